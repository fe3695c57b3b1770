import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

interface User {
  uid?: number
  gid?: number
}

/** The user that PostgreSQL runs as: it refuses to be root. */
async function userOf(): Promise<User> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'nobody'])).stdout)),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

/**
 * The folder of PostgreSQL's programs, as a user can run them. In a folder that is root's alone nobody else can: they are
 * copied.
 */
async function runnable(programs: string, user: User, copy: string): Promise<string> {
  const isReached = await run(join(programs, 'bin/initdb'), ['--version'], user).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EACCES') throw error
      return false
    },
  )
  if (isReached) return programs
  await cp(programs, copy, { recursive: true, verbatimSymlinks: true })
  await run('chmod', ['-R', 'a+rX', copy])
  return copy
}

/** The lines of a server until it takes connections; fails with them when it ends before. */
async function ready(server: ChildProcess): Promise<void> {
  const lines: string[] = []
  if (server.stderr === null) throw new Error('PostgreSQL says nothing')
  for await (const line of createInterface(server.stderr)) {
    lines.push(line)
    if (line.includes('ready to accept connections')) return void server.stderr.resume()
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

/** Where a PostgreSQL keeps its data, and what it is told beside that. */
export interface Keeping {
  parent: string
  settings: readonly string[]
}

/**
 * Starts a PostgreSQL with a database of its own, in a folder that is removed with it.
 * @param programs the folder that holds its `bin`
 */
export async function startCluster(programs: string, { parent, settings }: Keeping) {
  const user = await userOf()
  const folder = await mkdtemp(join(parent, 'margine-postgres-'))
  try {
    return await startIn(folder, { programs, settings, user })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** As `startCluster`, in a folder that is there and empty. */
async function startIn(
  folder: string,
  { programs, settings, user }: { programs: string; settings: readonly string[]; user: User },
) {
  const give = async (path: string) => {
    if (user.uid !== undefined) await chown(path, user.uid, user.gid ?? user.uid)
  }
  await give(folder)
  const as = { ...user, cwd: folder }
  const home = await runnable(programs, user, join(folder, 'programs'))
  const data = join(folder, 'data')
  const port = await freePort()
  const password = join(folder, 'password')
  await writeFile(password, 'margine')
  await give(password)
  const options = ['--username=margine', '--auth=password', '--encoding=UTF8', '--locale=C']
  await run(join(home, 'bin/initdb'), ['-D', data, `--pwfile=${password}`, ...options], as)
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
    .flatMap((setting) => ['-c', setting])
    .concat('-D', data, '-p', String(port))
  const start = async () => {
    const server = spawn(join(home, 'bin/postgres'), flags, {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const end = () => server.kill('SIGINT')
    process.once('exit', end)
    server.once('exit', () => process.off('exit', end))
    await ready(server)
    return server
  }
  let server = await start()
  const leave = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  return {
    url: `postgres://margine:margine@127.0.0.1:${port}/postgres`,
    /** Away for a while: connections break, and new ones are refused until it is back. */
    leave,
    async comeBack() {
      server = await start()
    },
    async stop() {
      await leave()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
