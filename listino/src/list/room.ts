type Typed = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>
type Values = Typed | Float64Array<ArrayBuffer>

/** So small a share of a column's room may stay unused: nothing was written to it, so that it takes no memory. */
const spare = 1 / 8

/** A column without the room behind its first so many values; copied where that is much. */
export const withoutRoom = <Column extends Values>(column: Column, length: number): Column =>
  (column.length - length <= column.length * spare
    ? column.subarray(0, length)
    : column.slice(0, length)) as Column
