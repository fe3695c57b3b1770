/** A file that can be read from its beginning as often as needed. */
export type Source = { name: string; chunks: () => AsyncIterable<Uint8Array> }

const chunkSize = 1 << 20

const chunkAt = async (blob: Blob, from: number) =>
  new Uint8Array(await blob.slice(from, from + chunkSize).arrayBuffer())

/** The next chunk is on its way while one is worked on. */
async function* chunksOf(blob: Blob): AsyncGenerator<Uint8Array> {
  let next = chunkAt(blob, 0)
  for (let from = chunkSize; from < blob.size + chunkSize; from += chunkSize) {
    const chunk = await next
    next = chunkAt(blob, from)
    // Whoever has enough never asks for it.
    next.catch(() => {})
    yield chunk
  }
}

/** A file that a seller dropped or chose. */
export const sourceOf = (blob: Blob, name: string): Source => ({
  name,
  chunks: () => chunksOf(blob),
})

/** All of a file, for formats that have to be read from their end. */
export async function allBytes({ chunks }: Source): Promise<Uint8Array> {
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
export async function firstBytes({ chunks }: Source, count: number): Promise<Uint8Array> {
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
