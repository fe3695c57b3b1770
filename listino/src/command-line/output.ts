import { once } from 'node:events'
import type { Writable } from 'node:stream'

const portion = 1 << 16

/** Writes text in portions, waiting where the reader is slower. */
export class Output {
  readonly #stream: Writable
  #text = ''

  constructor(stream: Writable) {
    this.#stream = stream
  }

  async write(text: string): Promise<void> {
    this.#text += text
    if (this.#text.length >= portion) await this.flush()
  }

  async writeBytes(bytes: Uint8Array): Promise<void> {
    await this.flush()
    if (!this.#stream.write(bytes)) await once(this.#stream, 'drain')
  }

  async flush(): Promise<void> {
    const text = this.#text
    this.#text = ''
    if (text !== '' && !this.#stream.write(text)) await once(this.#stream, 'drain')
  }
}
