import { databaseNames, filesOf } from './files.ts'
import { filesHere } from './files-here.ts'
import { person } from './person.ts'
import { earlierList } from './vault.ts'

/** What earlier versions of these pages kept for the tab alone: it goes. */
const ofTab = ['draft', 'link', 'articolo', 'vista', 'uscita', 'address']

/** The folder and the database of the list, and its file. */
export const earlierFolder = 'listino'
const listFile = 'articoli'

/**
 * Takes over the list that an earlier version kept under a name without a person, where it is this page's person's, and
 * deletes what else it kept. Whoever calls holds the lock of the person's files.
 *
 * @throws where the browser can't; the next page tries again
 */
export async function adoptEarlier(): Promise<void> {
  for (const name of ofTab) sessionStorage.removeItem(`margine.${name}`)
  for (const name of ['margine.persona', 'margine.uscita']) await caches.delete(name)
  await adoptList()
  localStorage.removeItem(earlierList)
  await dropEarlier()
  localStorage.removeItem('margine.logout')
}

/** Deletes a list that nobody takes over any more. */
export async function dropEarlier(): Promise<void> {
  indexedDB.deleteDatabase(earlierFolder)
  const root = await navigator.storage.getDirectory().catch(() => null)
  // There may be none.
  await root?.removeEntry(earlierFolder, { recursive: true }).catch(() => {})
}

type Movable = FileSystemFileHandle & { move: (to: FileSystemDirectoryHandle) => Promise<void> }

async function adoptList(): Promise<void> {
  const lastLogout = localStorage.getItem('margine.logout')
  const owner = JSON.stringify(JSON.stringify([person.email, lastLogout]))
  const isNoted = localStorage.getItem(earlierList) === person.email
  const isOurs = async (list: Blob | undefined) =>
    isNoted && list !== undefined && (await headOf(list)).includes(`"whose":${owner}`)
  const root = await navigator.storage.getDirectory().catch(() => null)
  // A browser without files can keep no list any more.
  if (root === null) return
  const home = () => root.getDirectoryHandle(filesOf(person.id), { create: true })

  const hasList = async () => (await filesHere(person.id)).list
  const files = await filesIn(root)
  if (!(await hasList()) && (await isOurs(await files.get(listFile)?.getFile())))
    for (const file of files.values()) await file.move(await home())
  const records = await databaseRecords()
  if (!(await hasList()) && (await isOurs(records.get(listFile))))
    for (const [name, bytes] of records) {
      const file = await (await home()).getFileHandle(name, { create: true })
      await bytes.stream().pipeTo(await file.createWritable())
    }
}

/** The last part of a list's file, which says what it is; where it begins is its first number. */
async function headOf(list: Blob): Promise<string> {
  const [at = 0] = new Float64Array(await list.slice(0, 8).arrayBuffer())
  return list.slice(at).text()
}

async function filesIn(root: FileSystemDirectoryHandle): Promise<Map<string, Movable>> {
  const files = new Map<string, Movable>()
  try {
    const folder = await root.getDirectoryHandle(earlierFolder)
    for await (const [name, handle] of folder.entries()) files.set(name, handle as Movable)
  } catch {
    // There is none.
  }
  return files
}

const answerTo = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** What was kept where the browser let no worker write files. */
async function databaseRecords(): Promise<Map<string, Blob>> {
  if (!(await databaseNames()).includes(earlierFolder)) return new Map()
  const database = await answerTo(indexedDB.open(earlierFolder))
  try {
    const files = database.transaction('files').objectStore('files')
    const [names, bytes] = await Promise.all([
      answerTo(files.getAllKeys()),
      answerTo(files.getAll()),
    ])
    return new Map(names.map((name, at) => [String(name), new Blob([bytes[at]])]))
  } finally {
    database.close()
  }
}
