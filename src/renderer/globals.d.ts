/** The version of the application, inserted by the build. */
declare const __APP_VERSION__: string

/** What the bundler inserts as text. */
declare module '*/tokens.css?raw' {
  const tokens: string
  export { tokens as default }
}
