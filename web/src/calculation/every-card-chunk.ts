import { Chunk } from '../lazy/chunk.ts'

/** The script with every card, for a form that needs it before anything else has brought it. */
export const everyCardChunk = new Chunk('every-card', () => import('./every-card.ts'))
