import type { CalculationFormData } from '@margine/engine'
import type { SavedCalculation, SessionAnswer, ShownMail } from '@margine/server/wire'
import { signedInUser } from './signed-in-user.ts'
import { strings } from './strings.ts'

export type { ProblemCode, SavedCalculation } from '@margine/server/wire'

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

async function call<Value>(
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

const account = '/api/account'
const calculations = '/api/calculations'

/** What is asked to be saved; the result is the server's own. */
export interface SaveRequest {
  name: string
  formData: CalculationFormData
}

/** Every call the pages make. None throws: what goes wrong is an answer. */
export const api = {
  session: () => call<SessionAnswer>('GET', `${account}/session`),
  signUp: (email: string, password: string) =>
    call<void>('POST', `${account}/sign-up`, { email, password }),
  signIn: (email: string, password: string) =>
    call<SessionAnswer>('POST', `${account}/sign-in`, { email, password }),
  signInWithIdToken: (idToken: string) =>
    call<SessionAnswer>('POST', `${account}/google/token`, { idToken }),
  signOut: () => call<void>('POST', `${account}/sign-out`, {}),
  /** A password goes with the link where several people signed the address up: see `password-needed`. */
  verify: (token: string, password?: string) =>
    call<void>('POST', `${account}/verify`, { token, ...(password !== undefined && { password }) }),
  disown: (token: string) => call<void>('POST', `${account}/disown`, { token }),
  askVerificationMail: (email: string) =>
    call<void>('POST', `${account}/verification-mail`, { email }),
  askPasswordResetMail: (email: string) =>
    call<void>('POST', `${account}/password-reset-mail`, { email }),
  resetPassword: (token: string, password: string) =>
    call<void>('POST', `${account}/password-reset`, { token, password }),
  savedCalculations: () => call<SavedCalculation[]>('GET', calculations),
  /** The key makes the same save, sent again, count once. */
  saveCalculation: (asked: SaveRequest, key: string) =>
    call<SavedCalculation>('POST', calculations, asked, { 'Idempotency-Key': key }),
  replaceCalculation: (id: string, asked: SaveRequest) =>
    call<SavedCalculation>('PUT', `${calculations}/${id}`, asked),
  removeCalculation: (id: string) => call<void>('DELETE', `${calculations}/${id}`),
  deleteAccount: () => call<void>('DELETE', account),
  sendFeedback: (message: string) => call<void>('POST', '/api/feedback', { message }),
  outbox: () => call<ShownMail[]>('GET', '/api/outbox'),
}
