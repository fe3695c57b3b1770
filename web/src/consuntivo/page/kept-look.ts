import type { Period } from '@margine/listino'
import { tab } from '../../person/vault.ts'
import type { Place } from '../../table/place.ts'
import type { Group, Order } from '../articles/sorted-rows.ts'

/** How articles are looked at. */
export type Look = { period: Period; group: Group; text: string; order: Order; place: Place | null }

const version = 1

/** How they were looked at when this tab left the page last; null where it didn't. */
export function keptLook(): Look | null {
  const kept: { look?: Look; version?: unknown } = tab.get('look') ?? {}
  return (kept.version === version && kept.look) || null
}

/** Keeps it for when the page comes back. */
export const keepLook = (look: Look) => tab.set('look', { version, look })
