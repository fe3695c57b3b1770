import { fieldDetails, idempotencyKeyHeader, longestIdempotencyKey } from '@margine/contract'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { User } from '../accounts/user.ts'
import type { Who } from '../accounts/who.ts'
import { problem } from '../http/problem.ts'
import { shape } from '../http/shape.ts'
import type { Calculations } from './calculations.ts'
import { presentCalculation, presentList, presentRecord } from './present.ts'
import { calculatedRequest } from './save-request.ts'

const wellFormedKey = new RegExp(`^[\\x21-\\x7e]{1,${longestIdempotencyKey}}$`)

/** Any text: authentication comes before validation. */
const oneOf = '/:id{.+}'

/** Everything under `/api/calculations`: the signed-in user's saved calculations. */
export function calculationRoutes({ requireUser, tellRefused }: Who, calculations: Calculations) {
  /** It may be another's, of which nothing is told but to the log. */
  const notThere = (c: Context, user: User) => {
    tellRefused(c, 'calculation', user)
    return problem(c, 'calculation-not-found')
  }
  /** Our ids and nothing else: a database asked for just any text may refuse it. */
  const wellFormedId: MiddlewareHandler<{ Variables: { user: User } }> = async (c, next) =>
    /^[0-9a-f-]{36}$/.test(c.req.param('id') ?? '') ? next() : notThere(c, c.var.user)
  return new Hono()
    .get('/', requireUser, async (c) => {
      const saved = await calculations.listOf(c.var.user.id)
      return c.body(presentList(saved), 200, { 'Content-Type': 'application/json' })
    })
    .post('/', requireUser, shape(calculatedRequest), async (c) => {
      const key = c.req.header(idempotencyKeyHeader)
      if (key !== undefined && !wellFormedKey.test(key)) {
        const fields = [{ field: idempotencyKeyHeader, detail: fieldDetails.invalid }]
        return problem(c, 'invalid-input', { fields })
      }
      const saving = await calculations.save(c.var.user, c.var.input, key)
      switch (saving.kind) {
        case 'saved':
          return c.json(presentRecord(saving.calculation), 201)
        case 'full':
          return problem(c, 'beta-limit')
        case 'keyReused':
          return problem(c, 'idempotency-key-reused')
        case 'gone':
          return problem(c, 'unauthenticated')
      }
    })
    .put(oneOf, requireUser, wellFormedId, shape(calculatedRequest), async (c) => {
      const replaced = await calculations.replace(c.var.user, c.req.param('id'), c.var.input)
      return replaced === null ? notThere(c, c.var.user) : c.json(presentCalculation(replaced))
    })
    .delete(oneOf, requireUser, wellFormedId, async (c) => {
      const removed = await calculations.remove(c.var.user, c.req.param('id'))
      return removed ? c.body(null, 204) : notThere(c, c.var.user)
    })
}
