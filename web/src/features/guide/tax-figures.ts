import { margine131, type Source, taxRulesOf } from '@margine/engine'
import type { Page } from './topic.ts'

const { year, contributi, ridotti, minimale, secondaFascia, ricavi, sources } = taxRulesOf({})

/** What the guide says of taxes and contributions: the latest rules that the calculation has, and what goes with them. */
export const taxFigures = {
  year,
  /** The day on which all of the sources had last been read (ISO 8601). */
  reviewed: sources.sostitutiva.reviewed,
  coefficients: [
    { activity: 'Commercio, anche online', percent: 40 },
    { activity: 'Intermediari del commercio', percent: 62 },
    { activity: 'Artigiani e altre attività', percent: 67 },
    { activity: 'Professionisti', percent: 78 },
    { activity: 'Costruzioni e immobili', percent: 86 },
  ],
  substituteTax: { usual: 15, firstYears: 5 },
  /** The income up to which everybody pays the same, and that from which the rate is a point higher. */
  income: { minimum: minimale.reddito, higherRateFrom: secondaFascia },
  /** INPS: the rate in percent, and what is due in any case, maternity included. */
  contributions: {
    commercianti: { percent: contributi.commercianti, minimum: minimale.commercianti },
    artigiani: { percent: contributi.artigiani, minimum: minimale.artigiani },
  },
  reduction: Math.round(100 - ridotti * 100),
  servicesVat: margine131.countryOf('IT').vatPercent,
  limits: {
    revenue: ricavi.limite,
    atOnce: ricavi.uscitaImmediata,
    otherCountries: 10_000,
  },
} as const

const pageOf = ({ name, address }: Required<Pick<Source, 'name' | 'address'>>): Page => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  address,
})

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
    pageOf(sources.sostitutiva),
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
