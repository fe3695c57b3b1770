import { defineConfig, mergeConfig } from 'vite'
import { pagesConfig } from './build/pages-config.ts'

/** The page of what was really charged, built after the others. */
export default defineConfig(
  mergeConfig(
    pagesConfig(['consuntivo.html'], [{ page: 'consuntivo.html', script: 84_500, style: 4_500 }]),
    {
      build: { emptyOutDir: false },
    },
  ),
)
