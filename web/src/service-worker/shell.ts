import { keptShell } from './kept-pages.ts'
import type { Person } from './person.ts'
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

/** Somebody's page as the server would send it, marked as one that it did not send. */
export const shellFor = ({ email }: Person, path: string) =>
  pageOf(shells[path] ?? offlinePage, (html) =>
    html.replace('{{USER_EMAIL}}"', () => `${escaped(email)}" data-offline`),
  )

/** Shows the other heading and the other first sentence. */
const turned = (html: string) =>
  html.replace(/<(h1|p class="lead")( hidden)?>/g, (_, tag, hidden) =>
    hidden === undefined ? `<${tag} hidden>` : `<${tag}>`,
  )

const finishes = {
  noNetwork: (html: string) => html,
  leaving: (html: string) => html.replace('<p hidden>', '<p>'),
  notLeaving: turned,
}

/** What any other page is without a network; it says so where somebody's sign-out waits for it, or for the server. */
export const pageWithoutNetwork = (why: keyof typeof finishes) => pageOf(offlinePage, finishes[why])
