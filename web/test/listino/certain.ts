import type { ColumnsWanted } from '../../src/listino/worker/column-choice.ts'

/** What was read of a file with certain columns. */
export function certain<Read extends object>(read: Read | ColumnsWanted): Read {
  if ('asked' in read) throw new Error(`The columns of ${read.asked.fileName} are not certain`)
  return read
}
