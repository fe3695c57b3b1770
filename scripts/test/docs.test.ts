import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const isForeign = (name: string) => ['node_modules', 'dist', '.cache'].includes(name)

/** Every file of the project, by its path, without what is built or installed. */
const files = globSync(
  [
    '*',
    '{bench,contract,docs,e2e,engine,listino,mobile,prove,scripts,server,web}/**/*.{css,html,js,json,md,mjs,png,ts,tsx}',
  ],
  { cwd: root, exclude: (path) => isForeign(path.split('/').at(-1) ?? '') },
)
const docs = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
const text = (doc: string) => readFileSync(new URL(doc, root), 'utf8')

/** `worker/api.ts` and `grid/` in quotes of code: a path from wherever the page is speaking of. */
const namedIn = (doc: string) =>
  [...text(doc).matchAll(/`([\w./-]+(?:\.(?:css|html|js|json|mjs|md|tsx?)|\/))`/g)].map(
    ([, path = '']) => path.replace(/^(\.{1,2}\/)+/, ''),
  )
/** What people, a build or a package bring. */
const isNotOurs = (path: string) =>
  path.startsWith('/') ||
  path.startsWith('.cache/') ||
  ['dist/', 'google-services.json', 'lib/zip-core-custom.js'].includes(path)
const isThere = (path: string) =>
  path.endsWith('/')
    ? files.some((file) => `/${file}`.includes(`/${path}`))
    : files.some((file) => `/${file}`.endsWith(`/${path}`))

test('every file and folder that the docs name exists', () => {
  const gone = docs.flatMap((doc) =>
    namedIn(doc)
      .filter((path) => !isNotOurs(path) && !isThere(path))
      .map((path) => `${doc}: ${path}`),
  )
  expect(gone).toEqual([])
})

test('every link of the docs to another page leads to one', () => {
  const broken = [...docs, 'CHANGELOG.md'].flatMap((doc) =>
    [...text(doc).matchAll(/(?:\]\(|src=")(?!https?:|#)([^)#"\s]+)/g)]
      .filter(([, path = '']) => !existsSync(new URL(path, new URL(doc, root))))
      .map(([, path]) => `${doc}: ${path}`),
  )
  expect(broken).toEqual([])
})
