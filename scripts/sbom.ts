import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './project.mjs'
import type { Lockfile } from './supply/lockfile.ts'
import { billOf } from './supply/sbom.ts'

const bill = '.cache/sbom.cdx.json'

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
const made = billOf(lockfile)
const file = join(root, bill)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`)
console.log(
  `What Margine carries, ${made.components.length} components, is in ${bill} (CycloneDX 1.6).`,
)
