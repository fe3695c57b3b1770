/** What a file is made of; the last part tells what the others are. */
export type FileParts = readonly ArrayBufferView<ArrayBuffer>[]

/** Where the offset of the last part stands: written last, so that a file is whole where it isn't 0. */
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

const lastAt = (bytes: ArrayBuffer) =>
  bytes.byteLength < headBytes ? 0 : (new Float64Array(bytes, 0, 1)[0] as number)

/** Whether a file was written to its end, by its first bytes. */
export const isWhole = (bytes: ArrayBuffer): boolean => lastAt(bytes) !== 0

/** A value as the last part of a file. */
export const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

function decoded(part: Uint8Array): object | null {
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(part))
    return typeof said === 'object' ? said : null
  } catch {
    return null
  }
}

/** What the last part of a whole file says; null where it is broken. */
export const saidIn = (bytes: ArrayBuffer): object | null =>
  decoded(new Uint8Array(bytes).subarray(lastAt(bytes)))

/** The same of a file of which nothing else is read. */
export async function lastPartOf(file: Blob): Promise<object | null> {
  const at = lastAt(await file.slice(0, headBytes).arrayBuffer())
  return decoded(new Uint8Array(await file.slice(at).arrayBuffer()))
}

/** A newer version of this page wrote a file, or it is broken. */
export class Unreadable extends Error {
  readonly isNewer: boolean

  constructor(isNewer = false) {
    super(isNewer ? 'A newer version wrote this' : 'This is broken')
    this.isNewer = isNewer
  }
}

/** What is made of a file's parts. Throws {@link Unreadable} where they are not what the file says. */
export function readable<Value>(make: () => Value): Value {
  try {
    return make()
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) throw new Unreadable()
    throw error
  }
}
