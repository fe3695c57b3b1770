import { serve } from '../src/start/serve.ts'
import { quickHashes } from './hash-cost.ts'
import { patientWaits } from './waits.ts'

/** A program that serves as `main.ts` does, but without the built pages, which these tests don't need. */
await serve({
  webApp: async () => ({
    pages: async () => {
      throw new Error('there are no pages here')
    },
    files: new Map(),
  }),
  hashCost: quickHashes,
  waits: patientWaits,
})
