import { listFolder, listLock } from '../../session/list-place.ts'

/** What TypeScript's types of pages don't have: workers alone can write at once. */
type Writer = {
  truncate: (size: number) => void
  write: (bytes: AllowSharedBufferSource, options: { at: number }) => number
  flush: () => void
  close: () => void
}

type Writable = FileSystemFileHandle & { createSyncAccessHandle: () => Promise<Writer> }

const root = () => navigator.storage.getDirectory()

/** Where the offset of the last part stands: written last, so that half a file is none. */
const headBytes = 8

/** Makes the folder of the list. */
export async function makeFolder(): Promise<void> {
  await (await root()).getDirectoryHandle(listFolder, { create: true })
}

/** Writes a file of parts, the last of which tells what the others are. Throws where the folder was deleted. */
export const writeFile = (
  name: string,
  parts: readonly ArrayBufferView<ArrayBuffer>[],
): Promise<void> => navigator.locks.request(listLock, () => write(name, parts))

async function write(name: string, parts: readonly ArrayBufferView<ArrayBuffer>[]): Promise<void> {
  const home = await (await root()).getDirectoryHandle(listFolder)
  const handle = (await home.getFileHandle(name, { create: true })) as Writable
  const writer = await handle.createSyncAccessHandle()
  try {
    writer.truncate(0)
    let at = headBytes
    let last = at
    for (const part of parts) {
      last = at
      if (writer.write(part, { at }) !== part.byteLength) throw new Error('There is no room')
      at += aligned(part.byteLength)
    }
    writer.flush()
    writer.write(Float64Array.of(last), { at: 0 })
    writer.flush()
  } finally {
    writer.close()
  }
}

/** As many bytes as a part takes: the next begins where any number may. */
export const aligned = (bytes: number): number => Math.ceil(bytes / headBytes) * headBytes

/** A file that was written, and where its last part begins; null where there is none. */
export async function readFile(
  name: string,
): Promise<{ buffer: ArrayBuffer; last: number } | null> {
  try {
    const home = await (await root()).getDirectoryHandle(listFolder)
    const file = await (await home.getFileHandle(name)).getFile()
    const buffer = await file.arrayBuffer()
    const [last = 0] = new Float64Array(buffer.slice(0, headBytes))
    return last >= headBytes && last < buffer.byteLength ? { buffer, last } : null
  } catch {
    return null
  }
}

/** Deletes all files of the list. */
export async function dropFiles(): Promise<void> {
  try {
    await (await root()).removeEntry(listFolder, { recursive: true })
  } catch {
    // There are none, or the browser keeps none.
  }
}
