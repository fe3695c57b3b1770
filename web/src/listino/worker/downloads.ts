import { byteOrderMark, guarded, lineOf } from '@margine/listino'
import type { KnownList, UnusableRow } from '@margine/listino/list'
import { messages } from '@margine/listino/list'
import type { DownloadKind } from './api.ts'

const line = (cells: readonly (string | number)[]) =>
  lineOf(
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : guarded(cell))),
    ';',
  )

const { columns, files } = messages

const problemLines = (problems: Iterable<UnusableRow>): string[] => [
  line([columns.row, columns.sku, columns.reason, columns.sheet]),
  ...Array.from(problems, ({ row, sku, reason, sheet }) => line([row, sku, reason, sheet])),
]

function linesOf(what: DownloadKind, { unusable, articles, costs }: KnownList): string[] {
  switch (what) {
    case 'unusable':
      return problemLines(Array.from(unusable.left(articles), (place) => unusable.at(place)))
    case 'costProblems':
      return problemLines(costs?.problems ?? [])
    case 'unusedCosts':
      return [line([columns.sku]), ...(costs?.unused ?? []).map((sku) => line([sku]))]
  }
}

/** A list for people, as Italian spreadsheets open it. */
export function download(what: DownloadKind, list: KnownList): { name: string; blob: Blob } {
  const parts = [byteOrderMark, ...linesOf(what, list)]
  return { name: files[what], blob: new Blob(parts, { type: 'text/csv;charset=utf-8' }) }
}
