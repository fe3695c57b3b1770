import { z } from 'zod'
import { isMoment } from '../moment.ts'

/** A moment as ISO 8601 in UTC. */
export const moment = z.string().refine(isMoment).meta({ format: 'date-time' })
