import { defineConfig, mergeConfig } from 'vite'
import { pagesConfig } from './build/pages-config.ts'
import { prerendered } from './build/prerendered.ts'

/** The page of the trial, built after the others: what it shares with the calculator would be cut out of that page's first load. */
export default defineConfig(
  mergeConfig(
    pagesConfig(['prova.html'], [{ page: 'prova.html', script: 104_500, style: 5_850 }]),
    {
      plugins: [prerendered({ 'prova.html': ['/src/trial/Trial.tsx', 'Trial'] })],
      build: { emptyOutDir: false },
    },
  ),
)
