/** Characters that no cell means anything by; white space is none of them. */
const controls = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/gu

/** 1 for each of them, which are all of one byte. */
export const areControls = Uint8Array.from({ length: 0x100 }, (_, byte) =>
  byte < 0x80 && String.fromCharCode(byte).replace(controls, '') === '' ? 1 : 0,
)

/** So much of a text shows what it is, by more such characters than these and one in a hundred. */
const looked = 4096
const few = 4

/** Takes control characters out of a text that comes part by part, and counts them. */
export class ControlCharacters {
  count = 0
  #seen = 0
  #early = 0

  /** A part of the text without them. */
  removedFrom(part: string): string {
    const text = part.replace(controls, '')
    if (this.#seen < looked) this.#look(part)
    this.count += part.length - text.length
    return text
  }

  /** Whether the text begins with so many that it is something else than a table. */
  get areMany(): boolean {
    return this.#early > Math.max(few, this.#seen / 100)
  }

  #look(part: string): void {
    const beginning = part.slice(0, looked - this.#seen)
    this.#early += beginning.length - beginning.replace(controls, '').length
    this.#seen += beginning.length
  }
}
