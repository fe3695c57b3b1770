import { defineConfig, mergeConfig } from 'vite'
import { pagesConfig } from './build/pages-config.ts'
import { prerendered } from './build/prerendered.ts'

/** The page of what was really charged, built after the others. */
export default defineConfig(
  mergeConfig(
    pagesConfig(['consuntivo.html'], [{ page: 'consuntivo.html', script: 85_300, style: 4_700 }]),
    {
      plugins: [
        prerendered({
          'consuntivo.html': ['/src/consuntivo/ConsuntivoPage.tsx', 'ConsuntivoPage'],
        }),
      ],
      build: { emptyOutDir: false },
    },
  ),
)
