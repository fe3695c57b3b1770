import { tazza } from '../server/test/calculations.ts'
import type { Answer, Client } from './client.ts'

/** Saves a calculation as the page does. */
export function save(
  client: Client,
  session: string,
  { name = tazza.name, key }: { name?: string; key?: string } = {},
): Promise<Answer> {
  return client.post(
    '/api/calculations',
    { ...tazza, name },
    { session, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) },
  )
}

/** The id in the answer to a save. */
export const idIn = ({ text }: Pick<Answer, 'text'>): string =>
  (JSON.parse(text) as { id: string }).id

/** How often each status came, as text. */
export class Statuses {
  readonly #counts = new Map<number, number>()

  note({ status }: Pick<Answer, 'status'>): void {
    this.#counts.set(status, this.count(status) + 1)
  }

  count(status: number): number {
    return this.#counts.get(status) ?? 0
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  /** The statuses from 500 on. */
  get failures(): number {
    return [...this.#counts].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  }

  toString(): string {
    const sorted = [...this.#counts].sort(([one], [other]) => one - other)
    return sorted.map(([status, count]) => `${count} × ${status}`).join(', ')
  }
}
