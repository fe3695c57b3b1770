import { isNoRoom } from '../../person/files.ts'
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

/** Writes a file anew. Throws where the browser doesn't allow it, or has no room. */
export async function writeFile(home: string, name: string, parts: FileParts): Promise<void> {
  const file = await (await folder(home, { create: true })).getFileHandle(name, { create: true })
  const writer = await (file as Writable).createSyncAccessHandle()
  try {
    writeParts(writer, parts)
  } finally {
    writer.close()
  }
}

/** The bytes of a file; null where there is none, or nothing can be read. */
export async function readFile(home: string, name: string): Promise<ArrayBuffer | null> {
  try {
    const file = await (await folder(home)).getFileHandle(name)
    return await (await file.getFile()).arrayBuffer()
  } catch {
    return null
  }
}

/** The files of the list, in the person's folder: its articles, what it is calculated with, and what the seller changed. */
export const listFiles = ['articoli', 'condizioni', 'modifiche'] as const

/** The names of the files in a folder; none where there is none, or the browser allows none. */
export async function namesIn(home: string): Promise<string[]> {
  const names: string[] = []
  try {
    for await (const name of (await folder(home)).keys()) names.push(name)
  } catch {
    // There is no folder.
  }
  return names
}

/** Deletes some files, and their folder once it is empty. */
export async function dropFiles(home: string, names: readonly string[]): Promise<void> {
  try {
    const own = await folder(home)
    // There may be none of a name.
    for (const name of names) await own.removeEntry(name).catch(() => {})
    await (await navigator.storage.getDirectory()).removeEntry(home)
  } catch {
    // There is no folder, or something else is in it.
  }
}

/** Keeps files of some names instead of those that are there: all of them, or none. */
export async function keepFiles<Name extends string>(
  home: string,
  names: readonly Name[],
  made: () => Readonly<Record<Name, FileParts>>,
): Promise<Kept> {
  await dropFiles(home, names)
  try {
    const parts = made()
    for (const name of names) await writeFile(home, name, parts[name])
    return 'kept'
  } catch (error) {
    await dropFiles(home, names)
    return isNoRoom(error) ? 'noRoom' : 'notAllowed'
  }
}
