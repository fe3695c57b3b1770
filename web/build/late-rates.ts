import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const late = fileURLToPath(new URL('../src/calculation/late-rates.ts', import.meta.url))

/** Has the engine take the rates of forms beyond the specification from where the application fetches them. */
export const lateRates = (): Plugin => ({
  name: 'late-rates',
  enforce: 'pre',
  resolveId: { filter: { id: /\/added\.ts$/ }, handler: () => late },
})
