import { writeAmount } from '@margine/engine'
import { device } from '../person/vault.ts'

const key = 'resi-veri'

/** Lets the share of pieces that really come back, in percent, wait for the list; false where the browser keeps nothing. */
export const keepRealReturns = (percent: number): boolean => device.set(key, { percent })

/** The share that waits for all articles, as text; null where none does. It waits no more. */
export function takeRealReturns(): string | null {
  const kept = device.get(key)
  if (kept === null || !('percent' in kept) || typeof kept.percent !== 'number') return null
  device.drop(key)
  return writeAmount(kept.percent, 0)
}
