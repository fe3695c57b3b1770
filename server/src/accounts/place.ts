import type { Schema } from '../db/schema.ts'
import { type Networks, roughNetwork } from '../http/networks.ts'

/** Browser, system and network of a sign-in: enough to know one's own devices, not to track a person. */
export type Place = Pick<Schema['sessions'], 'browser' | 'system' | 'network'>

/** What identifies a browser. Order matters: the later signs stand in the user agents of the earlier browsers too. */
const browsers: readonly [RegExp, string][] = [
  [/; wv\)/, 'Margine'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows NT/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null

export function placeOf(userAgent: string | undefined, networks: Networks): Place {
  return {
    browser: nameIn(browsers, userAgent ?? ''),
    system: nameIn(systems, userAgent ?? ''),
    network: roughNetwork(networks),
  }
}
