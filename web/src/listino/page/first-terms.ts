import type { SellerProfile } from '@margine/contract'
import { isPercent, readPercent } from '@margine/engine'
import type { Terms } from '@margine/listino/list'

const usualTarget = 20

/** The margin that a seller aims at, in percent. */
export function targetOf({ obiettivo }: SellerProfile): number {
  const isMargin = obiettivo?.kind === 'margine' && isPercent(obiettivo.value)
  return isMargin ? readPercent(obiettivo.value) : usualTarget
}

/** What a list begins with: today's fees on Amazon, prices with VAT, nothing tried; else as its seller's profile says. */
export const firstTerms = (today: string, profile: SellerProfile = {}): Terms => ({
  marketplace: profile.marketplaces?.[0] ?? 'amazon',
  category: '',
  tariffe: profile.tariffe === '1.3.1' ? '1.3.1' : today,
  regime: profile.regime ?? 'ordinario',
  ...(profile.imposte && { imposte: profile.imposte }),
  aliquotaIVA: '',
  aliquotaRidotta: '',
  prezzoIncludesIVA: true,
  costoIncludesIVA: profile.costoIncludesIVA ?? false,
  speseIncludonoIVA: profile.speseIncludonoIVA ?? false,
  target: targetOf(profile),
  prezzo: 0,
  costo: 0,
  regole: [],
  spedizione: '',
})
