/** The version of the application, put in by the build. */
declare const __APP_VERSION__: string
