import { writeAmount } from '@margine/engine'
import { device } from '../person/vault.ts'

const key = 'resi-veri'

/**
 * Lets the share of pieces that really come back, in percent, wait for the list, by marketplace; false where the browser keeps
 * nothing.
 */
export const keepRealReturns = (percents: Readonly<Record<string, number>>): boolean =>
  device.set(key, percents)

/** The shares that wait, as texts; null where none do. They wait no more. */
export function takeRealReturns(): Readonly<Record<string, string>> | null {
  const kept = device.get(key)
  if (kept === null) return null
  device.drop(key)
  const shares = Object.entries(kept).filter(([, percent]) => typeof percent === 'number')
  return Object.fromEntries(
    shares.map(([marketplace, percent]) => [marketplace, writeAmount(Number(percent), 0)]),
  )
}
