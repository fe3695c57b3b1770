import type { Schema } from '../db/schema.ts'
import { type Networks, roughNetwork } from '../http/networks.ts'

/** From where somebody signed in, as far as it is kept: enough to know one's own devices, not to follow anybody. */
export type Place = Pick<Schema['sessions'], 'browser' | 'system' | 'network'>

/** By what browsers are known, those first whose signs others bear too. */
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
