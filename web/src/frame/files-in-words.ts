import type { FilesHere } from '../person/files-here.ts'

const list = new Intl.ListFormat('it', { type: 'conjunction' })

const names = {
  list: 'il listino',
  costs: 'i tuoi costi',
  reports: 'i tuoi rapporti',
} satisfies Record<keyof FilesHere, string>

/** What a person has here, in Italian; blank where that is nothing. */
export const filesInWords = (files: FilesHere): string =>
  list.format(
    Object.entries(names)
      .filter(([kind]) => files[kind as keyof FilesHere])
      .map(([, name]) => name),
  )
