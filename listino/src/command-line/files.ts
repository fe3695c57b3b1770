import {
  accessSync,
  type BigIntStats,
  constants,
  createReadStream,
  existsSync,
  fstatSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { unreadableInWords } from '../articles/words.ts'
import type { Source } from '../table/source.ts'
import { Unreadable } from '../table/unreadable.ts'
import { Misuse } from './misuse.ts'

/** A path as it was typed: npm runs us in the project's folder, and says where it was called. */
export function pathOf(typed: string): string {
  const { INIT_CWD: calledFrom = '.' } = process.env
  return resolve(calledFrom, typed)
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

function allows(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/** Throws where a file can't be read. */
export function assertReadable(typed: string): void {
  const path = pathOf(typed)
  if (!existsSync(path)) throw new Misuse(`Il file «${typed}» non c'è.`)
  if (isFolder(path)) throw new Misuse(`«${typed}» è una cartella: indica un file.`)
  if (!allows(path, constants.R_OK)) throw new Misuse(`Il file «${typed}» non si può leggere.`)
}

/** Throws where a file can't be written. */
export function assertWritable(typed: string): void {
  const path = pathOf(typed)
  if (isFolder(path)) throw new Misuse(`«${typed}» è una cartella: indica un file.`)
  const folder = dirname(path)
  if (!isFolder(folder))
    throw new Misuse(`Il file «${typed}» non si può scrivere: la cartella non c'è.`)
  if (!allows(existsSync(path) ? path : folder, constants.W_OK))
    throw new Misuse(`Il file «${typed}» non si può scrivere.`)
}

/** Which file a path leads to, by whatever name. */
const identityOf = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`

const identityAt = (path: string): string | null =>
  existsSync(path) ? identityOf(statSync(path, { bigint: true })) : null

/** The file that a descriptor writes to; null where it writes to none. */
function identityBehind(descriptor: number): string | null {
  const stats = fstatSync(descriptor, { bigint: true })
  return stats.isFile() ? identityOf(stats) : null
}

const isOneOf = (identity: string | null, inputs: readonly string[]): string | undefined =>
  inputs.find((typed) => identity !== null && identityAt(pathOf(typed)) === identity)

/**
 * Throws where a file that a command writes, whatever its name, is one that it reads, or the one that it writes already.
 *
 * @param unused the file for unused SKUs
 * @param results the descriptor that results go to; null where they go to none
 */
export function assertApart(
  inputs: readonly string[],
  unused: string | undefined,
  results: number | null,
): void {
  const resultsFile = results === null ? null : identityBehind(results)
  const read = isOneOf(resultsFile, inputs)
  if (read !== undefined)
    throw new Misuse(
      `I risultati finirebbero in «${read}», che il comando legge: scrivili in un altro file.`,
    )
  if (unused === undefined) return
  if (isOneOf(identityAt(pathOf(unused)), inputs) !== undefined)
    throw new Misuse(
      `--non-usati: «${unused}» è un file che il comando legge, e andrebbe perso. Indica un altro file.`,
    )
  if (isOneOf(resultsFile, [unused]) !== undefined)
    throw new Misuse(`--non-usati: in «${unused}» vanno già i risultati. Indica un altro file.`)
}

/** Bytes per part: what a part makes is garbage-collected young. Larger parts are no quicker and take more memory. */
const readAtOnce = 1 << 16

/** A file on disk. */
function fileSource(typed: string): Source {
  const path = pathOf(typed)
  return { name: typed, chunks: () => createReadStream(path, { highWaterMark: readAtOnce }) }
}

/** Opens a file, saying in words why that can't be done. */
export async function opened<Table>(
  typed: string,
  open: (source: Source) => Promise<Table>,
): Promise<Table> {
  const source = fileSource(typed)
  try {
    return await open(source)
  } catch (error) {
    if (error instanceof Unreadable) throw new Misuse(`«${typed}»: ${unreadableInWords(error)}.`)
    throw error
  }
}
