import {
  type CostPart,
  costPartNames,
  type Explanation,
  type SendingExplanation,
} from '@margine/listino'
import { articles, counted } from '../italian/counts.ts'
import type {
  ArticleRow,
  BooksTerms,
  Kept,
  MarketplaceRates,
  Period,
  RowCheck,
  SendingFacts,
} from './worker/api.ts'

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
]

/** A month in words: `2026-10` is «ottobre 2026». */
export const monthInWords = (month: string): string =>
  `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

const othersInWords = (labels: readonly string[]): string =>
  labels.length === 1 ? (labels[0] ?? '') : `altre ${labels.length} categorie`

/** How many stores are named, and asked about, at once: a column of anything else may be taken for theirs. */
export const mostStores = 20

const storesInWords = (stores: readonly string[]): string => {
  const more = stores.length - mostStores
  const named = stores.slice(0, mostStores).join(', ')
  return more > 0
    ? `${named} e di ${more === 1 ? 'un altro negozio' : `altri ${more} negozi`}`
    : named
}

/** Why a commission is another, as a sentence without its end; it names what the seller can look for. */
const explanations: Readonly<Record<Explanation, (check: RowCheck) => string>> = {
  uguale: () => 'come da tariffe',
  arrotondamento: () => 'solo arrotondamenti',
  categoria: ({ rate, labels, category, ownRate, isAssumed, unknownCategory }) => {
    const [first = '', ...others] = labels
    const more = others.length === 0 ? '' : ` o di ${othersInWords(others)}`
    const paid = `hai pagato la tariffa di ${first} (${rate})${more}`
    const guessed =
      unknownCategory === ''
        ? 'Il file dei costi non dice la categoria'
        : `Il marketplace non ha la categoria «${unknownCategory}» del file dei costi`
    return isAssumed
      ? `${paid}. ${guessed}: abbiamo fatto il confronto con ${category} (${ownRate})`
      : `${paid}, non quella di ${category} (${ownRate})`
  },
  iva: () => "nell'addebito l'IVA è trattata in un altro modo",
  digitali: () => 'la tariffa per servizi digitali è dentro la commissione',
  minimo: () => 'la commissione minima è stata contata in un altro modo',
  reso: () => 'sui rimborsi ti è stato restituito un altro importo',
  nonSpiegata: () => 'nessuna regola che conosciamo spiega la differenza',
}

export const explanationInWords = (check: RowCheck): string =>
  explanations[check.explanation](check)

const sendings: Readonly<Record<SendingExplanation, (sending: SendingFacts) => string>> = {
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

export const sendingInWords = (sending: SendingFacts): string =>
  sendings[sending.explanation](sending)

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

/** What the page of statements says. */
export const words = {
  title: 'Consuntivo',
  lead: 'Quanto è rimasto davvero: trascina i rapporti dei marketplace, anche di più mesi, e vedi che cosa ha lasciato ogni articolo e quali commissioni non tornano.',
  drop: 'Trascina qui i rapporti',
  or: 'oppure',
  choose: 'Scegli i file',
  formats:
    'CSV, TXT o XLSX; insieme puoi aprire il file dei costi (SKU e costo, se vuoi anche categoria e IVA)',
  local: 'I file non lasciano il tuo dispositivo: facciamo i conti nel tuo browser.',
  known: 'Leggiamo',
  reports: [
    'Amazon: rapporto transazioni (Report › Pagamenti) e Flat File V2, in sette lingue',
    'eBay: rapporto transazioni',
    'Etsy, Shopify Payments, ManoMano, TikTok Shop e Mirakl',
    'PayPal, Stripe e Satispay',
  ],
  broken:
    'Qualcosa si è rotto mentre facevamo i conti. I rapporti che restano su questo dispositivo sono di nuovo qui: se succede ancora, togli quello che hai aggiunto per ultimo.',
  interrupted:
    "La lettura era bloccata e l'abbiamo interrotta: i rapporti che non restavano su questo dispositivo sono da aprire di nuovo.",
  reading: { title: 'Leggiamo i rapporti', cancel: 'Annulla' },
  beginning: { title: 'Apriamo i tuoi rapporti', cancel: 'Annulla' },
  kept: {
    kept: 'I rapporti restano su questo dispositivo, anche se chiudi la pagina.',
    noRoom:
      "Le ultime modifiche non restano su questo dispositivo perché non c'è abbastanza spazio: valgono finché la pagina è aperta.",
    notAllowed:
      'Le ultime modifiche non restano su questo dispositivo perché il browser non lo permette: valgono finché la pagina è aperta.',
    unreadable:
      'I rapporti che hai su questo dispositivo non si possono leggere: restano lì finché non li elimini. Quelli che apri ora valgono finché la pagina è aperta.',
  } satisfies Record<Kept, string>,

  asked: {
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
  },

  files: {
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
      `Non contano: ${parts.map((part) => costPartNames[part]).join(', ')}.`,
    remembered: ({ articles: known, without }: { articles: number; without: number }) =>
      `Costi: ${articles(known)} dai tuoi costi, ${counted(without)} senza.`,
    noCosts:
      'Aggiungi il file dei costi (SKU e costo) per sapere quanto ti resta da ogni articolo.',
    account: 'Di quale tuo conto è?',
    saveAccount: 'Salva',
    meaning: "Che cos'è?",
    chooseMeaning: 'Scegli…',
    meanings: 'Che cosa ci hai detto',
    setAside: 'Non lo so: metti da parte',
  },

  period: {
    region: 'Che cosa guardi',
    month: 'Periodo',
    all: 'Tutto',
    currency: 'Valuta',
    regime: 'Regime',
    regimes: { ordinario: 'Ordinario', forfettario: 'Forfettario' },
    storeVAT: (store: string) => `IVA di ${store}`,
    chooseVAT: 'Scegli…',
    countsExpenses: 'Conta spedizione e imballaggio dei tuoi costi',
    expensesIncludeVAT: 'Spedizione e imballaggio sono IVA inclusa, se il file non lo dice',
    goodsPercent: (channel: string) => `Costo della merce su ${channel}`,
    goodsPercentHint: 'In percento dei ricavi, per le vendite senza costo',
    resale: 'Resi rivenduti come nuovi',
    printed: ({ month, currency }: Period, regime: BooksTerms['regime']) =>
      `Periodo: ${month === null ? 'tutti i mesi' : monthInWords(month)}. Importi in ${currency}, regime ${regime}.`,
    costsIncludeVAT: 'I costi sono IVA inclusa, se il file non lo dice',
  },

  totals: {
    title: 'Dove sono finiti gli incassi',
    loss: 'Hai perso',
    left: 'Ti è rimasto',
    leftKnown: 'Ti è rimasto, dove il costo si conosce',
    beforeCosts: 'Prima del costo della merce',
    leftOut: (amount: string) => `senza ${amount} di spedizioni tue`,
    senzaCosto: (channel: string, amount: string) => `${channel}: ${amount} senza costo`,
    ofRevenue: (share: string) => `${share} dei ricavi`,
    lines: {
      incassi: "Incassi, con l'IVA",
      rimborsi: 'Rimborsi ai clienti',
      iva: 'IVA',
      commissione: 'Commissioni',
      digitali: 'Servizi digitali',
      logistica: 'Logistica',
      pubblicita: 'Pubblicità',
      altriCosti: 'Altri costi',
      costo: 'Costo della merce',
      spedizioni: 'Spedizioni tue',
      senzaCosto: (channel: string) => `${channel}, senza costo`,
      resta: 'Resta',
    },
    measured: 'Incassi, rimborsi e tariffe vengono dai rapporti.',
    estimated: (share: string) =>
      `Merce, spedizione e imballaggio vengono dai tuoi costi (ricavi coperti: ${share}); un pezzo reso conta come rivenduto, salvo quanto dici qui sopra.`,
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
  },

  months: {
    title: 'Mese per mese',
    month: 'Mese',
    revenue: 'Ricavi',
    left: 'Resta',
    withoutCost: 'Senza costo',
  },

  rates: {
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
  },

  account: {
    title: 'Costi del conto',
    lead: 'Non appartengono a nessun articolo: sono già tolti da quello che resta.',
  },

  realTerms: {
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
      returns: 'Resi: i rapporti non dicono quanti dei pezzi venduti sono tornati.',
    },
    logistics: (number: number, other: number) =>
      `Logistica di Amazon per pezzo, di ${articles(number)}${replacing(other)}`,
    advertising: (share: string, number: number, other: number) =>
      `Pubblicità per pezzo, di ${articles(number)}: ${share} degli incassi, nel listino di ogni marketplace${replacing(other)}`,
    returns: (share: string, without: readonly string[]) =>
      `Resi: ${share} dei pezzi${without.length === 0 ? '' : ` (senza contare ${without.join(', ')}: i rimborsi non dicono quanti pezzi sono tornati)`}, per tutto il listino, al posto di quelli che ci sono scritti`,
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
  },

  articles: {
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
  },
} as const

export const nameOf = ({ name, sku }: Pick<ArticleRow, 'name' | 'sku'>): string => name || sku
