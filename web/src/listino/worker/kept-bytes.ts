/** What a file is made of; the last part tells what the others are. */
export type FileParts = readonly ArrayBufferView<ArrayBuffer>[]

/** Where the offset of the last part stands: written last, so that half a file is none. */
export const headBytes = 8

/** The bytes of a part, padded so that the next one is aligned for numbers of any kind. */
export const aligned = (bytes: number): number => Math.ceil(bytes / headBytes) * headBytes

/** Where each part begins. */
export function offsetsOf(parts: FileParts): number[] {
  let at = headBytes
  return parts.map(({ byteLength }) => {
    const start = at
    at += aligned(byteLength)
    return start
  })
}

/** The last part of a file; null where it is half a file. */
function lastPartOf(buffer: ArrayBuffer): Uint8Array<ArrayBuffer> | null {
  if (buffer.byteLength <= headBytes) return null
  const [last = 0] = new Float64Array(buffer, 0, 1)
  return last >= headBytes && last < buffer.byteLength ? new Uint8Array(buffer, last) : null
}

/** A value as the last part of a file. */
export const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

/** What the last part of a file says; null where it is none, half of one or broken. */
export function saidIn(buffer: ArrayBuffer | null): object | null {
  const last = buffer === null ? null : lastPartOf(buffer)
  if (last === null) return null
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(last))
    return typeof said === 'object' ? said : null
  } catch {
    return null
  }
}
