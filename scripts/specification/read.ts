import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'
import { type Coverage, coverageOf } from './coverage.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const testFiles = () =>
  globSync('{engine,server,web,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).sort()

/** The statements of the specification as the project proves them now. */
export const coverageNow = (): Coverage =>
  coverageOf(
    read('docs/specification-statements.md'),
    testFiles().map((path) => ({ path, source: read(path) })),
  )
