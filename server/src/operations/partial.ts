import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a copy is called until it is whole: by its process, so that whoever comes later knows whether that still works on it. */
export const partialOf = (target: string) => `${target}.${process.pid}.partial`

/** A copy that is not whole, or SQLite's journal of it. */
const partial = /\.(\d+)\.partial(?:-journal)?$/

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Removes the partial copies of processes that were killed: people's addresses can be read in them. */
export function removeRemains(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = partial.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}
