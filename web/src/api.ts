import {
  type AnswerOf,
  type FieldProblem,
  idempotencyKeyHeader,
  pageUserHeader,
  type RequestOf,
  type RouteName,
} from '@margine/contract'
import { isProblemBody, isSession } from './answers.ts'
import { person } from './person/person.ts'
import { isNothing, type Reads } from './reading.ts'
import { strings } from './strings.ts'

/** Why a call did not do what was asked, in Italian. */
export interface ApiProblem {
  /** The server's stable code; `offline` when it could not be reached, `unreadable` when its answer makes no sense. */
  code: string
  detail: string
  fields: FieldProblem[]
  /** In how many seconds to ask again, where the server says so. */
  retryAfter?: number
}

/** What to say of a problem: what is wrong with the first field where one is named, else the whole. */
export function detailOf({ detail, fields }: ApiProblem): string {
  return fields[0]?.detail ?? detail
}

export type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: ApiProblem }

const failure = (code: 'offline' | 'unreadable'): { ok: false; problem: ApiProblem } => ({
  ok: false,
  problem: { code, detail: strings.api[code], fields: [] },
})

/** The JSON in a text: undefined where there is nothing, null where it is no JSON. No answer of ours is null. */
function jsonIn(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return null
  }
}

/** Longer than any answer of a server that works takes, in milliseconds. */
const patience = 30_000

type Ask<Name extends RouteName> = {
  body?: RequestOf<Name>
  /** Stands for `{id}` in the path. */
  id?: string
  /** The same key makes the same save, sent again, count once. */
  key?: string
}

/**
 * Calls the server. Never throws: what goes wrong, or is answered in another shape, is an answer.
 *
 * @param reads reads the answer, or what the page needs of it
 */
export async function call<Name extends RouteName, Value>(
  route: Name,
  reads: AnswerOf<Name> extends Value ? Reads<Value> : never,
  { body, id = '', key }: Ask<Name> = {},
): Promise<Answer<Value>> {
  const [method = '', path = ''] = route.split(' ')
  try {
    const response = await fetch(path.replace('{id}', id), {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(key && { [idempotencyKeyHeader]: key }),
        // The cookie may be another person's by now: the server refuses then.
        ...(person.email && { [pageUserHeader]: encodeURIComponent(person.email) }),
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    // Read to its end in any case: a browser calls off an answer nobody reads.
    const said = jsonIn(await response.text())
    if (response.ok) return reads(said) ? { ok: true, value: said } : failure('unreadable')
    if (!isProblemBody(said)) return failure('unreadable')
    const { code, detail, fields = [] } = said
    const retryAfter = Number(response.headers.get('Retry-After'))
    return { ok: false, problem: { code, detail, fields, retryAfter } }
  } catch {
    return failure('offline')
  }
}

/** Who is signed in here, and the end of it. */
export const sessionApi = {
  session: () => call('GET /api/account/session', isSession),
  signOut: () => call('POST /api/account/sign-out', isNothing),
}
