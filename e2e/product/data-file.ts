import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Changes the data of the server under test behind its back. */
export function changeData(dataFolder: string, sql: string, ...parameters: string[]): void {
  const database = new DatabaseSync(join(dataFolder, 'margine.sqlite'), { timeout: 5000 })
  try {
    database.prepare(sql).run(...parameters)
  } finally {
    database.close()
  }
}
