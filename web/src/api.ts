import type { SessionAnswer, ShownMail } from '@margine/server/wire'
import { strings } from './strings.ts'

/** Why a call did not do what was asked, in Italian. */
export interface Problem {
  /** The server's stable code, or `offline` when it could not be reached. */
  code: string
  detail: string
  fields: { field: string; detail: string }[]
}

/** What to say of a problem: what is wrong with the first field where one is named, else the whole. */
export function detailOf({ detail, fields }: Problem): string {
  return fields[0]?.detail ?? detail
}

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
  return { fields: [], ...(JSON.parse(text) as Omit<Problem, 'fields'>) }
}

async function call<Value>(method: string, path: string, body?: object): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!response.ok) return { ok: false, problem: await readProblem(response) }
    const text = await response.text()
    return { ok: true, value: (text === '' ? undefined : JSON.parse(text)) as Value }
  } catch {
    return { ok: false, problem: offline }
  }
}

const account = '/api/account'

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
  verify: (token: string) => call<void>('POST', `${account}/verify`, { token }),
  askVerificationMail: (email: string) =>
    call<void>('POST', `${account}/verification-mail`, { email }),
  askPasswordResetMail: (email: string) =>
    call<void>('POST', `${account}/password-reset-mail`, { email }),
  resetPassword: (token: string, password: string) =>
    call<void>('POST', `${account}/password-reset`, { token, password }),
  deleteAccount: () => call<void>('DELETE', account),
  sendFeedback: (message: string) => call<void>('POST', '/api/feedback', { message }),
  outbox: () => call<ShownMail[]>('GET', '/api/outbox'),
}
