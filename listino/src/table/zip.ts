import type { Entry, FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { asUnreadable, Unreadable } from './unreadable.ts'

/**
 * A file is read where we are, in no worker of its own, and is not believed where its checksum or its length is another.
 * Nothing is written by its name, which may be any.
 */
const reading = {
  useWebWorkers: false,
  checkCrc32: true,
  filenameValidation: 'tolerant',
} as const

/** Its name alone tells: what systems say of a file besides, some writers leave to chance. */
const isFile = (entry: Entry): entry is FileEntry => !entry.filename.endsWith('/')

/** So many bytes make a part: what is made of one is forgotten before it has to be moved in memory. */
const partSize = 1 << 14

/** A workbook has a few files for each sheet and one for each picture; some kilobytes are kept of each. */
const mostFiles = 1 << 14

/** A million articles of twenty columns, each cell a text of its own, are less. */
const mostUnpacked = 2 ** 31
/** So much may be made of the smallest file. */
const leastAllowed = 1 << 27
/** Lists pack to a tenth; to a two-hundredth where twenty texts of a row are those of the row before. */
const mostOfAByte = 300

/** How many bytes may be unpacked of a zip of some size: what a hostile one takes is in proportion to its length. */
const allowedOf = (packed: number): number =>
  Math.min(mostUnpacked, Math.max(leastAllowed, mostOfAByte * packed))

/** The files in a zip, by their names. */
export class Zip {
  readonly #entries: ReadonlyMap<string, FileEntry>
  readonly #allowed: number

  private constructor(entries: readonly FileEntry[], allowed: number) {
    this.#entries = new Map(entries.map((entry) => [entry.filename, entry]))
    this.#allowed = allowed
  }

  /** Throws `Unreadable` where it is none, or a password is needed. */
  static open(bytes: Uint8Array<ArrayBuffer>): Promise<Zip> {
    return Zip.#opened(bytes).catch((error: unknown) => {
      throw asUnreadable(error)
    })
  }

  static async #opened(bytes: Uint8Array<ArrayBuffer>): Promise<Zip> {
    const { Uint8ArrayReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js')
    const files: FileEntry[] = []
    /** By the zip's index. */
    let count = 0
    const entries = new ZipReader(new Uint8ArrayReader(bytes), reading).getEntriesGenerator({
      onprogress: (_, total) => {
        count = total
      },
    })
    for await (const entry of entries) {
      if (count > mostFiles) throw new Unreadable('tooMuchUnpacked')
      if (!isFile(entry)) continue
      if (entry.encrypted) throw new Unreadable('protected')
      files.push(entry)
    }
    return new Zip(files, allowedOf(bytes.length))
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Throws `Unreadable` where some files together are longer than may be unpacked. */
  assertAllowed(names: readonly string[]): void {
    const sizes = names.map((name) => this.#entries.get(name)?.uncompressedSize ?? 0)
    if (sizes.reduce((sum, size) => sum + size, 0) > this.#allowed)
      throw new Unreadable('tooMuchUnpacked')
  }

  /** The text of a file, part by part; nothing where the zip doesn't have it. Throws `Unreadable`. */
  async *textOf(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    this.assertAllowed([name])
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const unpacked = entry.getData(writable).catch((error: unknown) => writable.abort(error))
    // What reads it reports it.
    unpacked.catch(() => {})
    const decoder = new TextDecoder()
    const reader = readable.getReader()
    let length = 0
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        length += value.length
        if (length > entry.uncompressedSize) throw new RangeError(`${name} is longer than it says`)
        for (let at = 0; at < value.length; at += partSize)
          yield decoder.decode(value.subarray(at, at + partSize), { stream: true })
      }
    } catch (error) {
      throw asUnreadable(error)
    } finally {
      // A reader that has enough never asks for the rest. Where reading failed, that was reported.
      await reader.cancel().catch(() => {})
    }
    yield decoder.decode()
  }
}
