import { bestOf, isTable, type LookedAt, lookedAt, type Wanted } from './best-sheet.ts'
import { headerKey } from './cell.ts'
import { mostTables } from './side-by-side.ts'
import { Unreadable } from './unreadable.ts'
import type { Sheet, Workbook } from './workbook.ts'

/** A sheet that isn't read, and why. */
export type LeftSheet = {
  name: string
  why:
    | 'hidden'
    /** It has a table with other columns than those that are read. */
    | 'otherHeader'
    | 'noTable'
    /** Another was chosen by its name. */
    | 'notChosen'
}

/** Which sheets of a workbook are read, and which are not. */
export type Sheets = { read: readonly string[]; left: readonly LeftSheet[] }

/** A table that is read, and where the columns of the first one stand in it. */
export type ReadSheet = LookedAt & { places: readonly number[] }

/** So many rows tell what a sheet is, and its columns: of several sheets together, but of each some. */
const sampledRows = 2000
const leastSampled = 100

const inOrder = (columns: readonly unknown[]): readonly number[] => columns.map((_, at) => at)

const asFirst = (sheet: LookedAt): ReadSheet => ({ ...sheet, places: inOrder(sheet.header) })

/** Where the columns of a sheet stand on another that has the same titles; null where it has others, or one twice. */
function placesOn(other: LookedAt, first: LookedAt): readonly number[] | null {
  if (first.at === -1 || other.at === -1) return null
  const keys = first.header.map(headerKey)
  const others = other.header.map(headerKey)
  if (keys.length !== others.length) return null
  if (keys.every((key, column) => key === others[column])) return inOrder(keys)
  const places = keys.map((key) => others.indexOf(key))
  return new Set(places).size === keys.length && !places.includes(-1) ? places : null
}

/** The tables that are read of a workbook, in their order, and the sheets and tables that aren't. */
export type ChosenSheets = {
  read: readonly [ReadSheet, ...ReadSheet[]]
  left: readonly LeftSheet[]
  /** The tables that stand beside one that is read. */
  beside: readonly LookedAt[]
}

/** Tells the tables of each sheet of which not too many are before them. */
function isOneOfFew({ sheet: begun }: LookedAt): (table: LookedAt) => boolean {
  const counts = new Map([[begun, 1]])
  return ({ sheet }) => {
    const count = (counts.get(sheet) ?? 0) + 1
    counts.set(sheet, count)
    return count <= mostTables
  }
}

/** Of some tables the best with all that have the same columns; null where none can be read. */
function chosenOf(all: readonly LookedAt[], wanted: Wanted): Omit<ChosenSheets, 'left'> | null {
  const chosen = bestOf(all, wanted)
  if (chosen === undefined) return null
  const first = all.find((one) => placesOn(one, chosen) !== null) ?? chosen
  const isAlike = (one: LookedAt) => one !== first && placesOn(one, first) !== null
  const others = all.filter(isAlike).filter(isOneOfFew(first))
  const isRead = new Set([first, ...others])
  const sheets = new Set([...isRead].map(({ sheet }) => sheet))
  return {
    read: [
      asFirst(first),
      ...others.map((one) => ({ ...one, places: placesOn(one, first) ?? [] })),
    ],
    beside: all.filter((one) => sheets.has(one.sheet) && !isRead.has(one)),
  }
}

/** So many names are shown. */
const mostNames = 20

const namesOf = (sheets: readonly Sheet[]): string =>
  [
    ...sheets.slice(0, mostNames).map(({ name }) => `«${name}»`),
    ...(sheets.length > mostNames ? ['…'] : []),
  ].join(', ')

const folded = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** The sheet that has a name. */
async function named(workbook: Workbook, name: string, wanted: Wanted): Promise<ChosenSheets> {
  const { sheets } = workbook
  const chosen =
    sheets.find((sheet) => sheet.name === name) ??
    sheets.find((sheet) => folded(sheet.name) === folded(name))
  if (chosen === undefined) throw new Unreadable('unknownSheet', namesOf(sheets))
  workbook.assertAllowed([chosen])
  const found = chosenOf(await lookedAt(workbook, chosen, sampledRows, wanted.isKnown), wanted)
  if (found === null) throw new Unreadable('emptySheet', chosen.name)
  const left = sheets.filter((sheet) => sheet !== chosen)
  return {
    ...found,
    left: left.map(({ name, isHidden }) => ({ name, why: isHidden ? 'hidden' : 'notChosen' })),
  }
}

/** The best of the sheets that a seller sees, and all that have the same columns. */
async function best(workbook: Workbook, wanted: Wanted): Promise<ChosenSheets> {
  const { sheets } = workbook
  const seen = sheets.filter(({ isHidden }) => !isHidden)
  const hidden = sheets.filter(({ isHidden }) => isHidden)
  workbook.assertAllowed(seen)
  const count = Math.max(leastSampled, Math.ceil(sampledRows / seen.length))
  const looked = new Map<Sheet, LookedAt[]>()
  for (const sheet of seen)
    looked.set(sheet, await lookedAt(workbook, sheet, count, wanted.isKnown))
  const found = chosenOf([...looked.values()].flat(), wanted)
  if (found === null) throw new Unreadable('noSheet', namesOf(hidden))
  const readOnes = new Set(found.read.map(({ sheet }) => sheet))
  const whyLeft = (sheet: Sheet): LeftSheet['why'] => {
    const tables = looked.get(sheet)
    if (tables === undefined) return 'hidden'
    return tables.some(isTable) ? 'otherHeader' : 'noTable'
  }
  const left = sheets.filter((sheet) => !readOnes.has(sheet))
  return { ...found, left: left.map((sheet) => ({ name: sheet.name, why: whyLeft(sheet) })) }
}

/** Which sheets of a workbook are read: the one that was named, else the best. Throws `Unreadable` where none can be. */
export const chosenSheets = (
  workbook: Workbook,
  name: string | null,
  wanted: Wanted,
): Promise<ChosenSheets> => (name === null ? best(workbook, wanted) : named(workbook, name, wanted))
