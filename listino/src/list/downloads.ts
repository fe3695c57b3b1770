import type { CostMemory } from '../costs/cost-memory.ts'
import { costLines } from '../writing/costs-file.ts'
import { asEntered, byteOrderMark, lineOf } from '../writing/delimited-lines.ts'
import { identifier } from '../writing/text-cell.ts'
import type { KnownList } from './known-list.ts'
import type { UnusableRow } from './unusable.ts'
import { messages } from './words.ts'

export type DownloadKind = 'unusable' | 'unusedCosts' | 'costProblems' | 'gone'

const line = (cells: readonly (string | number)[]) =>
  lineOf(
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : identifier(cell, { count: 0 }))),
    ';',
  )

const { columns, files } = messages

const problemLines = (problems: Iterable<UnusableRow>): string[] => [
  line([columns.row, columns.sku, columns.reason, columns.sheet]),
  ...Array.from(problems, ({ row, sku, reason, sheet }) => line([row, sku, reason, sheet])),
]

function linesOf(
  what: DownloadKind,
  { unusable, articles, costs, gone = [] }: KnownList,
): string[] {
  switch (what) {
    case 'unusable':
      return problemLines(Array.from(unusable.left(articles), (place) => unusable.at(place)))
    case 'costProblems':
      return problemLines(costs?.problems ?? [])
    case 'gone':
      return [
        line([columns.sku, columns.name, columns.price, columns.currency]),
        ...gone.map(({ sku, name, price, currency }) =>
          line([sku, name, asEntered(price), currency]),
        ),
      ]
    case 'unusedCosts':
      return [line([columns.sku]), ...(costs?.unused ?? []).map((sku) => line([sku]))]
  }
}

const textFile = (name: string, parts: readonly string[]) => ({
  name,
  blob: new Blob([...parts], { type: 'text/csv;charset=utf-8' }),
})

/** A list for people, as Italian spreadsheets open it. */
export const download = (what: DownloadKind, list: KnownList) =>
  textFile(files[what], [byteOrderMark, ...linesOf(what, list)])

/** All costs that are remembered, as a file that can be read as costs again. */
export const costsFile = (memory: CostMemory) =>
  textFile(files.rememberedCosts, [...costLines(memory)])
