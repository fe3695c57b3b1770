import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const groupAndOthers = 0o077

/** What the server and its commands put into the data folder. */
const isOurs = (name: string) =>
  /^margine\.sqlite(?:-|$)/.test(name) || ['outbox', 'backups'].includes(name)

/** Shuts a file or folder of ours to everybody else. What belongs to another user is left to them. */
function shut(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined || stats.uid !== process.getuid?.()) return
  const { mode } = stats
  if ((mode & groupAndOthers) !== 0) chmodSync(path, mode & 0o700)
}

/**
 * Shuts what an earlier version or another umask left open to other users of the machine: the
 * database's files, the folders of mails and backups, and the data folder itself where nothing else
 * is kept in it. Nobody closes a folder that people use for other things.
 *
 * @param onFailure told of what can't be shut, as on a file system without modes; that keeps nobody from starting
 */
export function makePrivate(dataDir: string, onFailure: (error: Error) => void): void {
  let names: string[]
  try {
    names = readdirSync(dataDir)
  } catch {
    return
  }
  const paths = names.filter(isOurs).map((name) => join(dataDir, name))
  if (names.length > 0 && names.every(isOurs)) paths.push(dataDir)
  for (const path of paths)
    try {
      shut(path)
    } catch (error) {
      onFailure(error as Error)
    }
}
