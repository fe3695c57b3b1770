import { Chunk } from '../lazy/chunk.ts'

/** Fetched with the other parts, when the page has nothing else to do. */
new Chunk('offline', async () => (await import('./begin.ts')).begin())
