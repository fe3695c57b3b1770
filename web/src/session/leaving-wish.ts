import { leavingWishKey } from './tab-keys.ts'
import { dropFromTab, readFromTab } from './tab-memory.ts'

/** Longer than the way to the page that asks takes, in milliseconds: an older wish was called off. */
const patienceMs = 600_000

/** Who wants to sign out in this tab, on the way to the page that asks about their list; null for nobody. It is told once. */
export function takeLeavingWish(): string | null {
  const { owner, at }: { owner?: unknown; at?: unknown } = readFromTab(leavingWishKey) ?? {}
  dropFromTab(leavingWishKey)
  return typeof owner === 'string' && Date.now() - Number(at) < patienceMs ? owner : null
}
