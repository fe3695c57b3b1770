import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ProblemCode, problemDetails } from './strings.ts'

/** A field of a request that is wrong, and what is wrong with it in Italian. */
interface FieldProblem {
  field: string
  detail: string
}

interface Extras {
  headers?: Record<string, string>
  /** Every field that is wrong, at once. */
  fields?: FieldProblem[]
  /** What this very case is, where more is known of it than its code says. */
  detail?: string
}

/** An error as RFC 9457 describes it: `code` is stable and for programs, `detail` is for people. */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  code: ProblemCode,
  { headers, fields, detail = problemDetails[code] }: Extras = {},
): Response {
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    code,
    detail,
    ...(fields && { fields }),
  }
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    ...headers,
  })
}
