import type { XmlListener } from './xml-scanner.ts'

/** A character that XML can't hold, as a workbook writes it: `_x000D_`. */
const escaped = /_x([\da-f]{4})_/gi

/** The text of a cell as it is meant. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** Collects the text of a cell, or of one that several share: `t` beside and within runs, but not how it is pronounced. */
export class CellText implements Required<XmlListener> {
  value = ''
  #isOn = false
  #isPronounced = false

  open(name: string): void {
    if (name === 'rPh') this.#isPronounced = true
    if (name === 't') this.#isOn = !this.#isPronounced
  }

  text(text: string): void {
    if (this.#isOn) this.value += text
  }

  close(name: string): void {
    if (name === 't') this.#isOn = false
    if (name === 'rPh') this.#isPronounced = false
  }
}
