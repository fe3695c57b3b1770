import type { PartOfOne, SaidThere } from '../costs/parts.ts'

type Columns = Partial<Record<PartOfOne, Float64Array>>

/** What is said of articles for single marketplaces: a column for each marketplace and part, where something is. */
export class There {
  readonly #columns = new Map<string, Columns>()
  readonly #length: number

  constructor(length: number) {
    this.#length = length
  }

  write(id: number, said: SaidThere): void {
    for (const [marketplace, parts] of Object.entries(said)) {
      const columns = this.#columns.get(marketplace) ?? {}
      this.#columns.set(marketplace, columns)
      for (const part of Object.keys(parts) as PartOfOne[]) {
        columns[part] ??= new Float64Array(this.#length).fill(Number.NaN)
        columns[part][id] = parts[part] as number
      }
    }
  }

  /** NaN where nothing is said. */
  of(marketplace: string, part: PartOfOne, id: number): number {
    return this.#columns.get(marketplace)?.[part]?.[id] ?? Number.NaN
  }

  has(marketplace: string, part: PartOfOne): boolean {
    return this.#columns.get(marketplace)?.[part] !== undefined
  }
}
