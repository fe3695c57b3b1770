import type { Schema } from '../src/db/schema.ts'
import type { Service } from './build-app.ts'

/** Every row of a table, to see what is left. */
export const rowsOf = ({ database }: Service, table: keyof Schema) =>
  database.queries.selectFrom(table).selectAll().execute()
