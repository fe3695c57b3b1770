import type { CardCheck, Explanation, SendingCheck, SendingExplanation } from '@margine/listino'
import { withArticle } from '../../italian/article.ts'
import { counted } from '../../italian/counts.ts'
import { figureNames } from '../months/words.ts'
import { mostStores } from '../period-words.ts'

const storesInWords = (stores: readonly string[]): string => {
  const more = stores.length - mostStores
  const named = stores.slice(0, mostStores).join(', ')
  return more > 0
    ? `${named} e di ${more === 1 ? 'un altro negozio' : `altri ${more} negozi`}`
    : named
}

const othersInWords = (labels: readonly string[]): string =>
  labels.length === 1 ? (labels[0] ?? '') : `altre ${labels.length} categorie`

/** Why a commission is another, as a sentence without its end; it names what the seller can look for. */
const explanations: Readonly<Record<Explanation, (check: CardCheck) => string>> = {
  uguale: () => 'come da tariffe',
  arrotondamento: () => 'solo arrotondamenti',
  categoria: ({ found, category, rate, isAssumed, unknownCategory }) => {
    const [first = '', ...others] = found?.labels ?? []
    const more = others.length === 0 ? '' : ` o di ${othersInWords(others)}`
    const paid = `hai pagato la tariffa di ${first} (${found?.rate})${more}`
    const guessed =
      unknownCategory === ''
        ? 'Il file dei costi non dice la categoria'
        : `Il marketplace non ha la categoria «${unknownCategory}» del file dei costi`
    return isAssumed
      ? `${paid}. ${guessed}: abbiamo fatto il confronto con ${category} (${rate})`
      : `${paid}, non quella di ${category} (${rate})`
  },
  iva: () => "nell'addebito l'IVA è trattata in un altro modo",
  digitali: () => 'la tariffa per servizi digitali è dentro la commissione',
  minimo: () => 'la commissione minima è stata contata in un altro modo',
  reso: () => 'sui rimborsi ti è stato restituito un altro importo',
  nonSpiegata: () => 'nessuna regola che conosciamo spiega la differenza',
}

export const explanationInWords = (check: CardCheck): string =>
  explanations[check.explanation](check)

const sendings: Readonly<Record<SendingExplanation, (sending: SendingCheck) => string>> = {
  uguale: () => 'come da tariffe',
  arrotondamento: () => 'solo arrotondamenti',
  supplemento: () => 'il supplemento è stato contato in un altro modo',
  prezzo: () => 'le tariffe per i prezzi bassi sono state contate in un altro modo',
  categoria: () => "l'addebito è quello di un'altra categoria",
  pericolosa: () => 'è stato addebitato come merce pericolosa',
  fascia: ({ found, size }) =>
    `Amazon ti addebita la fascia ${found ?? ''}; con le tue misure è ${size}`,
  iva: () => "nell'addebito l'IVA è trattata in un altro modo",
  nonSpiegata: ({ size }) =>
    `con le tue misure è ${size}, e nessuna regola che conosciamo spiega la differenza`,
}

export const sendingInWords = (sending: SendingCheck): string =>
  sendings[sending.explanation](sending)

export const totalsWords = {
  title: 'Dove sono finiti gli incassi',
  loss: 'Hai perso',
  left: 'Ti è rimasto',
  leftKnown: 'Ti è rimasto, dove il costo si conosce',
  beforeCosts: 'Prima del costo della merce',
  leftOut: (amount: string) => `senza ${amount} di spedizioni tue`,
  senzaCosto: (channel: string, amount: string) => `${channel}: ${amount} senza costo`,
  ofRevenue: (share: string) => `${share} dei ricavi`,
  beforeTaxes: 'Prima di spese fisse, contributi e imposte: con quelli, vedi «Mese per mese».',
  lines: {
    ...figureNames,
    incassiConIVA: "Incassi, con l'IVA",
    rimborsi: 'Rimborsi ai clienti',
    senzaCosto: (channel: string) => `${channel}, senza costo`,
  },
  measured: 'Incassi, rimborsi e tariffe vengono dai rapporti.',
  estimated: (share: string) =>
    `Merce, spedizione e imballaggio vengono dai tuoi costi (ricavi coperti: ${share}); un pezzo reso conta come rivenduto, salvo quanto dici qui sopra.`,
  byPercent: (share: string) =>
    `Per ${withArticle('il', share)} dei ricavi la merce è la percentuale che hai scritto: spedizione e imballaggio di quelle vendite contano zero, se un costo non li dice.`,
  noCosts: 'Senza i costi non si può dire quanto ti è rimasto.',
  setAside: (types: number) =>
    types === 1
      ? "1 tipo di riga è messo da parte e qui non conta: in «I tuoi file» dicci che cos'è."
      : `${counted(types)} tipi di riga sono messi da parte e qui non contano: in «I tuoi file» dicci che cosa sono.`,
  odd: (names: readonly string[]) =>
    `Queste cifre possono essere sbagliate: i conti non tornano in ${names.join(', ')}.`,
  noVAT: (stores: readonly string[]) =>
    `Non conosciamo l'IVA di ${storesInWords(stores)}: finché non la scegli qui sopra, i ricavi restano vuoti.`,
  checked: (share: string) => `Commissioni confrontate con le tariffe: ${share} degli incassi.`,
} as const

export const accountWords = {
  title: 'Costi del conto',
  lead: 'Non appartengono a nessun articolo: nei totali sono già tolti.',
} as const

export const ratesWords = {
  title: 'Tariffe da controllare',
  more: (amount: string) => `${amount} in più del previsto`,
  less: (amount: string) => `${amount} in meno del previsto`,
  none: 'Le commissioni degli articoli confrontati sono quelle delle tariffe.',
  nothing:
    'Nessuna commissione si può confrontare: servono vendite in Italia su Amazon, eBay o TikTok Shop.',
  lead: 'Prima di chiedere al marketplace, controlla la categoria della tua inserzione e le misure.',
  commission: 'Commissione',
  logistics: 'Logistica',
  noneKnown: 'Nessuna commissione contraddice una categoria che conosciamo.',
  found: (number: number) =>
    number === 1
      ? '1 categoria trovata: ricordala'
      : `${counted(number)} categorie trovate: ricordale`,
  remembered: 'Le categorie sono tra i tuoi costi: valgono qui e nel listino.',
  unexplained: (number: number) =>
    number === 1
      ? '1 articolo di cui non conosciamo la categoria ha una commissione che nessuna categoria spiega.'
      : `${counted(number)} articoli di cui non conosciamo la categoria hanno una commissione che nessuna categoria spiega.`,
  rest: (number: number) =>
    `E ${number === 1 ? "un'altra tariffa" : `altre ${counted(number)} tariffe`}: nella tabella scegli «Tariffa diversa».`,
} as const
