import { createHash } from 'node:crypto'

/**
 * The rows of a table, as one hash for each, so that two tables can be compared without being in memory and
 * whatever their order. Numbers are hashed as text: the two databases may return different types for them.
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
