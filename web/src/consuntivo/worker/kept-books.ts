import { isFlag, isListOf, isNothing, isOneOf, isText } from '../../reading.ts'
import type { BooksTerms, Meaning, Unsaid } from './api.ts'

/** A report or a file of costs as it was chosen: bytes of our own, whatever happens to the seller's file. */
export type KeptFile = { id: string; file: File; unsaid: Unsaid }

/** The files that were opened, each name once, and what the seller says of them. */
export type KeptBooks = {
  version: 2
  files: readonly KeptFile[]
  meanings: readonly Meaning[]
  /** What the seller said of them here. */
  terms: Partial<BooksTerms>
}

type Shape = (value: unknown) => boolean
type Shapes<Value> = { [Key in keyof Required<Value>]: Shape }

const isPercent: Shape = (value) => typeof value === 'number' && value >= 0 && value <= 100
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPercents: Shape = (value) => isRecord(value) && Object.values(value).every(isPercent)
const orMissing =
  (fits: Shape): Shape =>
  (value) =>
    isNothing(value) || fits(value)

const isMark = isOneOf('comma', 'dot')
const isTexts = isListOf(isListOf(isText))

const ofTerms: Shapes<BooksTerms> = {
  regime: isOneOf('ordinario', 'forfettario'),
  costsIncludeVAT: isFlag,
  countsExpenses: isFlag,
  expensesIncludeVAT: isFlag,
  goodsPercent: isPercents,
  resalePercent: isPercent,
  storeVAT: isPercents,
}
const ofUnsaid: Shapes<Unsaid> = {
  currency: isText,
  mark: (value) => value === null || isMark(value),
  account: orMissing(isText),
  titles: orMissing((titles) => isTexts(titles) && titles.every(({ length }) => length === 2)),
}
const ofMeaning: Shapes<Meaning> = { type: isText, kind: isText }

const fits = (value: unknown, shapes: Readonly<Record<string, Shape>>): boolean =>
  isRecord(value) && Object.entries(shapes).every(([key, isFit]) => isFit(value[key]))

const isFile = (value: unknown): value is KeptFile =>
  isRecord(value) && isText(value.id) && value.file instanceof File && fits(value.unsaid, ofUnsaid)

const isMeaning = (value: unknown): value is Meaning => fits(value, ofMeaning)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** One file for each id and each name. */
function unique(files: readonly KeptFile[]): KeptFile[] {
  const byId = new Map(files.map((one) => [one.id, one]))
  return [...new Map([...byId.values()].map((one) => [one.file.name, one])).values()]
}

/**
 * What a record keeps, each part by its shape: what has none is left out, and counted where it is a file. Null for a record
 * that is not of this version.
 */
export function readBooks(record: unknown): { books: KeptBooks; lostFiles: number } | null {
  if (!isRecord(record) || record.version !== 2) return null
  const found = listOf(record.files)
  const files = unique(found.filter(isFile))
  const said = isRecord(record.terms) ? record.terms : {}
  const terms = Object.entries(ofTerms).flatMap(([key, isFit]) =>
    isFit(said[key]) ? [[key, said[key]]] : [],
  )
  return {
    books: {
      version: 2,
      files,
      meanings: listOf(record.meanings).filter(isMeaning),
      terms: Object.fromEntries(terms),
    },
    lostFiles: found.length - files.length + Number(!Array.isArray(record.files)),
  }
}

/** A file that is chosen is the newest, and stands instead of one of its name. */
export const withFile = (books: KeptBooks, added: KeptFile): KeptBooks => ({
  ...books,
  files: [...books.files.filter(({ file }) => file.name !== added.file.name), added],
})

/** What is said of a file changes nothing of which one is newer. */
export const withSaid = (books: KeptBooks, said: KeptFile): KeptBooks =>
  books.files.some(({ file }) => file.name === said.file.name)
    ? { ...books, files: books.files.map((one) => (one.file.name === said.file.name ? said : one)) }
    : withFile(books, said)

export const without = (books: KeptBooks, isGone: (kept: KeptFile) => boolean): KeptBooks => ({
  ...books,
  files: books.files.filter((kept) => !isGone(kept)),
})
