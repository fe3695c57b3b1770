import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * All files at or under a path, in a stable order, but hidden ones and those under `leaveOut`.
 * @param {string} folder
 * @param {readonly string[]} leaveOut names of folders
 * @returns {Promise<string[]>}
 */
async function filesUnder(folder, leaveOut) {
  const entries = await readdir(folder, { withFileTypes: true })
  const kept = entries.filter(({ name }) => !name.startsWith('.') && !leaveOut.includes(name))
  const found = await Promise.all(
    kept.map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path, leaveOut) : [path]
    }),
  )
  return found.flat().sort()
}

/**
 * A hash of what files are there and what is in them; when they were touched does not count.
 * @param {string} base
 * @param {{ files: readonly string[], folders: readonly string[], leaveOut: readonly string[] }} inputs
 */
export async function hashInputs(base, { files, folders, leaveOut }) {
  const hash = createHash('sha256')
  const inFolders = await Promise.all(
    folders.map((folder) => filesUnder(join(base, folder), leaveOut)),
  )
  for (const path of [...files.map((file) => join(base, file)), ...inFolders.flat()]) {
    const content = await readFile(path)
    hash.update(`${path.slice(base.length)}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Does the work when the stamp it left last time does not say `state`. The stamp is away while it
 * is under way, so that work which failed or was interrupted is done again.
 * @param {string} stamp
 * @param {string} state
 * @param {() => Promise<void>} work
 */
export async function unlessStamped(stamp, state, work) {
  const last = await readFile(stamp, 'utf8').catch(() => undefined)
  if (last === state) return
  await rm(stamp, { force: true })
  await work()
  await writeFile(stamp, state)
}
