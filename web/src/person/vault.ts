import { emptyFiles, idIn, idsIn, keyOf } from './files.ts'
import { person } from './person.ts'

/**
 * All that this browser keeps for people, each in a namespace of their own: keys `margine:<id>:<name>` of `tab` and
 * `device`, caches of such names, and a folder and a database `margine-<id>`. The id '' is nobody's: its
 * visit ends when anybody signs out.
 *
 * A namespace lives as long as its visit: a random mark in the device's keys and in each tab's, which the first page
 * writes and `empty` deletes before all else. What is written after that, or in a tab of an earlier visit, is deleted by the
 * next page.
 */

/** The mark in a tab where the device has no room for one. */
const unkept = 'unkept'

export const nobody = ''

/** Storage may be blocked or full: then nothing is kept, as on a first visit. */
export function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Small records of people, by default of this page's person. What can't be kept or read is null; nothing throws. */
function records(storage: () => Storage) {
  const keys = () => attempt(() => Object.keys(storage())) ?? []
  const get = (name: string, id = person.id): object | null => {
    const value: unknown = attempt(() => JSON.parse(storage().getItem(keyOf(id, name)) ?? ''))
    return typeof value === 'object' ? value : null
  }
  const drop = (name: string, id = person.id) =>
    attempt(() => storage().removeItem(keyOf(id, name)))
  return {
    get,
    /** @returns false where the browser keeps nothing, or has no room */
    set: (name: string, value: object, id = person.id): boolean =>
      attempt(() => storage().setItem(keyOf(id, name), JSON.stringify(value))) !== null,
    drop,
    ids: () => idsIn(keys()),
    empty(id: string) {
      drop('visit', id)
      for (const key of keys()) if (idIn(key) === id) attempt(() => storage().removeItem(key))
    },
    markOf: (id: string): unknown => Object(get('visit', id)).mark ?? null,
  }
}

/** What is kept for as long as the tab is open. */
export const tab = records(() => sessionStorage)

/** What is kept until the person signs out. */
export const device = records(() => localStorage)

/** The mark of this page's visit; null where the device keeps none. */
let markHere: unknown = null

/**
 * A link that waits in this tab for whoever signs in becomes theirs, else a trial of who signed in in this tab. Any other trial
 * is gone with a sign-in, here and on the device.
 */
function inherit(): void {
  const trial: { link?: unknown; isClaimed?: unknown } = tab.get('prova', nobody) ?? {}
  const waiting =
    tab.get('link', nobody) ?? (trial.isClaimed === true ? { link: trial.link } : null)
  tab.empty(nobody)
  device.drop('prova', nobody)
  if (waiting !== null) tab.set('link', waiting)
}

/**
 * Begins a page: deletes what is left of visits that ended, and what this tab holds of others.
 *
 * @returns whether the visit begins with this page
 */
export function startPage(): boolean {
  const { id } = person
  for (const one of device.ids()) if (device.markOf(one) === null) device.empty(one)
  for (const one of tab.ids()) {
    const isOver = tab.markOf(one) !== (device.markOf(one) ?? unkept)
    const isForeign = id !== nobody && one !== id && one !== nobody
    if (isOver || isForeign) tab.empty(one)
  }
  if (id !== nobody) inherit()
  const isNew = device.markOf(id) === null && device.set('visit', { mark: crypto.randomUUID() })
  // A page that was on its way may have written since.
  if (isNew) void emptyFiles(id)
  markHere = device.markOf(id)
  tab.set('visit', { mark: markHere ?? unkept })
  return isNew
}

/** Whether nobody has signed out since the page began; what it keeps from then on, the next page deletes. */
export const visitGoesOn = (): boolean => device.markOf(person.id) === markHere

const others = () => device.ids().filter((id) => id !== person.id && id !== nobody)

/** Whether this device keeps data of other people, whose sessions expired without a sign-out. */
export const othersAreHere = (): boolean => others().length > 0

/** Deletes other people's data on this device: only once the server has said that this page's person is signed in. */
export const emptyOthers = () => Promise.all(others().map(empty))

/** Deletes a person's namespace, and that of no person. What another tab holds open, the next page deletes. */
export async function empty(id: string): Promise<void> {
  tab.empty(nobody)
  device.empty(nobody)
  await emptyOwn(id)
}

/** Deletes a person's namespace alone: only once the server has said that they ended their session here. */
export async function emptyOwn(id: string): Promise<void> {
  tab.empty(id)
  device.empty(id)
  await emptyFiles(id)
}
