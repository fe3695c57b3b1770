import type { SellerProfile } from '@margine/contract'
import { readNumber } from '@margine/engine'
import { profileTerms, type Terms } from '@margine/listino/list'
import { targetOf } from '../../calculation/profile.ts'

/** What every article should reach: the seller's margin, or what they want to be left with after taxes. */
function aimOf(profile: SellerProfile): Pick<Terms, 'target' | 'targetIn'> {
  const { kind, value = '' } = profile.obiettivo ?? {}
  return kind === 'dopoImposte'
    ? { target: readNumber(value), targetIn: 'dopoImposte' }
    : { target: targetOf(profile), targetIn: 'margine' }
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
  ...aimOf(profile),
  prezzo: 0,
  costo: 0,
  regole: [],
  spedizione: '',
  fromProfile: profileTerms,
})
