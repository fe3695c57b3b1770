import type { PartOfOne, SaidThere } from '../costs/parts.ts'

type Part = PartOfOne | 'price'

type Columns = Partial<Record<Part, Float64Array>>

/** What is said of articles for single marketplaces: a column for each marketplace and part, where something is. */
export class There {
  readonly #columns = new Map<string, Columns>()
  /** How many articles there is room for, as far as is known. */
  readonly #length: number

  constructor(length: number) {
    this.#length = length
  }

  write(id: number, said: SaidThere<Part>): void {
    for (const [marketplace, parts] of Object.entries(said)) {
      const columns = this.#columns.get(marketplace) ?? {}
      this.#columns.set(marketplace, columns)
      for (const part of Object.keys(parts) as Part[]) {
        const column = this.#withRoom(columns[part], id)
        column[id] = parts[part] as number
        columns[part] = column
      }
    }
  }

  #withRoom(column: Float64Array | undefined, id: number): Float64Array {
    if (column !== undefined && id < column.length) return column
    const wider = new Float64Array(Math.max(this.#length, 2 * id, 1024)).fill(Number.NaN)
    if (column !== undefined) wider.set(column)
    return wider
  }

  /** NaN where nothing is said. */
  of(marketplace: string, part: Part, id: number): number {
    return this.#columns.get(marketplace)?.[part]?.[id] ?? Number.NaN
  }

  get marketplaces(): readonly string[] {
    return [...this.#columns.keys()]
  }

  has(marketplace: string, part: Part): boolean {
    return this.#columns.get(marketplace)?.[part] !== undefined
  }
}
