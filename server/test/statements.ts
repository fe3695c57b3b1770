import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'

/** A statement of pg, which its types don't describe: it sends itself over a connection. */
interface Submitted {
  text: string
  submit(...parameters: unknown[]): unknown
}

/** Every SQL statement that some work runs, in order, on either database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sqlite = (['all', 'get', 'run', 'iterate'] as const).map((method) =>
    vi.spyOn(StatementSync.prototype, method),
  )
  const postgres = vi.spyOn(pg.Query.prototype as unknown as Submitted, 'submit')
  try {
    await work()
    const run = [
      ...sqlite.flatMap(({ mock }) =>
        mock.contexts.map((statement, call) => ({
          order: mock.invocationCallOrder[call] ?? 0,
          text: (statement as StatementSync).sourceSQL,
        })),
      ),
      ...postgres.mock.contexts.map((query, call) => ({
        order: postgres.mock.invocationCallOrder[call] ?? 0,
        text: (query as Submitted).text,
      })),
    ]
    return run.sort((one, other) => one.order - other.order).map(({ text }) => text)
  } finally {
    for (const spy of [...sqlite, postgres]) spy.mockRestore()
  }
}
