import { databaseNames, filesOf } from './files.ts'
import { marketplacesIn } from './folder.ts'

/** What a person has here that signing out deletes: so many lists, costs, and reports of what was charged. */
export type FilesHere = { lists: number; costs: boolean; reports: boolean }

export const isAnyHere = ({ lists, costs, reports }: FilesHere): boolean =>
  lists > 0 || costs || reports

export async function filesHere(id: string): Promise<FilesHere> {
  const [names, reports] = await Promise.all([namesIn(id), hasRecords(id)])
  const areCosts = (name: string) => name.startsWith('costi.')
  return { lists: marketplacesIn(names).length, costs: names.some(areCosts), reports }
}

/** The names in a person's folder. */
async function namesIn(id: string): Promise<string[]> {
  const names: string[] = []
  try {
    const root = await navigator.storage.getDirectory()
    for await (const name of (await root.getDirectoryHandle(filesOf(id))).keys()) names.push(name)
  } catch {
    // There is no folder, or the browser allows none.
  }
  return names
}

/** Whether the person's database holds anything. Where there is none, none is made: even one that is given up takes room. */
async function hasRecords(id: string): Promise<boolean> {
  try {
    return (await databaseNames()).includes(filesOf(id)) && (await recordsIn(filesOf(id)))
  } catch {
    return false
  }
}

const recordsIn = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = indexedDB.open(name)
    // Another tab deleted it meanwhile.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(false)
    request.onsuccess = () => {
      const database = request.result
      const [store] = database.objectStoreNames
      const counting =
        store === undefined ? null : database.transaction(store).objectStore(store).count()
      database.close()
      if (counting === null) resolve(false)
      else counting.onsuccess = () => resolve(counting.result > 0)
    }
  })
