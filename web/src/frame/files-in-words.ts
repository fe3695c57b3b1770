import type { FilesHere } from '../person/files-here.ts'

const list = new Intl.ListFormat('it', { type: 'conjunction' })

/** What a person has here, in Italian; blank where that is nothing. */
export const filesInWords = ({ lists, costs, reports }: FilesHere): string =>
  list.format([
    ...(lists > 0 ? [lists === 1 ? 'il listino' : `i ${lists} listini`] : []),
    ...(costs ? ['i tuoi costi'] : []),
    ...(reports ? ['i tuoi rapporti'] : []),
  ])
