import { z } from 'zod'

/** A mail as the outbox page shows it, where no mail server takes it. */
export const shownMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  date: z.string(),
  text: z.string(),
})
