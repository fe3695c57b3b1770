import { type DatabaseKind, exactly, type Figure, type PlainRow, type Row } from './row.ts'

/** The figures as a table. */
export function tableOf(figures: readonly Figure[]): string[] {
  const widths = (
    [(one) => one.what, (one) => one.seen, (one) => one.wanted] as const satisfies ((
      one: Figure,
    ) => string)[]
  ).map((column) => Math.max(...figures.map((figure) => column(figure).length)))
  return figures.map(({ what, seen, wanted, holds }) => {
    const [first = 0, second = 0, third = 0] = widths
    const verdict = wanted === '' ? ' ' : holds ? '✓' : '✗'
    return `  ${verdict} ${what.padEnd(first)}  ${seen.padStart(second)}  ${wanted.padEnd(third)}`.trimEnd()
  })
}

/** A row on one of its databases. */
export interface Turn {
  title: string
  proves: string
  database?: DatabaseKind
  prove(share: number): Promise<Figure[]>
}

export function turnsOf(row: Row | PlainRow): Turn[] {
  const { name, proves } = row
  if (!('databases' in row)) return [{ title: name, proves, prove: (share) => row.prove(share) }]
  return row.databases.map((database) => ({
    title: `${name} (${database})`,
    proves,
    database,
    prove: (share) => row.prove(database, share),
  }))
}

/** A row that breaks off falls short, and keeps no other from running. */
export async function figuresOf({ prove }: Turn, share: number): Promise<Figure[]> {
  try {
    return await prove(share)
  } catch (error) {
    console.error(error)
    return [exactly('ran to its end', String(error).split('\n', 1)[0] ?? '', 'yes')]
  }
}
