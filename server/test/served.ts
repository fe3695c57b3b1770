import { createInterface } from 'node:readline'
import type { DatabaseSettings } from '../src/db/open.ts'
import { Browser } from './browser.ts'
import { freePort } from './free-port.ts'
import { exitCode, start } from './programs.ts'

/** The address that people open, the same for all processes. */
const appUrl = new URL('http://localhost:3000')

/** The environment variables of a database's settings. */
const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
})

/** A server in a process of its own, on a port, until the test ends. */
export async function served(
  settings: DatabaseSettings,
  environment: Record<string, string> = {},
  limits: Parameters<typeof start>[2] = {},
) {
  const port = await freePort()
  const child = start(
    './serving.ts',
    {
      ...environmentOf(settings),
      APP_URL: appUrl.origin,
      PORT: String(port),
      ...environment,
    },
    limits,
  )
  const complaints: string[] = []
  child.stderr.on('data', (bytes) => complaints.push(String(bytes)))
  let isReady = false
  for await (const line of createInterface(child.stdout)) {
    isReady = line.startsWith('Margine is ready')
    if (isReady) break
  }
  child.stdout.resume()
  if (!isReady) throw new Error(`the server ended:\n${complaints.join('')}`)
  const end = (signal: NodeJS.Signals) => {
    const ended = exitCode(child)
    child.kill(signal)
    return ended
  }
  return {
    child,
    /** A browser, with the cookies of another where given. */
    browser(cookies: ReadonlyMap<string, string> = new Map()) {
      const request = (url: string, init: RequestInit) => {
        const { pathname, search } = new URL(url)
        return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
          ...init,
          redirect: 'manual',
        })
      }
      const browser = new Browser({ request }, appUrl)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
