import { turn } from '@margine/listino/list'
import { vi } from 'vitest'

const notFound = () => new DOMException('There is no such thing', 'NotFoundError')

/** What a closed tab leaves where it held a lock. */
const gone = Symbol('gone')

class StoredFile {
  bytes = new Uint8Array(0)
  readonly #disk: Disk

  constructor(disk: Disk) {
    this.#disk = disk
  }

  getFile = async () => new Blob([this.bytes])

  createSyncAccessHandle = async () => {
    if (!this.#disk.allowsWriting) throw new DOMException('No worker may write', 'NotAllowedError')
    await this.#disk.step()
    return {
      write: (part: ArrayBufferView, { at }: { at: number }) => {
        const { buffer, byteOffset, byteLength } = part
        if (at + byteLength > this.#disk.room)
          throw new DOMException('The disk is full', 'QuotaExceededError')
        if (this.#disk.hasStep()) {
          const bytes = new Uint8Array(Math.max(this.bytes.length, at + byteLength))
          bytes.set(this.bytes)
          bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
          this.bytes = bytes
        }
        return byteLength
      },
      flush: () => this.#disk.onFlush(),
      close: () => {},
    }
  }
}

/** What a browser keeps for a site, as far as the list goes: a folder with files, on a disk that may be full. */
export class Disk {
  readonly folders = new Map<string, Map<string, StoredFile>>()
  room = Number.POSITIVE_INFINITY
  allowsWriting = true
  onFlush = () => {}
  /** What the folders can't be reached for, and how often they are before and then aren't. */
  trouble: { error: Error; after: number; times: number } | null = null
  #stepsLeft = Number.POSITIVE_INFINITY
  #stop = () => {}
  /** Settled once the tab is closed that asks for a lock now. */
  #closed: Promise<typeof gone> = new Promise(() => {})

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
    const request = async (name: string, ...asked: unknown[]) => {
      const work = asked.pop() as (lock: unknown) => unknown
      const closed = this.#closed
      const held = (lock: unknown) => Promise.race([work(lock), closed])
      const end = await Reflect.apply(locks.request, locks, [name, ...asked, held])
      // In a closed tab nothing follows, not even an error.
      return end === gone ? new Promise(() => {}) : end
    }
    const getDirectory = async () => {
      if (this.trouble !== null && this.trouble.after-- <= 0 && this.trouble.times-- > 0)
        throw this.trouble.error
      return root
    }
    vi.stubGlobal('navigator', { locks: { request }, storage: { getDirectory } })
  }

  #handleOf(files: Map<string, StoredFile>) {
    return {
      keys: async function* () {
        yield* [...files.keys()]
      },
      removeEntry: async (name: string) => {
        await this.step()
        if (!files.delete(name)) throw notFound()
      },
      getFileHandle: async (name: string, options?: { create?: boolean }) => {
        if (!files.has(name) && options?.create) {
          await this.step()
          files.set(name, new StoredFile(this))
        }
        const file = files.get(name)
        if (file === undefined) throw notFound()
        return file
      },
    }
  }

  /**
   * Closes the tab that does something, after so many of the steps in which that changes the disk. What it still does has no
   * effect, what it waits for never comes, and its lock is free.
   *
   * @returns whether it came to its end before
   */
  async closing(steps: number, work: () => Promise<unknown>): Promise<boolean> {
    this.#stepsLeft = steps
    this.#closed = new Promise((resolve) => {
      this.#stop = () => resolve(gone)
    })
    const end = await Promise.race([work(), this.#closed])
    // Until it waits for what never comes.
    await turn()
    this.#stepsLeft = Number.POSITIVE_INFINITY
    this.#closed = new Promise(() => {})
    return end !== gone
  }

  /** Whether the tab that writes isn't closed yet. */
  hasStep(): boolean {
    const isOpen = this.#stepsLeft > 0
    if (isOpen) this.#stepsLeft--
    else this.#stop()
    return isOpen
  }

  async step(): Promise<void> {
    if (!this.hasStep()) await new Promise(() => {})
  }

  /** The newest file of a name, without its number or with it. */
  file(home: string, name: string): StoredFile {
    const found = [...(this.folders.get(home) ?? [])].filter(
      ([file]) => file.split('.')[0] === name,
    )
    const [, file] = found.at(-1) ?? []
    if (file === undefined) throw notFound()
    return file
  }

  get isEmpty(): boolean {
    return this.folders.size === 0
  }
}
