import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../src/db/open.ts'
import { memoryFolder } from './memory-folder.ts'

/** A folder that is removed when the test ends. */
export async function buildFolder(): Promise<string> {
  const folder = await mkdtemp(join(memoryFolder(), 'margine-data-'))
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
