import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }

const partial = (name: string) =>
  readFileSync(new URL(`../documents/${name}`, import.meta.url), 'utf8')

/** Gives the pages that are documents (no script) their shared header and footer. */
export function documentPages(): Plugin {
  return {
    name: 'document-pages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!-- header -->', () => partial('header.html'))
          .replace('<!-- footer -->', () =>
            partial('footer.html').replace('{version}', manifest.version),
          ),
    },
  }
}
