/** A file that was made here. */
export type NamedFile = { name: string; blob: Blob }

/** Gives the seller a file, where there is one. */
export function saveFile(file: NamedFile | null): void {
  if (file === null) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file.blob)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
