import { Changes, changeables } from '@margine/listino/list'
import { encoded, type FileParts, readable, saidIn, Unreadable } from '../../person/kept-bytes.ts'
import { KeptColumns, named, type PartNames } from './kept-columns.ts'

const version = 2

/** What a file of changes says of itself: the list that they are of, and the keys of categories that are written. */
type Head = { version: typeof version; id: string; names: PartNames; categories: string[] }

/** What changes of the list of this id are kept as. */
export function changesParts(changes: Changes, id: string): FileParts {
  const all = changeables.flatMap((what) => {
    const { ids, amounts } = changes.of(what)
    return [[what, amounts] as const, [`${what} of`, ids] as const]
  })
  const { parts, names } = named(Object.fromEntries(all))
  const head: Head = { version, id, names, categories: changes.keys }
  return [...parts, encoded(head)]
}

/** Changes in a file; null where they are of another list than that of this id. Throws {@link Unreadable}. */
export function changesIn(bytes: ArrayBuffer, id: string, length: number): Changes | null {
  const head: Partial<Head> | null = saidIn(bytes)
  if (head === null) throw new Unreadable()
  if (head.id !== id) return null
  if (head.version !== version) throw new Unreadable(Number(head.version) > version)
  return readable(() => changesBy(head as Head, bytes, length))
}

function changesBy({ names, categories }: Head, buffer: ArrayBuffer, length: number): Changes {
  const changes = new Changes(length)
  const parts = new KeptColumns(buffer, names)
  for (const key of categories) changes.indexOf(key)
  for (const what of changeables) {
    if (!parts.has(what)) continue
    const ids = parts.take(`${what} of`, Uint32Array<ArrayBuffer>)
    changes.restore(what, ids, parts.take(what, Float64Array<ArrayBuffer>, ids.length))
  }
  return changes
}
