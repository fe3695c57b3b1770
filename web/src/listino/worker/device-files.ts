import { listFolder } from '../../session/list-place.ts'
import { type FileParts, type FileStore, offsetsOf } from './kept-bytes.ts'

/** What TypeScript's types of pages don't have: workers alone can write at once. */
type Writer = {
  truncate: (size: number) => void
  write: (bytes: AllowSharedBufferSource, options: { at: number }) => number
  flush: () => void
  close: () => void
}

type Writable = FileSystemFileHandle & { createSyncAccessHandle: () => Promise<Writer> }

async function homeOf(options?: FileSystemGetDirectoryOptions) {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(listFolder, options)
}

function writeParts(writer: Writer, parts: FileParts): void {
  const offsets = offsetsOf(parts)
  writer.truncate(0)
  for (const [index, part] of parts.entries())
    if (writer.write(part, { at: offsets[index] as number }) !== part.byteLength)
      throw new DOMException('Not all was written', 'QuotaExceededError')
  writer.flush()
  writer.write(Float64Array.of(offsets.at(-1) as number), { at: 0 })
  writer.flush()
}

/** The files that the browser keeps for this site. */
export const deviceFiles: FileStore = {
  async read(name) {
    try {
      const file = await (await homeOf()).getFileHandle(name)
      return await (await file.getFile()).arrayBuffer()
    } catch {
      return null
    }
  },

  async write(name, parts) {
    const home = await homeOf({ create: true })
    const file = (await home.getFileHandle(name, { create: true })) as Writable
    const writer = await file.createSyncAccessHandle()
    try {
      writeParts(writer, parts)
    } finally {
      writer.close()
    }
  },

  async drop() {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry(listFolder, { recursive: true })
  },
}
