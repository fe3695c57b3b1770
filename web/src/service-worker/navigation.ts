import { type OfflineRecord, recordHere } from '../person/offline-record.ts'
import { keptShell } from './kept-pages.ts'
import { offlinePage, shells } from './requests.ts'

/** Of how a kept page came, what says nothing of the page that is made of it. */
const ofTransport = ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

const escaped = (text: string) => text.replace(/[&"<]/g, (sign) => escapes[sign] ?? '')

async function pageOf(path: string, finish: (html: string) => string): Promise<Response> {
  const kept = await keptShell(path)
  if (kept === undefined) return Response.error()
  // Among them the policy that the server gives its pages.
  const headers = new Headers(kept.headers)
  for (const name of ofTransport) headers.delete(name)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  return new Response(finish(await kept.text()), { headers })
}

/** A person's page as the server would send it, marked as made here. */
const shellFor = ({ id, email, until }: OfflineRecord, path: string) =>
  pageOf(shells[path] ?? offlinePage, (html) => {
    const values: Readonly<Record<string, string>> = {
      USER_EMAIL: email,
      USER_ID: id,
      // The device keeps it.
      USER_PROFILE: '',
      SESSION_SECONDS: String(Math.floor((until - Date.now()) / 1000)),
    }
    return html
      .replace(/\{\{(\w+)\}\}/g, (whole, key: string) => escaped(values[key] ?? whole))
      .replace('name="user-email"', (whole) => `${whole} data-offline`)
  })

/** What any other page is without a network. */
const pageWithoutNetwork = () => pageOf(offlinePage, (html) => html)

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
