import { z } from 'zod'

/** Long enough for any password we take; what is longer is refused by the policy, not cut. */
export const typedPassword = z.string().max(1024)

/** The token of a link we mailed. */
export const linkToken = z.string().max(100)
