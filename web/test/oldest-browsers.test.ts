import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oldestInWords, targets } from '../build/browsers.ts'
import { documentPages } from '../build/document-pages.ts'
import { pagesConfig } from '../build/pages-config.ts'
import { questions } from '../src/features/guide/questions.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the guide and the README name the browsers that the pages are built for', () => {
  expect(oldestInWords).toBe('Chrome 123, Firefox 128 o Safari 17.5')
  expect(targets).toEqual(['chrome123', 'firefox128', 'safari17.5'])
  expect(pagesConfig([], []).build?.target).toBe(targets)
  const said = questions().find(({ title }) => title === 'Con quali browser funziona?')
  expect(said?.paragraphs.join()).toContain(oldestInWords)
  expect(read('../../README.md')).toContain(oldestInWords.replace(' o ', ' or '))
})

test.each(readdirSync(new URL('..', import.meta.url)).filter((name) => name.endsWith('.html')))(
  '%s says in an older browser which it takes, with no script and nothing new',
  (name) => {
    const { transformIndexHtml } = documentPages()
    const { handler } = transformIndexHtml as { handler: (html: string) => string }
    const [, body = ''] = handler(read(`../${name}`)).split(/<body[^>]*>/)
    expect(body.trim()).toMatch(/^<p id="old" hidden>[^<]*<\/p>/)
    expect(body).toContain(oldestInWords)
  },
)

test('what shows that sentence asks for what the oldest browsers have, and the styles use it', () => {
  const styles = read('../src/styles/base.css')
  expect(styles).toMatch(/@supports not \(color: light-dark\(red, rgb\(from .+\{\n {2}#old \{/)
  expect(read('../src/styles/tokens.css')).toContain('light-dark(')
})
