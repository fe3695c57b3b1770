import { once } from 'node:events'

/** What a server is started with so that {@link Inspector} reaches it. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

interface HeapUsage {
  usedSize: number
  /** Of buffers, which lie beside the heap. */
  backingStorageSize: number
}

/** The inspector of a running process. */
export class Inspector {
  readonly #socket: WebSocket
  #asked = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** @param output what the process wrote so far, with the address of its inspector */
  static async open(output: readonly string[]): Promise<Inspector> {
    const [address] = /ws:\/\/\S+/.exec(output.join('')) ?? []
    if (address === undefined) throw new Error('the process has no inspector')
    const socket = new WebSocket(address)
    await once(socket, 'open')
    return new Inspector(socket)
  }

  /** What an expression is worth in the process. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const answer = await this.#ask('Runtime.evaluate', { expression, returnByValue: true })
    const { result, exceptionDetails } = answer as {
      result: { value: Value }
      exceptionDetails?: { text: string }
    }
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
    return result.value
  }

  /**
   * The memory that the process still uses once its garbage is collected, in megabytes. What it holds of
   * the system also depends on when the collector last ran.
   */
  async liveHeap(): Promise<number> {
    await this.#ask('HeapProfiler.collectGarbage')
    const usage = (await this.#ask('Runtime.getHeapUsage')) as HeapUsage
    return (usage.usedSize + usage.backingStorageSize) / 1_000_000
  }

  close(): void {
    this.#socket.close()
  }

  async #ask(method: string, params = {}): Promise<unknown> {
    this.#socket.send(JSON.stringify({ id: ++this.#asked, method, params }))
    const [{ data }] = (await once(this.#socket, 'message')) as [{ data: string }]
    return (JSON.parse(data) as { result: unknown }).result
  }
}
