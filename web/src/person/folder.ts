import { nowhere } from './files.ts'

/** The files of a list: what the seller changed, what it is calculated with, and its articles, of which the others are. */
export const listFiles = ['modifiche', 'condizioni', 'articoli'] as const

export async function folder(
  home: string,
  options?: FileSystemGetDirectoryOptions,
): Promise<FileSystemDirectoryHandle> {
  if (home === nowhere) throw new DOMException('Nothing is kept here', 'SecurityError')
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(home, options)
}

export const isGone = (error: unknown) => error instanceof Error && error.name === 'NotFoundError'

/** Whether a file has one of these names, with a number or without. */
export const isNamed = (file: string, names: readonly string[]): boolean =>
  names.includes(file.split('.', 1)[0] ?? '')

/** What the files in a person's folder are called; none where there is no folder. */
export async function filesIn(home: string): Promise<string[]> {
  const files: string[] = []
  try {
    for await (const file of (await folder(home)).keys())
      if (/^[a-z]+(\.\d+)?$/.test(file)) files.push(file)
  } catch (error) {
    if (!isGone(error)) throw error
  }
  return files
}

/** Deletes some files, and their folder once it is empty. */
export async function remove(home: string, files: readonly string[]): Promise<void> {
  try {
    const own = await folder(home)
    for (const file of files) await own.removeEntry(file).catch(() => {})
    await (await navigator.storage.getDirectory()).removeEntry(home)
  } catch {
    // There is no folder, or something else is in it.
  }
}

/** Deletes all files of some names. */
export async function dropFiles(home: string, names: readonly string[]): Promise<void> {
  const files = await filesIn(home)
  await remove(
    home,
    files.filter((file) => isNamed(file, names)),
  )
}

/** How long to wait for another tab that reads or writes the list, in milliseconds. */
const lockPatience = 3000

/** Deletes the list from this device, also where the worker that holds it is stuck. */
export async function dropList(home: string): Promise<void> {
  const signal = AbortSignal.timeout(lockPatience)
  await navigator.locks.request(home, { signal }, () => dropFiles(home, listFiles))
}
