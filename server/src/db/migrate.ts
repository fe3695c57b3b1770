import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the tables up to date: forward only, in one transaction. Several processes may start at once, and one
 * may be killed half-way.
 *
 * @throws where the tables are those of a later version: this one would read and write what it does not know
 */
export async function migrate(database: Database, known = migrations): Promise<void> {
  await database.migrate(async (execute) => {
    await execute('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)')
    const rows = (await execute('SELECT name FROM migrations')) as { name: string }[]
    const done = new Set(rows.map(({ name }) => name))
    const unknown = [...done].filter((name) => known.every((migration) => migration.name !== name))
    if (unknown.length > 0)
      throw new Error(
        `its tables are those of a later version of Margine, with changes that this one does not know (${unknown.join(', ')}). Start that version, or restore a backup made before it (docs/operations.md).`,
      )
    for (const { name, sql } of known) {
      if (done.has(name)) continue
      await execute(sql)
      await execute(`INSERT INTO migrations (name) VALUES ('${name}')`)
    }
  })
}
