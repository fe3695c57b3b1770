import { filesOf } from './files.ts'
import { person } from './person.ts'
import { attempt, device } from './vault.ts'

/** What earlier versions of these pages kept for the tab alone: it goes. */
const ofTab = ['draft', 'link', 'articolo', 'vista', 'uscita', 'address']

/** What they kept on the device, what it is called now, and which of its fields is the record. */
const ofDevice = [
  ['margine.rates', 'rates', 'rates'],
  ['margine.colonne', 'columns', 'choices'],
] as const

/** The folder and the database of the list, its file, and where it was noted whose it is. */
const earlierFolder = 'listino'
const earlierList = 'articoli'
const earlierNote = 'margine.listino'

/**
 * Takes over what earlier versions kept under names without a person, where it is this page's person's, and deletes it.
 * Whoever calls holds the lock of the person's files.
 */
export async function adoptEarlier(): Promise<void> {
  for (const name of ofTab) sessionStorage.removeItem(`margine.${name}`)
  for (const name of ['margine.persona', 'margine.uscita']) await caches.delete(name)
  await adoptList()
  indexedDB.deleteDatabase(earlierFolder)
  localStorage.removeItem(earlierNote)
  for (const [key, name, field] of ofDevice) {
    const { owner, [field]: record } = Object(
      attempt(() => JSON.parse(localStorage.getItem(key) ?? '')),
    )
    if (owner === person.email && record && device.get(name) === null) device.set(name, record)
    localStorage.removeItem(key)
  }
  localStorage.removeItem('margine.logout')
}

type Movable = FileSystemFileHandle & { move: (to: FileSystemDirectoryHandle) => Promise<void> }

async function adoptList(): Promise<void> {
  const lastLogout = localStorage.getItem('margine.logout')
  const owner = JSON.stringify(JSON.stringify([person.email, lastLogout]))
  const isNoted = localStorage.getItem(earlierNote) === person.email
  const isOurs = async (list: Blob | undefined) =>
    isNoted && list !== undefined && (await headOf(list)).includes(`"whose":${owner}`)
  const root = await navigator.storage.getDirectory().catch(() => null)
  // A browser without files can keep no list any more.
  if (root === null) return
  const home = () => root.getDirectoryHandle(filesOf(person.id), { create: true })

  const files = await filesIn(root)
  if (await isOurs(await files.get(earlierList)?.getFile()))
    for (const file of files.values()) await file.move(await home())
  const records = await databaseRecords()
  if (await isOurs(records.get(earlierList)))
    for (const [name, bytes] of records) {
      const file = await (await home()).getFileHandle(name, { create: true })
      await bytes.stream().pipeTo(await file.createWritable())
    }
  if (files.size > 0) await root.removeEntry(earlierFolder, { recursive: true })
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
  // Opening one that isn't there would make it.
  const known = await indexedDB.databases()
  if (known.every(({ name }) => name !== earlierFolder)) return new Map()
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
