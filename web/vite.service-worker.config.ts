import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { targets } from './build/browsers.ts'
import { precached } from './build/precached.ts'
import { precompressed } from './build/precompressed.ts'

/** What the pages load, told to the worker's script. */
const precachedAssets = (): Plugin => ({
  name: 'precached-assets',
  config() {
    const { assets, version } = precached(join(import.meta.dirname, 'dist'))
    return { define: { assets: JSON.stringify(assets), version: JSON.stringify(version) } }
  },
})

/** The service worker, built after all pages: it holds the list of what they load. */
export default defineConfig({
  publicDir: false,
  plugins: [precachedAssets(), precompressed()],
  build: {
    target: targets,
    emptyOutDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
