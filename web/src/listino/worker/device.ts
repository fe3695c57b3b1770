import { listFolder, listLock } from '../../session/list-place.ts'
import { type FileParts, offsetsOf } from './kept-bytes.ts'
import { dropDatabase } from './old-database.ts'

/** Whether files are kept: there may be no room, or the browser may allow none. */
export type Kept = 'kept' | 'noRoom' | 'notAllowed'

/** What TypeScript's types of pages don't have: workers alone can write synchronously. */
type Writer = {
  truncate: (size: number) => void
  write: (bytes: AllowSharedBufferSource, options: { at: number }) => number
  flush: () => void
  close: () => void
}

type Writable = FileSystemFileHandle & { createSyncAccessHandle: () => Promise<Writer> }

/** Does something while nobody else writes or deletes the list, in this tab or another. */
export const alone = <Done>(work: () => Promise<Done>): Promise<Done> =>
  navigator.locks.request(listLock, work)

async function folder(options?: FileSystemGetDirectoryOptions) {
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

/** Writes one of the list's files anew. Throws where the browser doesn't allow it, or has no room. */
export async function writeFile(name: string, parts: FileParts): Promise<void> {
  const file = await (await folder({ create: true })).getFileHandle(name, { create: true })
  const writer = await (file as Writable).createSyncAccessHandle()
  try {
    writeParts(writer, parts)
  } finally {
    writer.close()
  }
}

/** The bytes of one of the list's files; null where there is none, or nothing can be read. */
export async function readFile(name: string): Promise<ArrayBuffer | null> {
  try {
    const file = await (await folder()).getFileHandle(name)
    return await (await file.getFile()).arrayBuffer()
  } catch {
    return null
  }
}

async function dropFolder(): Promise<void> {
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(listFolder, { recursive: true })
}

/** Deletes all files of the list. */
export async function dropFiles(): Promise<void> {
  // There may be none, or the browser may allow none.
  await Promise.allSettled([dropFolder(), dropDatabase()])
}

const isNoRoom = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/** Keeps files instead of all others: all of them, or none. */
export async function keepFiles(made: () => Readonly<Record<string, FileParts>>): Promise<Kept> {
  await dropFolder().catch(() => {})
  try {
    for (const [name, parts] of Object.entries(made())) await writeFile(name, parts)
    await dropDatabase().catch(() => {})
    return 'kept'
  } catch (error) {
    await dropFiles()
    return isNoRoom(error) ? 'noRoom' : 'notAllowed'
  }
}
