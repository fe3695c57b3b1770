export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** A measured value, beside what it has to be. */
export interface Figure {
  what: string
  seen: string
  wanted: string
  holds: boolean
}

/** A row of what is to be proved. */
export interface Row {
  /** The name on the command line: `npm run prove -- {name}`. */
  name: string
  /** What holds when it does, in a sentence. */
  proves: string
  /** On which databases it is proved. */
  databases: readonly DatabaseKind[]
  /** @param share of the repetitions to make, 1 being all */
  prove(database: DatabaseKind, share: number): Promise<Figure[]>
}

/** A row that no database has a part in. */
export interface PlainRow {
  name: string
  proves: string
  prove(share: number): Promise<Figure[]>
}

export const exactly = (what: string, seen: number | string, wanted: number | string): Figure => ({
  what,
  seen: String(seen),
  wanted: String(wanted),
  holds: seen === wanted,
})

export const atMost = (what: string, seen: number, wanted: number, unit = ''): Figure => ({
  what,
  seen: `${seen}${unit}`,
  wanted: `≤ ${wanted}${unit}`,
  holds: seen <= wanted,
})

export const atLeast = (what: string, seen: number, wanted: number, unit = ''): Figure => ({
  what,
  seen: `${seen}${unit}`,
  wanted: `≥ ${wanted}${unit}`,
  holds: seen >= wanted,
})

/** A value without an aim, which helps to read the other figures. */
export const told = (what: string, seen: string): Figure => ({
  what,
  seen,
  wanted: '',
  holds: true,
})
