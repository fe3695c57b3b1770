/** A file in a zip. */
type Entry = { method: number; from: number; size: number }

const endSize = 22
const endMark = 0x06054b50
const entryMark = 0x02014b50
const stored = 0

function endOf(view: DataView): number {
  for (let at = view.byteLength - endSize; at >= 0; at--)
    if (view.getUint32(at, true) === endMark) return at
  throw new RangeError('This zip has no end')
}

/** The files in a zip, by their names. Throws where it is none. */
export class Zip {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #entries = new Map<string, Entry>()

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const end = endOf(view)
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== entryMark)
        throw new RangeError('This zip has a broken index')
      const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
      const begin = at + 46
      const local = view.getUint32(at + 42, true)
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      this.#entries.set(new TextDecoder().decode(bytes.subarray(begin, begin + (name ?? 0))), {
        method: view.getUint16(at + 10, true),
        from,
        size: view.getUint32(at + 20, true),
      })
      at = begin + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    }
  }

  /** The text of a file, part by part; nothing where the zip doesn't have it. */
  async *textOf(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    const { from, size, method } = entry
    const packed = new Blob([this.#bytes.subarray(from, from + size)]).stream()
    const unpacked =
      method === stored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
    const decoder = new TextDecoder()
    const reader = unpacked.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        yield decoder.decode(value, { stream: true })
      }
    } finally {
      // Whoever has enough never asks for the rest.
      await reader.cancel()
    }
    yield decoder.decode()
  }

  /** All of the text of a file; empty where the zip doesn't have it. */
  async wholeTextOf(name: string): Promise<string> {
    let text = ''
    for await (const part of this.textOf(name)) text += part
    return text
  }
}
