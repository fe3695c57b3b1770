import type {
  ArticleRow,
  MarketplaceRates,
  MarketplaceSales,
  RealTermsFacts,
} from '@margine/listino'
import { formatPercent } from '../../format.ts'
import { articles, counted } from '../../italian/counts.ts'
import { monthInWords } from '../period-words.ts'

export const nameOf = ({ name, sku }: Pick<ArticleRow, 'name' | 'sku'>): string => name || sku

const replacing = (other: number): string =>
  other === 0 ? '' : `; per ${articles(other)} sostituisce quella che il listino ricorda`

/** Of how many articles something is so, marketplace by marketplace; empty where it is so of none. */
export const onMarketplaces = (
  rates: readonly MarketplaceRates[],
  which: 'told' | 'odd' | 'untold',
): string =>
  rates
    .filter((one) => one[which] > 0)
    .map((one) => `${articles(one[which])} su ${one.marketplace}`)
    .join(', ')

export const realTermsWords = {
  open: 'Usa i dati veri nel listino',
  title: 'Usa i dati veri nel listino',
  lead: "Valgono per le vendite in Italia del periodo che guardi. I costi veri vanno tra «I tuoi costi» del listino, con il loro giorno; quello che non scegli resta com'è.",
  nothing:
    "In questo periodo i rapporti non dicono niente da portare nel listino, che resta com'è.",
  lacks: {
    logistics: 'Logistica: Amazon non ti ha addebitato nessuna spedizione in Italia.',
    advertising: 'Pubblicità: non ti è stata addebitata.',
    rates:
      'Categorie: nessuna vendita in Italia su Amazon, eBay o TikTok Shop dice con quale categoria hai pagato.',
    sales: 'Pezzi venduti al mese: in questo periodo non ci sono vendite in Italia con uno SKU.',
    returns: 'Resi: i rapporti non dicono quanti dei pezzi venduti sono tornati.',
  },
  logistics: (number: number, other: number) =>
    `Logistica di Amazon per pezzo, di ${articles(number)}${replacing(other)}`,
  advertising: (share: string, number: number, other: number) =>
    `Pubblicità per pezzo, di ${articles(number)}: ${share} degli incassi, per il marketplace dove l'hai pagata${replacing(other)}`,
  sales: (sales: readonly MarketplaceSales[]) =>
    `Pezzi venduti al mese, di ${sales
      .map(
        (one) =>
          `${articles(one.articles)} su ${one.marketplace} (in ${one.months === 1 ? '1 mese' : `${counted(Math.round(one.months * 10) / 10)} mesi`} di rapporti)`,
      )
      .join(', ')}: il listino dice quanto guadagni al mese`,
  returns: (returns: RealTermsFacts['returns'], without: readonly string[]) =>
    `Resi: ${returns.map(({ marketplace, percent }) => `${formatPercent(percent)} dei pezzi su ${marketplace}`).join(', ')}${without.length === 0 ? '' : ` (senza contare ${without.join(', ')}: i rimborsi non dicono quanti pezzi sono tornati)`}, ognuno per il suo marketplace, al posto di quelli che ci sono scritti`,
  rates: (rates: readonly MarketplaceRates[], other: number) => {
    const told = onMarketplaces(rates, 'told')
    const what = told === '' ? 'Commissione che hai pagato' : 'Categoria con cui hai pagato'
    return `${what}, di ${told || onMarketplaces(rates, 'odd')}${replacing(other)}`
  },
  odd: (rates: readonly MarketplaceRates[]) =>
    `Nessuna categoria ha la commissione che hai pagato per ${onMarketplaces(rates, 'odd')}: il listino dice quanto hai pagato, ma calcola con le tariffe.`,
  untold: (rates: readonly MarketplaceRates[]) =>
    `Non si capisce la categoria di ${onMarketplaces(rates, 'untold')}: le vendite sono alla commissione minima, o più vecchie delle tariffe che abbiamo. Il listino resta com'è.`,
  cancel: 'Annulla',
  close: 'Chiudi',
  use: 'Usa',
  source: (months: readonly string[]) => {
    const ends = new Set([months[0] ?? '', months.at(-1) ?? ''])
    return `Consuntivo, ${[...ends].map(monthInWords).join(' – ')}`
  },
  done: 'Il listino usa i dati veri: li trovi tra «I tuoi costi» e in «Tariffe e condizioni».',
  notKept:
    'I dati veri non restano su questo dispositivo: il browser non lo permette, manca spazio, o i costi di prima non si possono leggere.',
} as const

export const articlesWords = {
  title: 'Articolo per articolo',
  label: 'Articoli',
  search: 'Cerca per nome o SKU',
  show: 'Mostra',
  groups: {
    all: 'Tutti',
    loss: 'In perdita',
    noCost: 'Senza costo',
    otherFee: 'Tariffa diversa',
  },
  sort: 'Ordina per',
  shown: (shown: number, all: number) =>
    shown === all ? articles(all) : `${counted(shown)} di ${articles(all)}`,
  printed: (most: number, all: number) =>
    `I primi ${counted(most)} di ${articles(all)}: per averli tutti usa «Esporta».`,
  export: 'Esporta',
  calculate: 'Apri nel calcolo con i dati veri',
  calculateNamed: (name: string) => `Apri nel calcolo con i dati veri: ${name}`,
  unknown: 'manca il costo',
  columns: {
    name: 'Articolo',
    sold: 'Venduti',
    returned: 'Resi',
    ricavi: 'Ricavi',
    commissione: 'Commissioni',
    altri: 'Altri costi',
    costo: 'Costo',
    spedizioni: 'Spedizioni tue',
    guadagno: 'Resta',
    margine: 'Margine',
    difference: 'Differenza',
  },
} as const
