import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const naming = new URL('../src/process/source-lines.ts', import.meta.url)
const program = `import { nameSourceLines } from '${naming}'; nameSourceLines(); throw new TypeError('broken')`

/** Line 1 of what was built is line 42 of the source. */
const map = { version: 3, sources: ['../../src/asked.ts'], names: [], mappings: 'AAyCA' }

it.each([
  ['names the line of the source', JSON.stringify(map), /\n {4}at \S+\/src\/asked\.ts:42:1\n/],
  ['stays as it is where its map is lost', undefined, /\/dist\/program\/asked\.js:1:\d+\n/],
])('a stack of the built server %s', (_, content, line) => {
  const root = mkdtempSync(join(tmpdir(), 'margine-stack-'))
  const file = join(root, 'dist/program/asked.js')
  mkdirSync(join(root, 'dist/program'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(file, program)
  if (content !== undefined) writeFileSync(`${file}.map`, content)
  const { stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  rmSync(root, { recursive: true })
  expect(stderr).toContain('\nTypeError: broken\n')
  expect(stderr).toMatch(line)
})
