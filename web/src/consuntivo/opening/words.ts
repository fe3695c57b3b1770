import { type CostPart, parts as costs } from '@margine/listino'
import { articles, counted } from '../../italian/counts.ts'

/** What is asked of a file that doesn't say it. */
export const askedWords = {
  lead: {
    currency: (name: string) =>
      `«${name}» non dice in che valuta sono gli importi: finché non la scegli non conta.`,
    titles: (name: string) =>
      `«${name}» non è un rapporto che conosciamo: se è di Amazon, eBay, Etsy, Shopify, ManoMano, TikTok Shop, Mirakl, PayPal, Stripe o Satispay ma le sue colonne hanno altri nomi, dicci quali sono.`,
    list: (name: string) =>
      `«${name}» sembra un elenco di articoli senza costi: aprilo nel listino. Se è un rapporto, dicci quali sono le sue colonne.`,
    mark: (name: string) =>
      `In «${name}» non si capisce se «1.234» è milleduecento o poco più di uno: finché non lo scegli non conta.`,
  },
  titles: 'Indica le colonne',
  columnsOf: (name: string) => `Che rapporto è «${name}»?`,
  report: 'Rapporto',
  column: (title: string, isRequired: boolean) =>
    `La colonna «${title}»${isRequired ? '' : " (se c'è)"}`,
  noColumn: "Non c'è",
  read: 'Leggi il file',
  currency: 'Valuta degli importi',
  mark: 'Come sono scritti gli importi',
  choose: 'Scegli…',
  comma: 'Con la virgola: 1.234,56',
  dot: 'Con il punto: 1,234.56',
} as const

/** What is said of the files that were read. */
export const fileWords = {
  title: 'I tuoi file',
  add: 'Aggiungi file',
  even: 'I conti tornano al centesimo.',
  odd: 'I conti non tornano.',
  remove: (name: string) => `Togli ${name}`,
  removeShort: 'Togli',
  removeAll: 'Elimina i rapporti',
  removeAllQuestion:
    'Eliminiamo i rapporti e i costi da questo dispositivo? I tuoi file restano dove sono.',
  costs: (number: number) =>
    `Costi di ${articles(number)}: contano qui; per ricordarli aprili nel listino.`,
  pieces: (number: number) =>
    `Misure di ${articles(number)}: la logistica si confronta con le tariffe.`,
  uncounted: (parts: readonly CostPart[]) =>
    `Non contano: ${parts.map((part) => costs[part].reported.name).join(', ')}.`,
  remembered: ({ articles: known, without }: { articles: number; without: number }) =>
    `Costi: ${articles(known)} dai tuoi costi, ${counted(without)} senza.`,
  noCosts: 'Aggiungi il file dei costi (SKU e costo) per sapere quanto ti resta da ogni articolo.',
  account: 'Di quale tuo conto è?',
  saveAccount: 'Salva',
  meaning: "Che cos'è?",
  chooseMeaning: 'Scegli…',
  meanings: 'Che cosa ci hai detto',
  setAside: 'Non lo so: metti da parte',
} as const
