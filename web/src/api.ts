import type { SessionAnswer } from '@margine/server/wire'
import { signedInUser } from './session/signed-in-user.ts'
import { strings } from './strings.ts'

export type { ProblemCode, SavedCalculation, SessionAnswer, ShownMail } from '@margine/server/wire'

/** Why a call did not do what was asked, in Italian. */
export interface Problem {
  /** The server's stable code, or `offline` when it could not be reached. */
  code: string
  detail: string
  fields: { field: string; detail: string }[]
  /** In how many seconds to ask again, where the server says so. */
  retryAfter?: number
}

/** What to say of a problem: what is wrong with the first field where one is named, else the whole. */
export function detailOf({ detail, fields }: Problem): string {
  return fields[0]?.detail ?? detail
}

/** How many seconds there have to be before the next attempt, where there were too many; else 0. */
export const pauseOf = ({ code, retryAfter = 0 }: Problem) =>
  code === 'too-many-attempts' ? retryAfter : 0

/** What is wrong with each field that is named. */
export function fieldErrorsOf({ fields }: Problem): Record<string, string> {
  return Object.fromEntries(fields.map(({ field, detail }) => [field, detail]))
}

export type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

const offline: Problem = { code: 'offline', detail: strings.api.offline, fields: [] }
const unreadable: Problem = { code: 'unreadable', detail: strings.api.unreadable, fields: [] }

async function readProblem(response: Response): Promise<Problem> {
  const type = response.headers.get('Content-Type') ?? ''
  // Read to its end in any case: a browser calls off an answer nobody reads.
  const text = await response.text()
  if (!type.startsWith('application/problem+json')) return unreadable
  const retryAfter = Number(response.headers.get('Retry-After'))
  return { fields: [], retryAfter, ...(JSON.parse(text) as Omit<Problem, 'fields'>) }
}

/** Longer than any answer of a server that works takes, in milliseconds. */
const patience = 30_000

/** Calls the server. Never throws: what goes wrong is an answer. */
export async function call<Value>(
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        ...headers,
        // The cookie may be somebody else's by now: the server refuses to act for another than these.
        ...(signedInUser.email !== '' && {
          'Margine-User': encodeURIComponent(signedInUser.email),
        }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) return { ok: false, problem: await readProblem(response) }
    const text = await response.text()
    return { ok: true, value: (text === '' ? undefined : JSON.parse(text)) as Value }
  } catch {
    return { ok: false, problem: offline }
  }
}

/** Who is signed in here, and the end of it. */
export const sessionApi = {
  session: () => call<SessionAnswer>('GET', '/api/account/session'),
  signOut: () => call<void>('POST', '/api/account/sign-out', {}),
}
