import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }

const partial = (name: string) =>
  readFileSync(new URL(`../documents/${name}`, import.meta.url), 'utf8')

/** Gives the pages what they share: what stands in every head, and the documents' header and footer. */
export function documentPages(): Plugin {
  return {
    name: 'document-pages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!-- head -->', () => partial('head.html'))
          .replace('<!-- header -->', () => partial('header.html'))
          .replace('<!-- footer -->', () =>
            partial('footer.html').replace('{version}', manifest.version),
          ),
    },
  }
}
