import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a copy is called until it is whole: a name that no other copy has. */
export const partialOf = (target: string) => `${target}.${randomUUID()}.partial`

/** A copy that is not whole, and SQLite's journal of it, which is written to at its beginning only. */
const partial = /^(.+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.partial)(?:-journal)?$/

const hour = 60 * 60_000

/**
 * Whether nobody works on a partial copy any more. Only its age tells: the process may be of another machine or in a
 * container. A check that writes nothing for an hour would be one of some dozen gigabytes at least.
 */
function isAbandoned(copy: string): boolean {
  const written = statSync(copy, { throwIfNoEntry: false })
  return written === undefined || Date.now() - written.mtimeMs >= hour
}

/** Removes the partial copies of processes that were killed: people's addresses can be read in them. */
export function removeRemains(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [, copy] = partial.exec(entry.name) ?? []
    if (copy === undefined || !entry.isFile()) continue
    try {
      if (isAbandoned(join(folder, copy))) rmSync(join(folder, entry.name))
    } catch {
      // The backup matters more, and the next one tries again.
    }
  }
}
