import type { Terms } from '../worker/terms.ts'

/** What a list begins with: today's fees on Amazon, prices with VAT, nothing tried. */
export const firstTerms = (today: string): Terms => ({
  marketplace: 'amazon',
  category: '',
  tariffe: today,
  regime: 'ordinario',
  aliquotaIVA: '',
  aliquotaRidotta: '',
  prezzoIncludesIVA: true,
  costoIncludesIVA: false,
  target: 20,
  prezzo: 0,
  costo: 0,
  regole: [],
  spedizione: '',
})

/** Whether something is tried that is not so yet. */
export const isTrying = ({ prezzo, costo, spedizione }: Terms) =>
  prezzo !== 0 || costo !== 0 || spedizione.trim() !== ''

/** The terms without what is tried. */
export const asItIs = (terms: Terms): Terms => ({ ...terms, prezzo: 0, costo: 0, spedizione: '' })
