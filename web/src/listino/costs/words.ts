import { type CostPart, type Holding, labelOf, type Measures } from '@margine/listino'
import { counted } from '../../italian/counts.ts'
import type { Kept } from '../../person/device.ts'
import { dayOf } from '../cost-source.ts'

const amounts = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
  useGrouping: 'always',
})
const symbols: Readonly<Record<string, string>> = { EUR: '€' }

/** A cost with all its decimals: what is typed again from it is the same. One that nobody knows is no amount. */
export const amountOf = (amount: number): string =>
  Number.isNaN(amount) ? 'n.d.' : amounts.format(amount)

/** What stands behind an amount. */
export const unitOf = (currency: string): string => symbols[currency] ?? currency

const sizes = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3, useGrouping: 'always' })

const marketplaces: Readonly<Record<string, string>> = {
  amazon: 'Amazon',
  ebay: 'eBay',
  etsy: 'Etsy',
  tiktok: 'TikTok Shop',
  manomano: 'ManoMano',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
}

/** A day as people write it; the first of a month has no need of a zero. */
const written = (day: string): string => dayOf(Date.parse(`${day}T12:00:00`))

const costs = (number: number) => (number === 1 ? '1 costo' : `${counted(number)} costi`)

export const words = {
  title: 'I tuoi costi',
  loading: 'Cerchiamo i costi…',
  summary: (all: number, span: { from: number; to: number } | null) => {
    if (span === null) return 'Non ricordiamo ancora nessun costo: unisci un file, o scrivili qui.'
    const [from, to] = [dayOf(span.from), dayOf(span.to)]
    return `${costs(all)} su questo dispositivo, ${from === to ? `del ${from}` : `dal ${from} al ${to}`}.`
  },
  keeping: {
    noRoom:
      "Sul dispositivo non c'è abbastanza spazio: gli ultimi costi restano finché la pagina è aperta. Esportali per non perderli.",
    notAllowed:
      'Il browser non permette di tenere i costi: restano finché la pagina è aperta. Esportali per non perderli.',
    unreadable:
      'I costi che hai su questo dispositivo non si possono leggere: restano lì finché non li elimini. Quelli che aggiungi ora restano finché la pagina è aperta.',
  } satisfies Record<Exclude<Kept, 'kept'>, string>,
  which: 'Quali costi',
  remembered: (all: number | null) => (all === null ? 'Ricordati' : `Ricordati (${counted(all)})`),
  missing: (all: number) => `Senza costo (${counted(all)})`,
  search: 'Cerca SKU, codice o nome',
  none: 'Nessun costo con questo testo.',
  noneMissing: 'Nessun articolo è senza costo.',
  more: (left: number) => `Mostra altri (${counted(left)})`,
  correct: 'Correggi',
  correctNamed: (name: string) => `Correggi: ${name}`,
  delete: 'Elimina',
  deleteNamed: (name: string) => `Elimina: ${name}`,
  deleteAll: 'Elimina tutti',
  deleteAllQuestion: (all: number) =>
    `Eliminiamo ${all === 0 ? 'i costi su questo dispositivo' : all === 1 ? 'il costo che ricordiamo' : `i ${costs(all)} che ricordiamo`}? I tuoi file restano dove sono.`,
  add: 'Aggiungi un costo',
  export: 'Esporta tutti i costi',
  open: 'Apri un file di costi',
  close: 'Chiudi',
  save: 'Salva',
  saveAll: 'Salva i costi',
  cancel: 'Annulla',
  saved: (number: number) => (number === 1 ? '1 costo salvato.' : `${costs(number)} salvati.`),
  deleted: (name: string) => `Costo di ${name} eliminato.`,
  allDeleted: 'Tutti i costi sono eliminati.',
  sku: 'SKU',
  part: (part: CostPart): string => (part === 'cost' ? 'Costo prodotto' : labelOf(part)),
  measures: ({ sides, grams }: Measures) =>
    `Misure ${sides.map((side) => sizes.format(side)).join(' × ')} cm, ${sizes.format(grams)} g`,
  rate: (marketplace: string, percent: string, share: string) =>
    `Commissione vera ${marketplaces[marketplace] ?? marketplace} ${percent}${share === '100%' ? '' : `, sul ${share} degli incassi`}`,
  sales: (marketplace: string, monthly: number) =>
    `${monthly === 1 ? '1 pezzo venduto' : `${counted(monthly)} pezzi venduti`} al mese su ${marketplaces[marketplace] ?? marketplace}`,
  from: 'Vale dal (vuoto: da sempre)',
  to: 'Vale fino al (vuoto: sempre)',
  place: 'Vale su',
  places: { '': 'Tutti i marketplace', ...marketplaces } as Readonly<Record<string, string>>,
  /** Empty for what holds for all sales. */
  holding: ({ marketplace, from, to }: Holding): string =>
    [
      from === '' ? '' : `vale dal ${written(from)}`,
      to === '' ? '' : `${from === '' ? 'vale ' : ''}fino al ${written(to)}`,
      marketplace === '' ? '' : `solo su ${marketplaces[marketplace] ?? marketplace}`,
    ]
      .filter((one) => one !== '')
      .join(', '),
  undo: (file: string) => `Annulla l'unione di «${file}»`,
  undone: (file: string) => `I costi sono come prima di «${file}».`,
  costOf: (name: string) => `Costo di ${name}`,
  disputed: 'il file dice due costi diversi: correggilo',
  vat: 'IVA del costo',
  vats: { '': 'Come per tutto il listino', no: 'Senza IVA', si: 'Con IVA' },
  vatOfAll: 'Questi costi sono',
  withVAT: 'con IVA',
  withoutVAT: 'senza IVA',
  problem: {
    noSku: 'Scrivi lo SKU.',
    noCost: 'Scrivi almeno un importo.',
    notANumber: 'Scrivi un numero, per esempio 12,50.',
    tooLarge: 'Il massimo è 999.999.999,99.',
    negative: 'Non può essere negativo.',
    zero: 'Il costo del prodotto deve essere più di 0.',
  },
} as const
