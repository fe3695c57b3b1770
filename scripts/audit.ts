import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { belowFloors, isStale, runningUnreviewed, withRuntimes } from './supply/audit.ts'
import { floors as listed, reviewed, staleAfter, unblemished, waivers } from './supply/floors.ts'
import { type Lockfile, packagesOf, runtimesOf } from './supply/lockfile.ts'
import { registryAudit } from './supply/registry.ts'

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
const today = new Date().toISOString().slice(0, 10)
const floors = withRuntimes(listed, runtimesOf(lockfile))
const installed = packagesOf(lockfile)
let failed = false

const findings = belowFloors(installed, { floors, waivers }, today)
for (const { name, version, floor, waiver } of findings) {
  const line = `${name} ${version} is below ${floor.lowest} (${floor.advisory})`
  console.log(
    waiver === undefined ? `✗ ${line}` : `! ${line}, until ${waiver.until}: ${waiver.why}`,
  )
  failed ||= waiver === undefined
}

const unreviewed = runningUnreviewed(installed, { floors, unblemished })
for (const name of unreviewed)
  console.log(`✗ ${name} runs and was never looked up: scripts/supply/floors.ts`)
failed ||= unreviewed.length > 0
console.log(
  `${installed.length} packages held against ${floors.length} floors of ${reviewed}; ${unblemished.length} have no advisory that we know of.`,
)

const registry = await registryAudit()
if (registry === undefined) {
  const stale = isStale(reviewed, staleAfter, today)
  console.log(
    `The registry answers no audit here, so the floors alone count${stale ? `, and they are older than ${staleAfter} days: review scripts/supply/floors.ts.` : '.'}`,
  )
  failed ||= stale
} else {
  for (const line of registry) console.log(`✗ ${line}`)
  console.log(`The registry knows ${registry.length} advisories of what is locked.`)
  failed ||= registry.length > 0
}
process.exitCode = failed ? 1 : 0
