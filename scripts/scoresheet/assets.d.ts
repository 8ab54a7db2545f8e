/** What the bundler inserts as text. */
declare module '*.css?raw' {
  const text: string
  export { text as default }
}
declare module '*.woff2?inline' {
  const url: string
  export { url as default }
}
