import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = ['node', 'server/src/main.ts'] as const

/** The settings that the tests look for on the page. */
export const settings = {
  SUPPORT_EMAIL: 'aiuto@margine.example',
  FEEDBACK_FORM_URL: 'https://moduli.example/margine',
}

/** How to start the real server over the built web app, on a port of its own. */
export function serverCommand(port: number) {
  const { PATH = '' } = process.env
  return {
    command: program.join(' '),
    cwd: root,
    url: `http://localhost:${port}`,
    env: {
      ...settings,
      // Blank where the default is meant: nothing may come from the environment or a `.env` file.
      NODE_ENV: '',
      APP_URL: '',
      PORT: String(port),
      // The project's own Node, which runs TypeScript as it is.
      PATH: [join(root, 'node_modules/.bin'), PATH].join(delimiter),
    },
  }
}

/** Starts the real server for a program that isn't the test runner; `stop` ends it. */
export async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, cwd, env } = serverCommand(await freePort())
  const [command, ...args] = program
  const server = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const listening = once(createInterface(server.stdout), 'line').then(() => true)
  if (!(await Promise.race([listening, ended.then(() => false)])))
    throw new Error('The server ended before it listened; its own words are above.')
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
