import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { text: unknown }).text)

/** Every SQL statement run during a piece of work, in order, on whichever database it runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sqlite = (['all', 'get', 'run', 'iterate'] as const).map((method) =>
    vi.spyOn(StatementSync.prototype, method),
  )
  const postgres = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const run = [
      ...sqlite.flatMap(({ mock }) =>
        mock.contexts.map((statement, call) => ({
          order: mock.invocationCallOrder[call] ?? 0,
          text: (statement as StatementSync).sourceSQL,
        })),
      ),
      ...postgres.mock.calls.map(([query], call) => ({
        order: postgres.mock.invocationCallOrder[call] ?? 0,
        text: textOf(query),
      })),
    ]
    return run.sort((one, other) => one.order - other.order).map(({ text }) => text)
  } finally {
    for (const spy of [...sqlite, postgres]) spy.mockRestore()
  }
}
