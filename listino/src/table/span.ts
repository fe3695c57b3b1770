/** A part of a text, of which no text of its own is made until somebody asks. */
export class Span {
  text = ''
  from = 0
  to = 0

  set(text: string, from: number, to: number): void {
    this.text = text
    this.from = from
    this.to = to
  }

  get value(): string {
    return this.text.slice(this.from, this.to)
  }
}
