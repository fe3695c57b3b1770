import { isNoRoom } from './files.ts'
import { filesIn, folder, isGone, isNamed, remove } from './folder.ts'
import {
  type FileParts,
  headBytes,
  isWhole,
  lastPartOf,
  offsetsOf,
  Unreadable,
} from './kept-bytes.ts'

/**
 * Files are kept by name in a person's folder. A newer one of a name is written beside the one before, as
 * `<name>.<number>`, and counts once it is whole; then the one before is deleted. So a tab that is closed meanwhile, or a
 * full disk, leaves the one before. Whoever writes holds the folder's lock.
 */

/** Whether something is kept: there may be no room, or the browser may allow none; what can't be read isn't written over. */
export type Kept = 'kept' | 'noRoom' | 'notAllowed' | 'unreadable'

/** What TypeScript's types of pages don't have: workers alone can write synchronously. */
type Writer = {
  write: (bytes: AllowSharedBufferSource, options: { at: number }) => number
  flush: () => void
  close: () => void
}

type Writable = FileSystemFileHandle & { createSyncAccessHandle: () => Promise<Writer> }

/** Where earlier versions kept a file there was no number. */
const fileName = (name: string, number: number) => (number === 0 ? name : `${name}.${number}`)

const numberIn = (file: string) => Number(file.split('.')[1] ?? 0)

/** Whether the browser gives no folder at all: nothing is kept in it, and nothing can be. */
export const isForbidden = (error: unknown) =>
  error instanceof DOMException && error.name === 'SecurityError'

/** Throws {@link Unreadable} for what is there and can't be reached now. */
function unreached(error: unknown): never {
  throw error instanceof DOMException && !isForbidden(error) ? new Unreadable() : error
}

/** Why nothing is kept: what can't be read now, or what a newer version of this page has written meanwhile, stays. */
export function whyNot(error: unknown): 'unreadable' | 'notAllowed' {
  if (isForbidden(error)) return 'notAllowed'
  if (error instanceof Unreadable || error instanceof DOMException) return 'unreadable'
  throw error
}

const listed = (home: string): Promise<string[]> =>
  filesIn(home).catch((error) => {
    // Older browsers know no folders.
    if (error instanceof TypeError) throw new DOMException(error.message, 'SecurityError')
    return unreached(error)
  })

/** The numbers of the files of a name, the newest in front: it may not be whole. Throws {@link Unreadable} */
export const numbersOf = async (home: string, name: string): Promise<number[]> =>
  (await listed(home))
    .filter((file) => isNamed(file, [name]))
    .map(numberIn)
    .sort((one, other) => other - one)

const opened = async (home: string, file: string): Promise<File> =>
  (await (await folder(home)).getFileHandle(file)).getFile()

const hasEnd = async (file: File) => isWhole(await file.slice(0, headBytes).arrayBuffer())

/** A file; null where it isn't whole. */
async function wholeFile(home: string, name: string): Promise<File | null> {
  const file = await opened(home, name)
  const isRead = await hasEnd(file).catch((error) => {
    if (isGone(error)) throw error
    // Another tab is writing it.
    return false
  })
  return isRead ? file : null
}

type Newest<Value> = { number: number; value: Value }

async function newestFile<Value>(
  home: string,
  name: string,
  valueFrom: (file: File) => Promise<Value | null>,
): Promise<Newest<Value> | null> {
  try {
    for (const number of await numbersOf(home, name)) {
      const file = await wholeFile(home, fileName(name, number))
      const value = file === null ? null : await valueFrom(file)
      if (value !== null) return { number, value }
    }
    return null
  } catch (error) {
    // Another tab replaced it meanwhile.
    if (isGone(error)) return newestFile(home, name, valueFrom)
    return unreached(error)
  }
}

/**
 * What the newest whole file of a name holds. Needs no lock.
 *
 * @param valueIn what bytes hold; null where that is of something else, and an older file counts. Throws {@link Unreadable}
 */
export const newest = <Value>(
  home: string,
  name: string,
  valueIn: (bytes: ArrayBuffer) => Value | null,
): Promise<Newest<Value> | null> =>
  newestFile(home, name, async (file) => valueIn(await file.arrayBuffer()))

/** What the newest whole file of a name says of itself, nothing where it is broken: the rest of it isn't read. Needs no lock. */
export const newestSaid = (home: string, name: string): Promise<Newest<object> | null> =>
  newestFile(home, name, async (file) => (await lastPartOf(file)) ?? {})

async function write(home: FileSystemDirectoryHandle, name: string, parts: FileParts) {
  const file = await home.getFileHandle(name, { create: true })
  const writer = await (file as Writable).createSyncAccessHandle()
  const offsets = offsetsOf(parts)
  try {
    for (const [index, part] of parts.entries())
      if (writer.write(part, { at: offsets[index] as number }) !== part.byteLength)
        throw new DOMException('Not all was written', 'QuotaExceededError')
    writer.flush()
    writer.write(Float64Array.of(offsets.at(-1) as number), { at: 0 })
    writer.flush()
  } finally {
    writer.close()
  }
}

/** Deletes the files of a name but for one. */
export async function dropOthers(home: string, name: string, number: number): Promise<void> {
  const files = await listed(home)
  await remove(
    home,
    files.filter((file) => isNamed(file, [name]) && file !== fileName(name, number)),
  )
}

/** Deletes the files that a tab was closed over: whoever calls holds the lock, so nothing is being written. */
export async function dropHalves(home: string): Promise<void> {
  const halves: string[] = []
  for (const name of await listed(home))
    if (!(await hasEnd(await opened(home, name)))) halves.push(name)
  await remove(home, halves)
}

/**
 * Keeps files instead of those of their names: all of them, or none.
 *
 * @param made the files in the order in which they are written: those before the last one are of that
 * @returns the number that they have; else why they are not kept
 */
export async function keepFiles(
  home: string,
  made: () => readonly (readonly [name: string, parts: FileParts])[],
): Promise<number | 'noRoom' | 'notAllowed'> {
  const before = await listed(home)
  const number = before.reduce((most, file) => Math.max(most, numberIn(file) + 1), Date.now())
  const names: string[] = []
  try {
    const own = await folder(home, { create: true })
    for (const [name, parts] of made()) {
      names.push(name)
      await write(own, fileName(name, number), parts)
    }
  } catch (error) {
    await remove(
      home,
      names.map((name) => fileName(name, number)),
    )
    return isNoRoom(error) ? 'noRoom' : 'notAllowed'
  }
  await remove(
    home,
    before.filter((file) => isNamed(file, names)),
  )
  return number
}
