import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endsWithUs } from '../scripts/at-end.mjs'
import { freePort } from '../server/test/free-port.ts'

const run = promisify(execFile)

/** What Debian's package `postgresql` installs. */
const programs = '/usr/lib/postgresql/15/bin'

/** The user that PostgreSQL runs as where we are root, which it refuses to be. */
async function userOf(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
  )
  return { uid: uid ?? 0, gid: gid ?? 0 }
}

/** A PostgreSQL 15 as Debian has it, in a folder that is removed with it. */
export async function startDebianPostgres() {
  const user = await userOf()
  const folder = await mkdtemp(join(tmpdir(), 'margine-debian-postgres-'))
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = ['--username=margine', '--auth=trust', '--encoding=UTF8', '--locale=C']
  await run(join(programs, 'initdb'), ['-D', data, ...options], { ...user, cwd: folder })
  const listening = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder]
  const start = async () => {
    const server = endsWithUs(
      spawn(join(programs, 'postgres'), ['-D', data, ...listening], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      }),
      'SIGINT',
    )
    const isReady = () =>
      run(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(
        () => true,
        () => false,
      )
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
      await pause(50)
    }
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
