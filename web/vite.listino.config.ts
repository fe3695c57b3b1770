import { defineConfig, mergeConfig } from 'vite'
import { pagesConfig } from './build/pages-config.ts'

/** The page of the list, built after the others. */
export default defineConfig(
  mergeConfig(
    pagesConfig(['listino.html'], [{ page: 'listino.html', script: 89_000, style: 4_600 }]),
    {
      build: { emptyOutDir: false },
    },
  ),
)
