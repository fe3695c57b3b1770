import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { problemDetails } from './strings.ts'

export type ProblemCode = keyof typeof problemDetails

/** An error as RFC 9457 describes it: `code` is stable and for programs, `detail` is for people. */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  code: ProblemCode,
  headers: Record<string, string> = {},
): Response {
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    code,
    detail: problemDetails[code],
  }
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...headers,
  })
}
