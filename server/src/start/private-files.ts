import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const groupAndOthers = 0o077

/** Whether the server or one of its commands made this file or folder of the data folder. */
const isOurs = (name: string) =>
  /^margine\.sqlite(?:-|$)/.test(name) || ['outbox', 'backups'].includes(name)

/** Takes all rights on a file or folder from group and others. What belongs to another user is left alone. */
function shut(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined || stats.uid !== process.getuid?.()) return
  const { mode } = stats
  if ((mode & groupAndOthers) !== 0) chmodSync(path, mode & 0o700)
}

/**
 * Takes the rights of other users on what an earlier version or another umask left readable: the database's
 * files, the folders of mails and backups, and the data folder itself where nothing but ours is in it.
 *
 * @param onFailure told of what could not be changed, as on a file system without modes; the start goes on
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
