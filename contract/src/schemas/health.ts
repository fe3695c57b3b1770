import { z } from 'zod'

/** That a process lives, or can serve. */
export const health = z.object({ status: z.literal('ok') })
