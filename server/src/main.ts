import { fileURLToPath } from 'node:url'
import { builtFiles } from './pages/built-files.ts'
import { builtPages, pageValues } from './pages/pages.ts'
import { serve } from './start/serve.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))

await serve({
  webApp: async (config) => ({
    pages: await builtPages(dist, pageValues(config)),
    files: await builtFiles(dist),
  }),
})
