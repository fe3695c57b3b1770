import { lastReview, type Source, sources } from '../sources.ts'

/** What the cards since have left as it was in early 2025. */
export const unchanged: Source = { ...sources.amazonCard, reviewed: lastReview }

/** The clothing steps of 15 December 2025, as Amazon announced them. */
export const december: Source = {
  name: 'articolo sulle tariffe europee di Amazon dal 15 dicembre 2025',
  asOf: '2025-Q4',
  mark: 'indicativa',
  address: 'https://www.intimoretail.it/2025/12/03/referral-fee-amazon',
  reviewed: lastReview,
}

/** The EU card of 1 February 2026, p. 24–26. Nobody printed the Italian page itself. */
export const february: Source = {
  name: 'listino europeo di Amazon del 1° febbraio 2026',
  asOf: '2026-Q1',
  mark: 'trascritta',
  address: 'https://m.media-amazon.com/images/G/02/sell/images/260114-FBA-Rate-Card-EN.pdf',
  reviewed: lastReview,
}

/** A row of that card about which its transcriptions leave a doubt. */
export const doubtful = (doubt: string): Source => ({
  ...february,
  name: `${february.name} (${doubt})`,
  mark: 'indicativa',
})

/**
 * Amazon's public page of selling fees as it was read on 21 September 2026; who pays no minimum is there too. Another
 * transcription reads the footnote on the minimum as one on all categories.
 */
export const sellingFees: Source = {
  name: 'pagina del sito inglese di Amazon sulle commissioni di vendita',
  asOf: '2026-Q3',
  mark: 'indicativa',
  address: 'https://sellercentral.amazon.co.uk/help/hub/reference/external/H78LW99F4XF3Z38',
  reviewed: lastReview,
}

/** What a seller in Italy pays in every store, as a help page repeats Amazon's table. */
export const digitalServicesTable: Source = {
  name: 'tabella di Amazon sulla tariffa per servizi digitali, ripresa da Asinzen',
  asOf: '2024-Q4',
  mark: 'indicativa',
  address:
    'https://asinzen-help.freshdesk.com/support/solutions/articles/153000242844-what-is-the-digital-services-fee-on-amazon-',
  reviewed: lastReview,
}

/** Amazon's help page, with three worked examples. */
export const refundAdministration: Source = {
  name: 'pagina di aiuto di Amazon.it sulla commissione amministrativa per i rimborsi',
  asOf: '2026-Q3',
  mark: 'ufficiale',
  address: 'https://sellercentral.amazon.it/help/hub/reference/200387220',
  reviewed: lastReview,
}

/** The plans, as a transcription of Amazon's public page has them. */
export const plans: Source = {
  name: 'piani di vendita di Amazon, senza IVA',
  asOf: '2026-Q3',
  mark: 'trascritta',
  address: 'https://sell.amazon.it/prezzi',
  reviewed: lastReview,
}
