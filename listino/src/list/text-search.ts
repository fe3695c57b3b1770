import type { TextColumn } from './text-column.ts'

const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a
const small = (byte: number) => (isCapital(byte) ? byte + 0x20 : byte)

/** Whether the bytes from a place on are those of an ASCII text in small letters, capitals counted as small ones. */
function standsAt(bytes: Uint8Array, from: number, sought: Uint8Array): boolean {
  for (let at = 0; at < sought.length; at++)
    if (small(bytes[from + at] as number) !== sought[at]) return false
  return true
}

/** The same in bytes: text by text would make a million texts. */
function markAscii(sought: Uint8Array, { bytes, ends, length }: TextColumn, marks: Uint8Array) {
  const first = sought[0] as number
  let start = 0
  for (let row = 0; row < length; row++) {
    const end = ends[row] as number
    for (let at = start; at <= end - sought.length; at++) {
      if (small(bytes[at] as number) !== first || !standsAt(bytes, at, sought)) continue
      marks[row] = 1
      break
    }
    start = end
  }
}

/**
 * Marks the rows with a text that holds another, whatever their case.
 *
 * @param sought in small letters, not empty
 */
export function rowsHolding(sought: string, column: TextColumn): Uint8Array {
  const marks = new Uint8Array(column.length)
  const bytes = new TextEncoder().encode(sought)
  if (bytes.length === sought.length) markAscii(bytes, column, marks)
  else
    for (let row = 0; row < column.length; row++)
      marks[row] = Number(column.at(row).toLowerCase().includes(sought))
  return marks
}
