import type { Floor, Waiver } from './floors.ts'

interface Versioned {
  name: string
  version: string
}

export interface Finding extends Versioned {
  floor: Floor
  /** Why we live with it today. */
  waiver: Waiver | undefined
}

/** The floors, with those of Node for each package that holds one: the newest is not the same on every system. */
export const withRuntimes = (floors: readonly Floor[], runtimes: readonly string[]): Floor[] =>
  floors.flatMap((floor) =>
    floor.package === 'node' ? runtimes.map((name) => ({ ...floor, package: name })) : floor,
  )

/** Whether a version comes before another. What follows a hyphen is not looked at: `1.0.0-beta` counts as 1.0.0. */
function isBefore(version: string, other: string): boolean {
  const [parts, others] = [version, other].map((text) =>
    (text.split('-', 1)[0] ?? '').split('.').map(Number),
  ) as [number[], number[]]
  const differs = others.findIndex((part, index) => part !== (parts[index] ?? 0))
  return differs !== -1 && (parts[differs] ?? 0) < (others[differs] ?? 0)
}

/** Of several floors of one package, the one for the line that a version belongs to. */
function floorFor({ name, version }: Versioned, floors: readonly Floor[]): Floor | undefined {
  return floors
    .filter((floor) => floor.package === name && !isBefore(version, floor.from ?? '0'))
    .reduce<Floor | undefined>(
      (best, floor) =>
        best === undefined || isBefore(best.from ?? '0', floor.from ?? '0') ? floor : best,
      undefined,
    )
}

/** What is installed below its floor. @param today as `2026-11-22` */
export function belowFloors(
  installed: readonly Versioned[],
  { floors, waivers }: { floors: readonly Floor[]; waivers: readonly Waiver[] },
  today: string,
): Finding[] {
  return installed.flatMap(({ name, version }) => {
    const floor = floorFor({ name, version }, floors)
    if (floor === undefined || !isBefore(version, floor.lowest)) return []
    const waiver = waivers.find(
      ({ package: waived, advisory, until }) =>
        waived === name && advisory === floor.advisory && today <= until,
    )
    return { name, version, floor, waiver }
  })
}

/** The packages that run and were never looked up for advisories. */
export function runningUnreviewed(
  installed: readonly (Versioned & { dev: boolean })[],
  { floors, unblemished }: { floors: readonly Floor[]; unblemished: readonly string[] },
): string[] {
  const known = new Set([...floors.map((floor) => floor.package), ...unblemished])
  const running = new Set(installed.filter(({ dev }) => !dev).map(({ name }) => name))
  return [...running].filter((name) => !known.has(name))
}

/** Whether a review is too old to stand alone. */
export const isStale = (reviewed: string, days: number, today: string): boolean =>
  Date.parse(today) - Date.parse(reviewed) > days * 86_400_000
