import type { NumberFormat } from './number-format.ts'
import { attribute, tag } from './xml-tags.ts'

/** No text of a cell, of 32767 characters at most, is longer, however it is written. */
const longestText = 1 << 20

const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of /^[A-Z]*/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The cells of a row whose format says something, by their columns. */
export type FormattedRow = { index: number; formats: Map<number, NumberFormat> }

/** Reads which cells of a sheet have which format, row by row. */
class FormatScan {
  readonly #formats: readonly (NumberFormat | null)[]
  #row: FormattedRow = { index: -1, formats: new Map() }
  #next = 0

  constructor(formats: readonly (NumberFormat | null)[]) {
    this.#formats = formats
  }

  /** Takes the tags of a text; answers the rows that ended in it. */
  take(text: string): FormattedRow[] {
    const ended: FormattedRow[] = []
    for (const [, name, attributes = ''] of text.matchAll(tag('row|c')))
      if (name === 'row') {
        ended.push(this.#row)
        const said = attribute(attributes, 'r')
        const index = said === null ? this.#row.index + 1 : Number(said) - 1
        this.#row = { index, formats: new Map() }
        this.#next = 0
      } else this.#takeCell(attributes)
    return ended
  }

  get last(): FormattedRow {
    return this.#row
  }

  #takeCell(attributes: string): void {
    const reference = attribute(attributes, 'r')
    const column = reference === null ? this.#next : columnOf(reference)
    this.#next = column + 1
    const format = this.#formats[Number(attribute(attributes, 's') ?? -1)] ?? null
    if (format !== null) this.#row.formats.set(column, format)
  }
}

/** Which cells of a sheet have a format that says something, for each row that it has. Throws where a text has no end. */
export async function* formattedRows(
  parts: AsyncIterable<string>,
  formats: readonly (NumberFormat | null)[],
): AsyncGenerator<FormattedRow, undefined> {
  const scan = new FormatScan(formats)
  let rest = ''
  const named = (rows: FormattedRow[]) => rows.filter(({ index }) => index !== -1)
  for await (const part of parts) {
    const text = rest + part
    const end = text.lastIndexOf('>') + 1
    rest = text.slice(end)
    if (rest.length > longestText) throw new RangeError('A cell has no end')
    yield* named(scan.take(text.slice(0, end)))
  }
  yield* named([scan.last])
}
