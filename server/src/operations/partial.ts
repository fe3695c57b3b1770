import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a copy is called until it is whole: by its process, so that whoever comes later knows whether that still works on it. */
export const partialOf = (target: string) => `${target}.${process.pid}.partial`

/** A copy that is not whole, or SQLite's journal of it. */
const partial = /\.(\d+)\.partial(?:-journal)?$/

const hour = 60 * 60_000

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Whether nobody works on a partial copy: what is written to may be of a process on another machine or in a container. */
function isAbandoned(path: string, pid: number): boolean {
  const { mtimeMs } = statSync(path)
  return Date.now() - mtimeMs >= hour && !isRunning(pid)
}

/** Removes the partial copies of processes that were killed: people's addresses can be read in them. */
export function removeRemains(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [, pid] = partial.exec(entry.name) ?? []
    if (pid === undefined || !entry.isFile()) continue
    const path = join(folder, entry.name)
    try {
      if (isAbandoned(path, Number(pid))) rmSync(path)
    } catch {
      // The backup matters more, and the next one tries again.
    }
  }
}
