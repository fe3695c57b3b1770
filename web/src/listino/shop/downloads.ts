import { guarded } from '@margine/listino'
import type { JoinedCosts } from './import.ts'
import type { DownloadKind } from './messages.ts'
import type { Unusable } from './unusable.ts'
import { messages } from './words.ts'

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const line = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : guarded(cell))).join(';')}\r\n`

const { columns, files } = messages
type Problem = { row: number; sku: string; reason: string }

const problemLines = (problems: Iterable<Problem>): string[] => [
  line([columns.row, columns.sku, columns.reason]),
  ...Array.from(problems, ({ row, sku, reason }) => line([row, sku, reason])),
]

function* allOf(unusable: Unusable): Generator<Problem> {
  for (let at = 0; at < unusable.length; at++) yield unusable.at(at)
}

function linesOf(what: DownloadKind, unusable: Unusable, costs: JoinedCosts | null): string[] {
  switch (what) {
    case 'unusable':
      return problemLines(allOf(unusable))
    case 'costProblems':
      return problemLines(costs?.problems ?? [])
    case 'unusedCosts':
      return [line([columns.sku]), ...(costs?.unused ?? []).map((sku) => line([sku]))]
  }
}

/** A list for people, as Italian spreadsheets open it. */
export function download(
  what: DownloadKind,
  unusable: Unusable,
  costs: JoinedCosts | null,
): { name: string; blob: Blob } {
  const parts = ['\uFEFF', ...linesOf(what, unusable, costs)]
  return { name: files[what], blob: new Blob(parts, { type: 'text/csv;charset=utf-8' }) }
}
