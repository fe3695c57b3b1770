import { type FileParts, offsetsOf } from './kept-bytes.ts'

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

async function folder(home: string, options?: FileSystemGetDirectoryOptions) {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(home, options)
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
export async function writeFile(home: string, name: string, parts: FileParts): Promise<void> {
  const file = await (await folder(home, { create: true })).getFileHandle(name, { create: true })
  const writer = await (file as Writable).createSyncAccessHandle()
  try {
    writeParts(writer, parts)
  } finally {
    writer.close()
  }
}

/** The bytes of one of the list's files; null where there is none, or nothing can be read. */
export async function readFile(home: string, name: string): Promise<ArrayBuffer | null> {
  try {
    const file = await (await folder(home)).getFileHandle(name)
    return await (await file.getFile()).arrayBuffer()
  } catch {
    return null
  }
}

/** Whether there are files of a list, whatever is in them. */
export const hasFiles = (home: string): Promise<boolean> =>
  folder(home).then(
    () => true,
    () => false,
  )

/** Deletes all files of the list. */
export async function dropFiles(home: string): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry(home, { recursive: true })
  } catch {
    // There are none, or the browser allows none.
  }
}

const isNoRoom = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/** Keeps files instead of all others: all of them, or none. */
export async function keepFiles(
  home: string,
  made: () => Readonly<Record<string, FileParts>>,
): Promise<Kept> {
  await dropFiles(home)
  try {
    for (const [name, parts] of Object.entries(made())) await writeFile(home, name, parts)
    return 'kept'
  } catch (error) {
    await dropFiles(home)
    return isNoRoom(error) ? 'noRoom' : 'notAllowed'
  }
}
