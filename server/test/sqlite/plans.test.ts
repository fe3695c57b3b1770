import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { sqlitePath } from '../../src/db/open.ts'
import { claimDue } from '../../src/mail/outbox.ts'
import { buildService } from '../build-app.ts'
import { statementsOf } from '../statements.ts'

it('the worker finds what is due by an index, however much waits', async () => {
  const { database, config } = await buildService()
  const [question = ''] = await statementsOf(() => claimDue(database.queries))
  const sqlite = new DatabaseSync(sqlitePath(config), { readOnly: true })
  const plan = sqlite.prepare(`EXPLAIN QUERY PLAN ${question}`).all(0, 1)
  sqlite.close()
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('USING INDEX outbox_due'),
  ])
})

/** Newer Nodes count what SQLite does for a statement. */
type Counted = StatementSync & { stat?: (counter: 'reprepare') => number }

it('a statement is planned once, however often it is asked', async () => {
  const { database, config } = await buildService()
  const { sql } = database.queries
    .selectFrom('calculations')
    .select('id')
    .where('userId', '=', '')
    .orderBy('createdAt')
    .compile()
  const sqlite = new DatabaseSync(sqlitePath(config), { readOnly: true })
  const statement: Counted = sqlite.prepare(sql)
  for (const user of ['one', 'another']) statement.all(user)
  const again = statement.stat?.('reprepare') ?? 0
  sqlite.close()
  expect(again).toBe(0)
})
