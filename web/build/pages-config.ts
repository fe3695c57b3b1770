import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

import { targets } from './browsers.ts'
import { documentPages } from './document-pages.ts'
import { fontPreload } from './font-preload.ts'
import { inlinedStyleNames } from './inlined-style-names.ts'
import { knownGlobals } from './known-globals.ts'
import { noSchemaLibrary } from './no-schema-library.ts'
import { type Budget, pageBudgets } from './page-budgets.ts'
import { precompressed } from './precompressed.ts'

/** How some pages are built together: they share their scripts among themselves alone. */
export const pagesConfig = (pages: string[], budgets: Budget[]): UserConfig => ({
  appType: 'mpa',
  plugins: [
    react(),
    documentPages(),
    fontPreload(),
    inlinedStyleNames(),
    knownGlobals(),
    noSchemaLibrary(),
    pageBudgets(budgets),
    precompressed(),
  ],
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // `Button_primary`: a test holds that no two style sheets have the same name.
      generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}`,
    },
  },
  // A worker loads what only workbooks need when it meets one.
  worker: { format: 'es' },
  build: {
    target: targets,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The styles of a lazy part are asked for with it, and of the result and what goes beyond the specification also what they import, as a
      // person waits for it. For the others these names would weigh on the first load: they are fetched ahead, with all they import.
      resolveDependencies: (file, imported, { hostType }) =>
        hostType === 'html' || /Outcome|beyond/.test(file) ? imported : [],
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // A constant is written where it is used, in other modules too.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          // Few files instead of many crumbs: React, which never changes; what pages say and ask,
          // which needs no React; the widgets that the first screen shares with other pages, and the
          // other shared ones; what the account pages share; the application, with all it needs to begin with; and what several of
          // its lazy parts share to explain a result, to try another or to give one away, for which they need no
          // card that is not among those of the application. `$initial` keeps out what only lazy parts need. A group takes
          // along what its modules import, unless an earlier group has it.
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            {
              name: 'words',
              test: /web[\\/]src[\\/](?!format|application|save-file|italian[\\/](?:day|article)|person[\\/]waiting-article)(?:(?:person|italian)[\\/])?[\w-]+\.ts$|vite[\\/]preload-helper/,
              tags: ['$initial'],
              minShareCount: 2,
              minSize: 0,
            },
            {
              name: 'parts',
              test: /src[\\/](?:ui[\\/](?!result|SidePanel|TextField|PasswordField|ConfirmDialog|Amount)|frame[\\/](?!AuthLayout|ErrorBanner|header-words)|pages[\\/]mount)/,
              tags: ['$initial'],
              minShareCount: 2,
              minSize: 0,
            },
            {
              name: 'fields',
              test: /src[\\/](?:frame[\\/]AuthLayout|ui[\\/](?:TextField|PasswordField|ConfirmDialog))/,
              minShareCount: 2,
              minSize: 0,
            },
            {
              name: 'account',
              test: /features[\\/]account[\\/](?!own[\\/])/,
              tags: ['$initial'],
              minShareCount: 2,
              minSize: 0,
            },
            { name: 'application', test: /web[\\/]src[\\/](?:app|trial)[\\/]/, tags: ['$initial'] },
            {
              name: 'explaining',
              test: /engine[\\/]src[\\/](?:solve[\\/](?!typed-target)|advice)|web[\\/]src[\\/](?:ui[\\/](?:result[\\/]|Rested|ScreenHead|SliderField|slider-steps|usePrinting)|italian[\\/])|quick-scenario-names|form-link|saved-record|todays-rates/,
              minShareCount: 2,
              minSize: 0,
            },
          ],
        },
      },
      // Asked for only by the browser half of @capacitor-firebase/authentication. We use its other
      // half, on a device: that chunk is never loaded, and Firebase is not installed.
      external: ['firebase/auth'],
      input: pages,
    },
  },
})
