import type { SellerProfile } from '@margine/contract'
import { profileTerms, type Terms } from '@margine/listino/list'
import { targetOf } from '../../calculation/profile.ts'

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
  fromProfile: profileTerms,
})
