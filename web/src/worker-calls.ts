type Call<Api> = { id: number; method: keyof Api & string; input: unknown }
type Reply = { id: number; told: unknown } | { id: number; end: unknown }

type Hear = (told: unknown) => void
type Method = (input: unknown, tell: Hear) => Promise<unknown>

/**
 * Answers the calls of one that is asked by messages. A call that fails is never answered: its promise rejects.
 *
 * @param api its methods have one input, may tell on the way, and end in a value
 */
export function answering<Api extends object>(
  api: Api,
  reply: (reply: Reply) => void,
): (call: Call<Api>) => Promise<void> {
  return async ({ id, method, input }) => {
    const work = api[method] as Method
    reply({ id, end: await work.call(api, input, (told) => reply({ id, told })) })
  }
}

/** The API that a worker answers: nothing is heard any more once the signal is aborted. */
export function apiOf<Api extends object>(worker: Worker, signal: AbortSignal): Api {
  const open = new Map<number, { hear: Hear; end: (value: unknown) => void }>()
  let calls = 0
  const listen = ({ data }: MessageEvent<Reply>) => {
    const call = open.get(data.id)
    if ('told' in data) return call?.hear(data.told)
    open.delete(data.id)
    call?.end(data.end)
  }
  worker.addEventListener('message', listen, { signal })
  const methodOf =
    (method: keyof Api & string): Method =>
    (input, hear) =>
      new Promise((end) => {
        const call: Call<Api> = { id: calls++, method, input }
        open.set(call.id, { hear, end })
        worker.postMessage(call)
      })
  return new Proxy({} as Api, { get: (_, method) => methodOf(method as keyof Api & string) })
}
