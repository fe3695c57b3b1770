import { vi } from 'vitest'

const notFound = () => new DOMException('There is no such thing', 'NotFoundError')

class StoredFile {
  bytes = new Uint8Array(0)
  readonly #disk: Disk

  constructor(disk: Disk) {
    this.#disk = disk
  }

  getFile = async () => new Blob([this.bytes])

  createSyncAccessHandle = async () => {
    if (!this.#disk.allowsWriting) throw new DOMException('No worker may write', 'NotAllowedError')
    return {
      truncate: (size: number) => this.#resize(size),
      write: (part: ArrayBufferView, { at }: { at: number }) => {
        const { buffer, byteOffset, byteLength } = part
        if (at + byteLength > this.#disk.room)
          throw new DOMException('The disk is full', 'QuotaExceededError')
        this.#resize(Math.max(this.bytes.length, at + byteLength))
        this.bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
        return byteLength
      },
      flush: () => this.#disk.onFlush(),
      close: () => {},
    }
  }

  #resize(size: number): void {
    const bytes = new Uint8Array(size)
    bytes.set(this.bytes.subarray(0, size))
    this.bytes = bytes
  }
}

/** What a browser keeps for a site, as far as the list goes: a folder with files, on a disk that may be full. */
export class Disk {
  readonly folders = new Map<string, Map<string, StoredFile>>()
  room = Number.POSITIVE_INFINITY
  allowsWriting = true
  onFlush = () => {}

  constructor() {
    const root = {
      getDirectoryHandle: async (name: string, options?: { create?: boolean }) => {
        if (!this.folders.has(name) && options?.create) this.folders.set(name, new Map())
        const files = this.folders.get(name)
        if (files === undefined) throw notFound()
        return this.#handleOf(files)
      },
      removeEntry: async (name: string) => {
        if ((this.folders.get(name)?.size ?? 0) > 0)
          throw new DOMException('It holds something', 'InvalidModificationError')
        if (!this.folders.delete(name)) throw notFound()
      },
    }
    const { locks } = navigator
    vi.stubGlobal('navigator', { locks, storage: { getDirectory: async () => root } })
  }

  #handleOf(files: Map<string, StoredFile>) {
    return {
      keys: async function* () {
        yield* [...files.keys()]
      },
      removeEntry: async (name: string) => {
        if (!files.delete(name)) throw notFound()
      },
      getFileHandle: async (name: string, options?: { create?: boolean }) => {
        if (!files.has(name) && options?.create) files.set(name, new StoredFile(this))
        const file = files.get(name)
        if (file === undefined) throw notFound()
        return file
      },
    }
  }

  /** The bytes of the list itself. */
  list(home: string): StoredFile {
    const file = this.folders.get(home)?.get('articoli')
    if (file === undefined) throw notFound()
    return file
  }

  get isEmpty(): boolean {
    return this.folders.size === 0
  }
}
