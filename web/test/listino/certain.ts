import type { ColumnsWanted } from '@margine/listino/list'

/** What was read of a file with certain columns. */
export function certain<Read extends object>(read: Read | ColumnsWanted): Read {
  if ('asked' in read) throw new Error(`The columns of ${read.asked.fileName} are not certain`)
  return read
}
