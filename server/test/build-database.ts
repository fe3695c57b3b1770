import { randomUUID } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../src/db/open.ts'

const memory = '/dev/shm'
const enough = 1024 ** 3

/** A file system in memory that has room for everything here. */
function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enough
}

/** In memory where there is room: tests kill processes, not machines, and need not wait for a disk. */
const databases = isRoomy(memory) ? memory : tmpdir()

/** A folder that is removed when the test ends. */
export async function buildFolder(): Promise<string> {
  const folder = await mkdtemp(join(databases, 'margine-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function emptySchema(postgresUrl: string): Promise<string> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(postgresUrl)
  await client.connect()
  await client.query(`CREATE SCHEMA ${schema}`)
  await client.end()
  return `${postgresUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

/** Settings of an empty database of the test's own, on the kind of server the suite runs on. */
export async function emptyDatabase(): Promise<DatabaseSettings> {
  const postgresUrl = inject('postgresUrl')
  return {
    dataDir: await buildFolder(),
    databaseUrl: postgresUrl === undefined ? undefined : await emptySchema(postgresUrl),
  }
}
