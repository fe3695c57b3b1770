import { readFileSync } from 'node:fs'
import { rateHistory } from '@margine/engine'
import type { Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { outdatedNote } from './browsers.ts'
import { indexHtml, ratesHtml } from './rates-page/page.ts'

const partial = (name: string) =>
  readFileSync(new URL(`../documents/${name}`, import.meta.url), 'utf8')

const today = () => new Date().toISOString().slice(0, 10)

/**
 * Gives the pages what they share (what stands in every head, a note for older browsers, the documents' header and footer), and the page of
 * rates what the engine knows of them.
 */
export function documentPages(): Plugin {
  return {
    name: 'document-pages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(/<body[^>]*>/, (body) => `${body}\n    ${outdatedNote}`)
          .replace('<!-- head -->', () => partial('head.html'))
          .replace('<!-- header -->', () => partial('header.html'))
          .replace('<!-- footer -->', () =>
            partial('footer.html').replace('{version}', manifest.version),
          )
          .replace('<!-- rates index -->', () => indexHtml(rateHistory()))
          .replace('<!-- rates -->', () => ratesHtml(rateHistory(), today())),
    },
  }
}
