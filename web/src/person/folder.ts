import { nowhere } from './files.ts'

const articlesOf = 'articoli-'

/**
 * The files of the list of a marketplace: what the seller changed, what it is calculated with, and its articles, of which the
 * others are.
 */
export const listFiles = (marketplace: string) => ({
  changes: `modifiche-${marketplace}`,
  terms: `condizioni-${marketplace}`,
  articles: `${articlesOf}${marketplace}`,
})

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
      if (/^[a-zA-Z\d-]+(\.\d+)?$/.test(file)) files.push(file)
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

/** Deletes the list of a marketplace from this device, also where the worker that holds it is stuck. */
export async function dropList(home: string, marketplace: string): Promise<void> {
  const signal = AbortSignal.timeout(lockPatience)
  await navigator.locks.request(home, { signal }, () =>
    dropFiles(home, Object.values(listFiles(marketplace))),
  )
}

/** The marketplaces of the lists of which something is in a folder, in the order of the alphabet. */
export const marketplacesIn = (files: readonly string[]): string[] => [
  ...new Set(
    files
      .filter((file) => file.startsWith(articlesOf))
      .map((file) => file.slice(articlesOf.length).split('.', 1)[0] ?? '')
      .sort(),
  ),
]
