import { readdirSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vite'
import { lateRates } from './build/late-rates.ts'
import { pagesConfig } from './build/pages-config.ts'
import { prerendered } from './build/prerendered.ts'

// Pages of files and of the trial are built apart: what they share with the calculator would be cut out of every page's first load.
const pages = readdirSync(import.meta.dirname).filter(
  (name) =>
    name.endsWith('.html') && !['listino.html', 'consuntivo.html', 'prova.html'].includes(name),
)

export default defineConfig(
  mergeConfig(
    pagesConfig(pages, [
      { page: 'index.html', script: 98_100, style: 6_250 },
      { page: 'login.html', script: 83_500, style: 5_550 },
    ]),
    {
      plugins: [
        lateRates(),
        prerendered({
          'index.html': ['/src/app/App.tsx', 'App'],
          'login.html': ['/src/features/account/LoginPage.tsx', 'LoginPage'],
          'signup.html': ['/src/features/account/SignupPage.tsx', 'SignupPage'],
        }),
      ],
    },
  ),
)
