import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the tables up to date: forward only, in one transaction. Several processes may start at once, and one
 * may be killed half-way.
 */
export async function migrate(database: Database, known = migrations): Promise<void> {
  await database.migrate(async (execute) => {
    await execute('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)')
    const rows = (await execute('SELECT name FROM migrations')) as { name: string }[]
    const done = new Set(rows.map(({ name }) => name))
    for (const { name, sql } of known) {
      if (done.has(name)) continue
      await execute(sql)
      await execute(`INSERT INTO migrations (name) VALUES ('${name}')`)
    }
  })
}
