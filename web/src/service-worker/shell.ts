import type { OfflineRecord } from '../person/offline-record.ts'
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
export const shellFor = ({ id, email, until }: OfflineRecord, path: string) =>
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
export const pageWithoutNetwork = () => pageOf(offlinePage, (html) => html)
