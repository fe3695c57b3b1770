import { feedbackRequest } from '@margine/contract/schemas/feedback'
import { Hono } from 'hono'
import type { Accounts } from '../accounts/accounts.ts'
import { networksOf } from '../http/networks.ts'
import { shape } from '../http/shape.ts'
import { requestFeedback } from '../mail/outbox.ts'

/** The anonymous feedback form: what is written goes to support, who wrote it is not kept. */
export function feedbackRoutes({ database, throttles, security, clientAddress }: Accounts) {
  return new Hono().post('/', shape(feedbackRequest), async (c) => {
    await throttles.countFeedback(networksOf(clientAddress(c)))
    const dropped = await requestFeedback(database.queries, c.var.input.message)
    if (dropped > 0) security.tellSeldom('feedback dropped', {})
    return c.body(null, 202)
  })
}
