import { type NumberFormat, numberFormatOf } from './number-format.ts'
import { attribute, type XmlListener } from './xml-scanner.ts'

/** What formats say that a workbook knows without their code, by their numbers. */
const builtIn: readonly (readonly [NumberFormat, ...ids: number[]])[] = [
  [{ kind: 'percent' }, 9, 10],
  [{ kind: 'digits', count: 1, decimals: 2 }, 2],
  [{ kind: 'date' }, 14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47],
  // Of the languages of East Asia.
  [{ kind: 'date' }, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58],
]

/** The formats of a workbook by the number that its cells name them by; null for those that say nothing. */
export class CellFormats implements XmlListener {
  readonly all: (NumberFormat | null)[] = []
  readonly #codes = new Map<string, NumberFormat | null>(
    builtIn.flatMap(([format, ...ids]) => ids.map((id) => [String(id), format] as const)),
  )
  /** What is read: only some of the formats that it names are those of cells. */
  #within = ''

  open(name: string, attributes: string): void {
    if (name === 'numFmts' || name === 'cellXfs') this.#within = name
    const id = () => attribute(attributes, 'numFmtId') ?? ''
    if (name === 'numFmt' && this.#within === 'numFmts')
      this.#codes.set(id(), numberFormatOf(attribute(attributes, 'formatCode') ?? ''))
    if (name === 'xf' && this.#within === 'cellXfs') this.all.push(this.#codes.get(id()) ?? null)
  }

  close(name: string): void {
    if (name === this.#within) this.#within = ''
  }
}
