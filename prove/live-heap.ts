import { once } from 'node:events'

/** What a server is started with so that {@link liveHeap} can ask it. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

interface HeapUsage {
  usedSize: number
  /** Of buffers, which lie beside the heap. */
  backingStorageSize: number
}

/**
 * The memory that a process still uses once its garbage is collected, in megabytes. What it holds of
 * the system also depends on when the collector last ran.
 *
 * @param output what the process wrote so far, with the address of its inspector
 */
export async function liveHeap(output: readonly string[]): Promise<number> {
  const [address] = /ws:\/\/\S+/.exec(output.join('')) ?? []
  if (address === undefined) throw new Error('the process has no inspector')
  const inspector = new WebSocket(address)
  await once(inspector, 'open')
  let id = 0
  const ask = async (method: string): Promise<unknown> => {
    inspector.send(JSON.stringify({ id: ++id, method }))
    const [{ data }] = (await once(inspector, 'message')) as [{ data: string }]
    return (JSON.parse(data) as { result: unknown }).result
  }
  await ask('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = (await ask('Runtime.getHeapUsage')) as HeapUsage
  inspector.close()
  return (usedSize + backingStorageSize) / 1_000_000
}
