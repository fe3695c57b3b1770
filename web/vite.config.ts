import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './build/budgets.ts'
import { documentPages } from './build/document-pages.ts'
import { fontPreload } from './build/font-preload.ts'
import { precompressed } from './build/precompressed.ts'

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), documentPages(), fontPreload(), budgets(), precompressed()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'privacy.html', 'termini.html', '404.html'],
    },
  },
})
