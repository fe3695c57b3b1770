import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { atEnd } from '../../scripts/at-end.mjs'
import { server as built } from '../../scripts/project.mjs'
import { settingNames } from '../../server/src/start/config.ts'
import { freePort } from '../../server/test/free-port.ts'
import { newDataFolder, removeDataFolder } from './data-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = ['node', built] as const

export type Settings = Readonly<Record<string, string>>

/** The settings that the tests look for on the page. */
export const settings = {
  SUPPORT_EMAIL: 'aiuto@margine.example',
  CONTROLLER_NAME: 'Bottega del Margine S.r.l.',
  CONTROLLER_ADDRESS: 'Via Roma 1, 20121 Milano',
  FEEDBACK_FORM_URL: 'https://moduli.example/margine',
} as const satisfies Settings

/** So that each client can have an address of its own, as behind a proxy. */
const nearProxy = { TRUST_PROXY: '127.0.0.1,::1' } as const

/** Blank is where the default is meant: nothing may come from the environment or a `.env` file. */
const defaults = Object.fromEntries(settingNames.map((name) => [name, '']))

/** How to run one of our programs: with the project's own Node, which runs TypeScript as it is. */
function nodeCommand(file: string) {
  const { PATH = '' } = process.env
  const path = [join(root, 'node_modules/.bin'), PATH].join(delimiter)
  return { command: `node ${file}`, cwd: root, env: { PATH: path } }
}

/** How to start the real server over the built web app, on a port and with a data folder of its own. */
export function serverCommand(port: number, dataFolder: string, chosen: Settings = settings) {
  const { command, cwd, env } = nodeCommand(program[1])
  return {
    command,
    cwd,
    url: `http://localhost:${port}`,
    env: {
      ...defaults,
      ...nearProxy,
      ...chosen,
      DATA_DIR: dataFolder,
      PORT: String(port),
      ...env,
    },
  }
}

export interface RunningServer {
  url: string
  dataFolder: string
  stop: () => Promise<void>
}

/** Starts the real server for a program that isn't the test runner; `stop` ends it, and so does our own end. */
export async function startServer(
  chosen: Settings = settings,
  port?: number,
): Promise<RunningServer> {
  const dataFolder = newDataFolder()
  const { url, cwd, env } = serverCommand(port ?? (await freePort()), dataFolder, chosen)
  const [command, ...args] = program
  const server = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const forget = atEnd(() => {
    server.kill('SIGKILL')
    removeDataFolder(dataFolder)
  })
  const ended = once(server, 'exit')
  const listening = once(createInterface(server.stdout), 'line').then(() => true)
  if (!(await Promise.race([listening, ended.then(() => false)]))) {
    forget()
    removeDataFolder(dataFolder)
    throw new Error('The server ended before it listened; its own words are above.')
  }
  return {
    url,
    dataFolder,
    stop: async () => {
      // Asked to stop, it would wait some seconds for its proxy.
      server.kill('SIGKILL')
      await ended
      forget()
      removeDataFolder(dataFolder)
    },
  }
}
