import { isDeepStrictEqual } from 'node:util'
import { problemStatuses } from '@margine/contract'
import { outboxRoutes, type Route, routes } from '@margine/contract/routes'
import { problem } from '@margine/contract/schemas/problem'
import type { z } from 'zod'

/** Where the router has nothing, or nothing for this method. */
const nothing: Route = {
  summary: '',
  answers: {},
  problems: ['not-found', 'method-not-allowed', 'foreign-origin', 'json-only', 'too-large'],
}

const patterns = Object.entries<Route>({ ...routes, ...outboxRoutes }).map(([name, route]) => ({
  pattern: new RegExp(`^${name.replace('{id}', '.+')}$`),
  route,
}))

const isOurs = (path: string) => /^\/(?:api(?:\/|$)|healthz$|readyz$)/.test(path)

/** A value as a schema reads it, where it fits and holds nothing else. */
function fits(schema: z.ZodType, json: unknown): boolean {
  const { success, data } = schema.safeParse(json)
  return success && isDeepStrictEqual(data, json)
}

function isRight({ answers, problems }: Route, status: number, type: string, text: string) {
  if (type === 'application/problem+json') {
    const { success, data } = problem.safeParse(JSON.parse(text))
    if (!success || !fits(problem, JSON.parse(text)) || data.status !== status) return false
    return problems.includes(data.code) && problemStatuses[data.code] === status
  }
  const schema = answers[status]
  if (schema === undefined) return false
  return schema === null
    ? text === ''
    : type === 'application/json' && fits(schema, JSON.parse(text))
}

/**
 * Holds an answer of the API against the contract: its status, its body to the last field, and which problem it is.
 *
 * @throws when it is none that its route may give
 */
export async function assertAgreed(method: string, path: string, answer: Response): Promise<void> {
  if (!isOurs(path) || method === 'HEAD') return
  const found = patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? ''
  const text = await answer.clone().text()
  if (!isRight(found?.route ?? nothing, answer.status, type, text))
    throw new Error(`${method} ${path} may not answer ${answer.status} ${type}: ${text}`)
}
