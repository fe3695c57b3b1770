import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ProgramError } from '../process/program-error.ts'
import { partialOf, removeRemains } from './partial.ts'
import { tablesOf } from './tables.ts'

export interface Backup {
  path: string
  bytes: number
  rows: number
}

const ownerOnly = 0o600

/** Waits until a file or folder is on the disk: SQLite's copy does not, and a power cut could lose it. */
function settle(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function copy(source: string, target: string): void {
  closeSync(openSync(target, 'wx', ownerOnly))
  const sqlite = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    // A snapshot, whatever is written meanwhile.
    sqlite.prepare('VACUUM INTO ?').run(target)
  } finally {
    sqlite.close()
  }
  settle(target)
}

/** How many rows a copy holds. @throws when it isn't sound */
function inspect(path: string): number {
  const sqlite = new DatabaseSync(path, { readOnly: true })
  try {
    const [found] = Object.values(sqlite.prepare('PRAGMA integrity_check').get() ?? {})
    if (found !== 'ok') throw new Error(`the copy is damaged: ${found}`)
    return tablesOf(sqlite).reduce((sum, { name }) => {
      const { rows } = sqlite.prepare(`SELECT count(*) AS rows FROM "${name}"`).get() ?? {}
      return sum + Number(rows)
    }, 0)
  } finally {
    sqlite.close()
  }
}

/** Renames a finished copy. Fails where a file of that name exists, and leaves none where the copy is gone. */
function claim(copied: string, target: string): void {
  closeSync(openSync(target, 'wx', ownerOnly))
  try {
    renameSync(copied, target)
  } catch (error) {
    rmSync(target)
    throw error
  }
  settle(dirname(target))
}

/**
 * Copies an embedded database while servers go on using it. The copy gets its name only once it is complete
 * and checked; what earlier ones left in its folder half done is removed first.
 *
 * @throws ProgramError when there is no backup afterwards, and why
 */
export function backUp(source: string, target: string): Backup {
  if (!existsSync(source)) throw new ProgramError(`There is no database ${source} to back up.`)
  if (existsSync(target))
    throw new ProgramError(`${target} is there already, and a backup overwrites nothing.`)
  const copied = partialOf(target)
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    removeRemains(dirname(target))
    copy(source, copied)
    const rows = inspect(copied)
    claim(copied, target)
    return { path: target, bytes: statSync(target).size, rows }
  } catch (error) {
    throw new ProgramError(`The backup was not made: ${(error as Error).message}.`, {
      cause: error,
    })
  } finally {
    rmSync(copied, { force: true })
  }
}
