import { accessSync, constants, createReadStream, existsSync, statSync } from 'node:fs'
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

/** A file on disk. */
function fileSource(typed: string): Source {
  const path = pathOf(typed)
  return { name: typed, chunks: () => createReadStream(path, { highWaterMark: 1 << 16 }) }
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
