export interface GoogleConfig {
  issuer: string
  /** The client of the popup in the browser; undefined where that way is not set up. */
  clientId: string | undefined
  clientSecret: string | undefined
  /** The client ids that a device's ID token may have. */
  nativeClientIds: string[]
}
