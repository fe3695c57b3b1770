import { writeAmount } from '@margine/engine'
import { device } from '../../person/vault.ts'
import type { List } from './list.ts'

const key = 'resi-veri'

/** Lets the share of pieces that really come back, in percent, wait for the list; false where the browser keeps nothing. */
export const keepRealReturns = (percent: number): boolean => device.set(key, { percent })

/** Counts a share that waits for all articles. */
export function takeRealReturns(list: List): void {
  const kept = device.get(key)
  if (kept === null || !('percent' in kept) || typeof kept.percent !== 'number') return
  device.drop(key)
  list.changeTerms({ resi: writeAmount(kept.percent, 0) })
}
