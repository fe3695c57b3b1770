import type { Page } from './topic.ts'

/** What the guide says of a year's taxes and contributions: another year is other data. */
export const taxFigures = {
  year: 2026,
  /** The day on which the sources were last read (ISO 8601). */
  reviewed: '2026-11-21',
  coefficients: [
    { activity: 'Commercio, anche online', percent: 40 },
    { activity: 'Intermediari del commercio', percent: 62 },
    { activity: 'Artigiani e altre attività', percent: 67 },
    { activity: 'Professionisti', percent: 78 },
    { activity: 'Costruzioni', percent: 86 },
  ],
  substituteTax: { usual: 15, firstYears: 5 },
  /** The income up to which everybody pays the same, and that from which the rate is a point higher. */
  income: { minimum: 18_808, higherRateFrom: 56_224 },
  /** INPS: the rate in percent, and what is due in any case, maternity included. */
  contributions: {
    commercianti: { percent: 24.48, minimum: 4611.64 },
    artigiani: { percent: 24, minimum: 4521.36 },
  },
  reduction: 35,
  servicesVat: 22,
  limits: { revenue: 85_000, atOnce: 100_000, otherCountries: 10_000 },
} as const

/** Where these figures were read: nobody here has seen the laws themselves. */
export const taxSources = {
  contributions: [
    {
      name: 'Circolare INPS n. 14 del 9 febbraio 2026, come la riporta Lavorosì',
      address:
        'https://www.lavorosi.it/contribuzione-previdenziale/imponibile-contributivo/inps-artigiani-e-commercianti-la-contribuzione-dovuta-per-il-2026',
    },
    {
      name: 'La stessa, come la riporta Fiscal Focus',
      address:
        'https://www.fiscal-focus.it/news-24/ore-15-18-contributi-inps-artigiani-e-commercianti-2026-aliquote-agevolazioni-e-scadenze,3,181571',
    },
  ],
  limits: [
    {
      name: "Circolare 32/E dell'Agenzia delle Entrate, trascritta da AteneoWeb",
      address:
        'https://gest.ateneoweb.com/taxelex-documento/circolare-agenzie-entrate-32-e-del-05-12-2023.html',
    },
    {
      name: 'Vendite a distanza dei forfettari, Beneggi e Associati',
      address:
        'https://beneggiassociati.com/vendite-a-distanza-dei-forfettari-non-imponibili-in-italia-le-cessioni-intra-ue-verso-privati',
    },
    {
      name: 'Nuovo regime IVA per le vendite online, RSM',
      address:
        'https://www.rsm.global/italy/rsmplg/it/news/e-commerce-nuovo-regime-iva-i-soggetti-che-effettuano-vendite-line-consumatori-finali-altri',
    },
  ],
  vatOnFees: [
    {
      name: "Amazon, IVA e fatture dall'Italia, LaPresse",
      address:
        'https://www.lapresse.it/economia/2024/07/29/amazon-rivoluzione-col-fisco-iva-e-fatture-dallitalia-e-non-dal-lussemburgo',
    },
    {
      name: "Fatture dall'estero in regime forfettario, AutofatturaCloud",
      address: 'https://www.autofatturacloud.it/blog/autofattura-estera-forfettario',
    },
  ],
} as const satisfies Record<string, readonly Page[]>
