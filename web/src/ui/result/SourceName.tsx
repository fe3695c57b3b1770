import type { Source } from '@margine/engine'
import { surenessInWords } from '../../italian/source.ts'

/** Where a figure comes from, a link where it can be read, and how sure it is. */
export function SourceName({ source }: { source: Source }) {
  const { name, address } = source
  return (
    <>
      {address === undefined ? (
        name
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}{' '}
      ({surenessInWords(source)})
    </>
  )
}
