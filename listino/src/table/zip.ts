import type { Entry, FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Unreadable } from './unreadable.ts'

/**
 * A file is read where we are, in no worker of its own, and is not believed where its checksum is another. Nothing is
 * written by its name, which may be any.
 */
const reading = {
  useWebWorkers: false,
  checkCrc32: true,
  filenameValidation: 'tolerant',
} as const

/** Its name alone tells: what systems say of a file besides, some writers leave to chance. */
const isFile = (entry: Entry): entry is FileEntry => !entry.filename.endsWith('/')

/** A file of nothing, packed, is no longer. */
const emptyPacked = 16

/** So many bytes make a part: what is made of one is forgotten before it has to be moved in memory. */
const partSize = 1 << 14

/** The files in a zip, by their names. */
export class Zip {
  readonly #entries: ReadonlyMap<string, FileEntry>

  private constructor(entries: readonly FileEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.filename, entry]))
  }

  /** Throws where it is none, or a password is needed. */
  static async open(bytes: Uint8Array<ArrayBuffer>): Promise<Zip> {
    const { Uint8ArrayReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js')
    const entries = await new ZipReader(new Uint8ArrayReader(bytes), reading).getEntries()
    const files = entries.filter(isFile)
    if (files.some(({ encrypted }) => encrypted)) throw new Unreadable('protected')
    return new Zip(files)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Throws where a file is longer than some bytes, or says of itself that it is empty and isn't. */
  refuseLonger(name: string, most: number): void {
    const { uncompressedSize = 0, compressedSize = 0 } = this.#entries.get(name) ?? {}
    if (uncompressedSize > most || (uncompressedSize === 0 && compressedSize > emptyPacked))
      throw new RangeError(`${name} is too long`)
  }

  /** The text of a file, part by part; nothing where the zip doesn't have it. */
  async *textOf(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const unpacked = entry.getData(writable).catch((error: unknown) => writable.abort(error))
    // It is told by what is read.
    unpacked.catch(() => {})
    const decoder = new TextDecoder()
    const reader = readable.getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        for (let at = 0; at < value.length; at += partSize)
          yield decoder.decode(value.subarray(at, at + partSize), { stream: true })
      }
    } finally {
      // Whoever has enough never asks for the rest.
      await reader.cancel()
    }
    yield decoder.decode()
  }

  /** All of the text of a file, of so many bytes at most; empty where the zip doesn't have it. */
  async wholeTextOf(name: string, most: number): Promise<string> {
    this.refuseLonger(name, most)
    let text = ''
    for await (const part of this.textOf(name)) text += part
    return text
  }
}
