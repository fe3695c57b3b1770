import { CellText, unescaped } from './cell-text.ts'
import { Unreadable } from './unreadable.ts'
import type { XmlListener } from './xml-scanner.ts'

/** The most texts that are held at once: a hostile part has one in five bytes. */
const mostTexts = 1 << 24

/** The texts of a workbook that its cells name by their places. */
export class SharedTexts implements XmlListener {
  readonly all: string[] = []
  #text = new CellText()

  open(name: string): void {
    this.#text.open(name)
  }

  text(text: string): void {
    this.#text.text(text)
  }

  close(name: string): void {
    this.#text.close(name)
    if (name !== 'si') return
    if (this.all.push(unescaped(this.#text.value)) > mostTexts)
      throw new Unreadable('tooMuchUnpacked')
    this.#text.value = ''
  }
}
