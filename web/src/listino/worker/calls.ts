import type { ListApi } from './api.ts'

type Call = { id: number; method: keyof ListApi; input: unknown }
type Reply = { id: number; told: unknown } | { id: number; end: unknown }

type Hear = (told: unknown) => void
type Method = (input: unknown, tell: Hear) => Promise<unknown>

/** Answers the calls of one that is asked by messages. A call that fails is never answered: its promise rejects. */
export function answering(
  api: ListApi,
  reply: (reply: Reply) => void,
): (call: Call) => Promise<void> {
  return async ({ id, method, input }) => {
    const work = api[method] as Method
    reply({ id, end: await work(input, (told) => reply({ id, told })) })
  }
}

/** The API that a worker answers: nothing is heard any more once the signal is aborted. */
export function apiOf(worker: Worker, signal: AbortSignal): ListApi {
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
    (method: keyof ListApi): Method =>
    (input, hear) =>
      new Promise((end) => {
        const call: Call = { id: calls++, method, input }
        open.set(call.id, { hear, end })
        worker.postMessage(call)
      })
  return new Proxy({} as ListApi, { get: (_, method) => methodOf(method as keyof ListApi) })
}
