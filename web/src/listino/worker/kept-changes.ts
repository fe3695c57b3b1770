import { changeables } from './articles.ts'
import { Changes } from './changes.ts'
import { encoded, type FileParts, saidIn } from './kept-bytes.ts'
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

const isHead = (said: object | null): said is Head =>
  said !== null && 'version' in said && said.version === version

/** Changes in a file, if they are those of the list of this id; else none. */
export function changesIn(buffer: ArrayBuffer | null, id: string, length: number): Changes {
  const head = saidIn(buffer)
  if (buffer === null || !isHead(head) || head.id !== id) return new Changes(length)
  try {
    return changesBy(head, buffer, length)
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return new Changes(length)
    throw error
  }
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
