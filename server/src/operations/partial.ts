import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a copy is called until it is whole: a name that no other copy has. */
export const partialOf = (target: string) => `${target}.${randomUUID()}.partial`

/** A copy that is not whole, or SQLite's journal of it. */
const partial = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.partial(?:-journal)?$/

const hour = 60 * 60_000

/**
 * Whether nobody works on a partial copy any more. Only its age tells: the process may be of another machine or in a
 * container, and a check that writes nothing for an hour would be one of some hundred gigabytes.
 */
const isAbandoned = (path: string) => Date.now() - statSync(path).mtimeMs >= hour

/** Removes the partial copies of processes that were killed: people's addresses can be read in them. */
export function removeRemains(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!partial.test(entry.name) || !entry.isFile()) continue
    const path = join(folder, entry.name)
    try {
      if (isAbandoned(path)) rmSync(path)
    } catch {
      // The backup matters more, and the next one tries again.
    }
  }
}
