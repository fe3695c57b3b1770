import { z } from 'zod'
import { longestMessage } from '../limits.ts'

/** A message of the anonymous feedback form. */
export const feedbackRequest = z.object({
  message: z
    .string()
    // PostgreSQL holds no NUL in a text.
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1, 'empty-message').max(longestMessage, 'long-message'))
    .meta({ description: `Trimmed; 1 to ${longestMessage} characters (UTF-16 units).` }),
})
