import { filesOf } from './files.ts'
import { person } from './person.ts'
import { attempt, device, tab } from './vault.ts'

/** What earlier versions of these pages kept in a tab, and what it is called now. */
const ofTab = {
  'margine.draft': 'draft',
  'margine.link': 'link',
  'margine.articolo': 'article',
  'margine.vista': 'view',
}

/** The folder, the database and the lock of the list, and where it was noted whose it is. */
const earlierFolder = 'listino'
const earlierNote = 'margine.listino'
const earlierList = 'articoli'

function take(storage: Storage, key: string): { [name: string]: unknown } {
  const kept: unknown = attempt(() => JSON.parse(storage.getItem(key) ?? ''))
  attempt(() => storage.removeItem(key))
  return Object(kept)
}

/**
 * Takes over what earlier versions kept under names without a person, where it is this page's person's, and deletes it:
 * records at once, the list before anything else reads its files.
 */
export function adoptEarlier(): void {
  if (attempt(() => localStorage.length + sessionStorage.length) === null) return
  const lastLogout = localStorage.getItem('margine.logout')
  for (const [key, name] of Object.entries(ofTab)) {
    const { owner, email = owner, logout, ...record } = take(sessionStorage, key)
    const isOurs = (email ?? person.email) === person.email && logout === lastLogout
    if (isOurs && Object.keys(record).length > 0 && tab.get(name) === null) tab.set(name, record)
  }
  for (const [key, name, field] of [
    ['margine.rates', 'rates', 'rates'],
    ['margine.colonne', 'columns', 'choices'],
  ] as const) {
    const { owner, [field]: record } = take(localStorage, key)
    if (owner === person.email && record && device.get(name) === null) device.set(name, record)
  }
  for (const cache of ['margine.persona', 'margine.uscita'])
    void attempt(() => caches.delete(cache).catch(() => {}))
  if (localStorage.getItem(earlierNote) !== null) void adoptList(lastLogout).catch(() => {})
  else localStorage.removeItem('margine.logout')
}

type Movable = FileSystemFileHandle & { move: (to: FileSystemDirectoryHandle) => Promise<void> }

async function adoptList(lastLogout: string | null): Promise<void> {
  const owner = JSON.stringify([person.email, lastLogout])
  const isNoted = localStorage.getItem(earlierNote) === person.email
  await navigator.locks.request(filesOf(person.id), async () => {
    const root = await navigator.storage.getDirectory()
    const isOurs = async (list: Blob | undefined) =>
      isNoted &&
      list !== undefined &&
      (await headOf(list)).includes(`"whose":${JSON.stringify(owner)}`)
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
    indexedDB.deleteDatabase(earlierFolder)
    if (files.size > 0) await root.removeEntry(earlierFolder, { recursive: true })
  })
  localStorage.removeItem(earlierNote)
  localStorage.removeItem('margine.logout')
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
