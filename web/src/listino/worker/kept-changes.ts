import { Changes, changeables } from '@margine/listino/list'
import { encoded, type FileParts, readable, saidIn, Unreadable } from '../../person/kept-bytes.ts'
import { PartsReader } from './parts-reader.ts'

const version = 1

/** What a file of changes says of itself: the list that they are of, and how many amounts of each kind are written. */
type Head = { version: typeof version; id: string; lengths: number[]; categories?: string[] }

/** What changes of the list of this id are kept as. */
export function changesParts(changes: Changes, id: string): FileParts {
  const parts = changeables.flatMap((what) => {
    const { ids, amounts } = changes.of(what)
    return [ids, amounts]
  })
  const lengths = parts.map(({ length }) => length)
  const head: Head = { version, id, lengths, categories: changes.keys }
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

function changesBy(
  { lengths, categories = [] }: Head,
  buffer: ArrayBuffer,
  length: number,
): Changes {
  const changes = new Changes(length)
  const parts = new PartsReader(buffer, lengths)
  for (const key of categories) changes.indexOf(key)
  // Earlier versions knew no categories.
  for (const what of changeables.slice(0, lengths.length / 2)) {
    const ids = parts.take(Uint32Array)
    changes.restore(what, ids, parts.take(Float64Array, ids.length))
  }
  return changes
}
