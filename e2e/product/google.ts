import { freePort } from '../../server/test/free-port.ts'
import { type GoogleProvider, startGoogleProvider } from '../../server/test/google-provider.ts'
import { type RunningServer, settings, startServer } from './server.ts'

export interface GoogleStage {
  /** An OpenID provider that behaves as Google does. */
  provider: GoogleProvider
  /** The real server, set to use it. */
  server: RunningServer
}

/** Starts a provider and a server that know of each other. */
export async function startGoogleStage(): Promise<GoogleStage> {
  const port = await freePort()
  const provider = await startGoogleProvider({
    redirectUris: [`http://localhost:${port}/api/account/google/callback`],
  })
  const server = await startServer({ ...settings, ...provider.environment }, port)
  return { provider, server }
}
