import { join } from 'node:path'
import { builtFiles } from './pages/built-files.ts'
import { builtPages, pageValues } from './pages/pages.ts'
import { root } from './process/root.ts'
import { nameSourceLines } from './process/source-lines.ts'
import { serve } from './start/serve.ts'

const dist = join(root, 'web/dist')

nameSourceLines()
await serve({
  webApp: async (config) => ({
    pages: await builtPages(dist, pageValues(config)),
    files: await builtFiles(dist),
  }),
})
