import { readdirSync } from 'node:fs'
import { defineConfig } from 'vite'
import { pagesConfig } from './build/pages-config.ts'

// The page of the list is built apart: what it shares with the calculator would be cut out of every page's first load.
const pages = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.html') && name !== 'listino.html',
)

export default defineConfig(
  pagesConfig(pages, [
    { page: 'index.html', script: 97_000, style: 6_000 },
    { page: 'login.html', script: 82_210, style: 5_400 },
  ]),
)
