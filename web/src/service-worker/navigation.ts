import { recordHere } from '../person/offline-record.ts'
import { pageWithoutNetwork, shellFor } from './shell.ts'

/** Longer than a server that can be reached takes to begin its answer, in milliseconds. */
const patience = 5000

/** What a proxy answers in place of a server that it can't reach. */
const isOutOfReach = ({ status }: Response) => status >= 502 && status <= 504

const tooLate = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })

type Navigation = {
  path: string
  /** Whether the page belongs to a person. */
  isOwn: boolean
  /** What the server answers. */
  ask: () => Promise<Response>
}

/** A page: the server's, and only where it can't be reached one that is kept. */
export async function navigate({ path, isOwn, ask }: Navigation): Promise<Response> {
  const recorded = () => (isOwn ? recordHere(Date.now()) : null)
  const answer = ask()
  const inTime = (await recorded()) === null ? answer : Promise.race([answer, tooLate(patience)])
  const response = await inTime.catch(() => null)
  if (response !== null && !isOutOfReach(response)) return response
  // Read again: they may have signed out while the server was waited for.
  const record = await recorded()
  if (record !== null) return shellFor(record, path)
  const page = await pageWithoutNetwork()
  return page.type === 'error' && response !== null ? response : page
}
