import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './project.mjs'
import { tableOf } from './specification/coverage.ts'
import { coverageNow } from './specification/read.ts'

const table = '.cache/specification.md'

const coverage = coverageNow()
const file = join(root, table)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, tableOf(coverage))
for (const mistake of coverage.mistakes) console.log(mistake)
console.log(`The statements and the tests that prove them are in ${table}.`)
process.exitCode = coverage.mistakes.length > 0 ? 1 : 0
