/** A page that reads sellers' files. */
export type FilesPage = '/listino' | '/consuntivo'

/** What the address of a page ends in where files were handed over to it. */
export const handedMark = '#file'

/** Opens the files that were handed over to this page, once. */
export async function takeHanded(open: (...files: File[]) => void): Promise<void> {
  if (location.hash !== handedMark) return
  history.replaceState(history.state, '', location.pathname)
  const { handedFiles } = await import('./handed-files.ts')
  const files = await handedFiles()
  if (files.length > 0) open(...files)
}
