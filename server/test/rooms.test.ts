import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('../src', import.meta.url))

/**
 * The rooms in their order: each imports, also its types, only from itself and from those before it.
 * What stands in no folder is a program.
 */
const rooms = [
  'process',
  'db',
  'http',
  'mail',
  'accounts',
  'calculations',
  'feedback',
  'pages',
  'operations',
  'start',
  'programs',
]

function roomOf(path: string): string {
  const [folder = '', ...rest] = path.split('/')
  return rest.length > 0 ? folder : 'programs'
}

const files = globSync('**/*.ts', { cwd: sources })
const textOf = (file: string) => readFileSync(join(sources, file), 'utf8')

/** Every text that names a module of ours, so that no form of importing one goes unseen. */
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(['"`])(\.{1,2}\/.*?)\1/g)].map(([, , path = '']) =>
    normalize(join(dirname(file), path)),
  )

it('rooms import only from those before them', () => {
  expect(new Set(files.map(roomOf))).toEqual(new Set(rooms))
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => rooms.indexOf(roomOf(imported)) > rooms.indexOf(roomOf(file)))
      .map((imported) => `${file} imports ${imported}`),
  )
  expect(wrong).toEqual([])
})

it('an import names its module, so that its room can be told', () => {
  const unnamed = /\b(?:import|require)\s*\(\s*(?!['"`])/
  expect(files.filter((file) => unnamed.test(textOf(file)))).toEqual([])
})

it('one module writes to the table of users', () => {
  const built =
    /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\s*\(\s*\[?\s*['"`]users\b/
  const raw = /\b(?:insert\s+into|replace\s+into|merge\s+into|update|delete\s+from)\s+["`]?users\b/i
  const writers = files.filter((file) => built.test(textOf(file)) || raw.test(textOf(file)))
  expect(writers).toEqual(['accounts/user-table.ts'])
})
