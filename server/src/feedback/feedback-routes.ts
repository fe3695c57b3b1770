import { Hono } from 'hono'
import { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
import { networksOf } from '../http/networks.ts'
import { shape } from '../http/shape.ts'
import { requestMail } from '../mail/outbox.ts'

const longestMessage = 5000

const feedback = z.object({
  message: z
    .string()
    // PostgreSQL holds no NUL in a text.
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'empty-message').max(longestMessage, 'long-message')),
})

/** The anonymous feedback form: what is written goes to support, who wrote it is not kept. */
export function feedbackRoutes({ database, throttles, clientAddress }: Accounts) {
  return new Hono().post('/', shape(feedback), async (c) => {
    await throttles.countFeedback(networksOf(clientAddress(c)))
    await requestMail(database.queries, {
      kind: 'feedback',
      email: '',
      message: c.var.input.message,
    })
    return c.body(null, 202)
  })
}
