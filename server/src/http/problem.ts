import { STATUS_CODES } from 'node:http'
import {
  type FieldProblem,
  type ProblemBody,
  type ProblemCode,
  problemDetails,
  problemStatuses,
} from '@margine/contract'
import type { Context } from 'hono'

interface Extras {
  headers?: Record<string, string>
  /** Every field that is wrong, at once. */
  fields?: FieldProblem[]
  /** What this very case is, where more is known of it than its code says. */
  detail?: string
}

/** An error as RFC 9457 describes it: `code` is stable, for programs, and has its status; `detail` is for people. */
export function problem(
  c: Context,
  code: ProblemCode,
  { headers, fields, detail = problemDetails[code] }: Extras = {},
): Response {
  const status = problemStatuses[code]
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    code,
    detail,
    ...(fields && { fields }),
  } satisfies ProblemBody
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    ...headers,
  })
}
