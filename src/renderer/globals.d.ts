/** The version of the application, put in by the build. */
declare const __APP_VERSION__: string

/** What the bundler puts in as text. */
declare module '*/tokens.css?raw' {
  const tokens: string
  export { tokens as default }
}
