import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const enough = 1024 ** 3

/** A file system in memory that has room for everything here. */
function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enough
}

/** A temporary folder that other users can enter too: root's own may be closed to them. */
export const diskFolder = () => (process.getuid?.() === 0 ? '/var/tmp' : tmpdir())

/** In memory where there is room: tests kill processes, not machines, and need not wait for a disk. */
export const memoryFolder = () => (isRoomy(memory) ? memory : diskFolder())
