import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { unreadableInWords } from '../articles/words.ts'
import type { Source } from '../table/source.ts'
import { Unreadable } from '../table/unreadable.ts'
import { Misuse } from './misuse.ts'

/** A path as it was typed: npm runs us in the project's folder, and says where it was called. */
export function pathOf(typed: string): string {
  const { INIT_CWD: calledFrom = '.' } = process.env
  return resolve(calledFrom, typed)
}

/** A file on disk. */
function fileSource(typed: string): Source {
  const path = pathOf(typed)
  if (!existsSync(path)) throw new Misuse(`Il file «${typed}» non c'è.`)
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
    if (error instanceof Unreadable)
      throw new Misuse(`«${typed}»: ${unreadableInWords(error.code)}.`)
    throw error
  }
}
