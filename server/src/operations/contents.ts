import { createHash } from 'node:crypto'

/**
 * What a table's rows hold, in whatever order they come: a hash of each, so that two tables compare
 * without either in memory. A number is its digits, as one database may call text what to the other
 * is a number.
 */
export class Contents {
  readonly #hashes: string[] = []

  add(values: readonly unknown[]): void {
    const written = values.map((value) => (value === null ? null : String(value)))
    this.#hashes.push(createHash('sha256').update(JSON.stringify(written)).digest('base64url'))
  }

  get rows(): number {
    return this.#hashes.length
  }

  equals(other: Contents): boolean {
    if (this.rows !== other.rows) return false
    const [ours, theirs] = [this.#hashes.toSorted(), other.#hashes.toSorted()]
    return ours.every((hash, index) => hash === theirs[index])
  }
}
