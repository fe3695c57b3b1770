import { startPostgres } from '../server/test/postgres-server.ts'
import { settings, startServer } from './product/server.ts'
import { test as onSqlite } from './test.ts'

export { expect } from './test.ts'

/** Tests in front of a server that keeps its data in a PostgreSQL of its own. */
const onPostgres = onSqlite.extend<object, { postgresServer: string }>({
  postgresServer: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright knows that it needs nothing
    async ({}, use) => {
      const postgres = await startPostgres()
      const server = await startServer({ ...settings, DATABASE_URL: postgres.url })
      await use(server.url)
      await server.stop()
      await postgres.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ postgresServer }, use) => use(postgresServer),
})

/** The same test on either database. */
export const databases = { SQLite: onSqlite, PostgreSQL: onPostgres } as const
