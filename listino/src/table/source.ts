/** A file that can be read from its beginning as often as needed. */
export type Source = { name: string; chunks: () => AsyncIterable<Uint8Array> }

/** So many bytes are asked for at a time. */
const readAtOnce = 1 << 20
/** Bytes per part: what a part makes is garbage-collected young. */
const chunkSize = 1 << 16

const readAt = async (blob: Blob, from: number) =>
  new Uint8Array(await blob.slice(from, from + readAtOnce).arrayBuffer())

/** The next bytes are on their way while those before are worked on. */
async function* chunksOf(blob: Blob): AsyncGenerator<Uint8Array> {
  let next = readAt(blob, 0)
  for (let from = readAtOnce; from < blob.size + readAtOnce; from += readAtOnce) {
    const bytes = await next
    next = readAt(blob, from)
    // Whoever has enough never asks for it.
    next.catch(() => {})
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
  }
}

/** A file that a seller dropped or chose. */
export const sourceOf = (blob: Blob, name: string): Source => ({
  name,
  chunks: () => chunksOf(blob),
})

/** All of a file, for formats that have to be read from their end. */
export async function allBytes({ chunks }: Source): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of chunks()) {
    parts.push(part)
    length += part.length
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The first bytes of a file, as many as are asked for or as there are. */
export async function firstBytes(
  { chunks }: Source,
  count: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let found = new Uint8Array(0)
  for await (const part of chunks()) {
    const joined = new Uint8Array(found.length + part.length)
    joined.set(found)
    joined.set(part, found.length)
    found = joined
    if (found.length >= count) break
  }
  return found.subarray(0, count)
}
