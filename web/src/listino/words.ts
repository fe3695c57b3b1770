import type { ExportKind } from './shop/exports.ts'
import type { Keeping } from './shop/messages.ts'
import type { ColumnKey, Group, Order } from './shop/view.ts'

const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A number of things, with points between thousands. */
export const counted = (number: number): string => count.format(number)

export const articles = (number: number) =>
  number === 1 ? '1 articolo' : `${counted(number)} articoli`

const columns = {
  name: 'Articolo',
  sku: 'SKU',
  price: 'Prezzo',
  cost: 'Costo',
  shipping: 'Spedizione',
  vat: 'IVA',
  fees: 'Commissione',
  profit: 'Guadagno',
  margin: 'Margine',
  band: 'Fascia',
  minimum: 'Prezzo minimo',
  breakEven: 'Pareggio',
  dead: 'Zona morta',
  category: 'Categoria',
} satisfies Record<ColumnKey, string>

const withinSentence = (column: ColumnKey) =>
  column === 'sku' ? columns.sku : columns[column].toLowerCase()

const alphabetical = { ascending: 'dalla A alla Z', descending: 'dalla Z alla A' }
const feminine = { ascending: 'dalla più bassa', descending: 'dalla più alta' }
const masculine = { ascending: 'dal più basso', descending: 'dal più alto' }

/** With which end of a column an order begins. */
function endsOf(column: ColumnKey): Record<Order['direction'], string> {
  if (['name', 'sku', 'category'].includes(column)) return alphabetical
  return ['fees', 'band', 'dead'].includes(column) ? feminine : masculine
}

/** What the page of the list says. */
export const words = {
  title: 'Il tuo listino',
  calculator: 'Calcolatore',
  listino: 'Listino',
  pages: 'Pagine',
  broken: 'Qualcosa si è rotto mentre facevamo i conti. Ricarica la pagina e riprova.',
  newerVersion:
    "Su questo dispositivo c'è un listino di una versione più nuova di Margine: per vederlo ricarica la pagina. Se apri un altro file, lo sostituisce.",
  blocked:
    "Il browser ha bloccato la nuova scheda. Consenti le finestre a comparsa e apri di nuovo l'articolo.",
  articles,

  opening: {
    lead: 'Apri il file del tuo negozio e vedi subito quali articoli sono in perdita, quanto ti resta da ognuno e il prezzo minimo per il margine che vuoi.',
    drop: 'Trascina qui il file',
    or: 'oppure',
    choose: 'Scegli un file',
    example: 'Prova con un esempio',
    exampleHint: 'dodici articoli inventati: li togli quando vuoi',
    formats: 'CSV, TXT o XLSX, fino a un milione di articoli; se vuoi, insieme al file dei costi',
    tooMany: 'Apri un solo listino alla volta, o un listino e il file dei suoi costi.',
    local: 'Il file non lascia il tuo dispositivo: facciamo i conti nel tuo browser.',
    known: 'Riconosciamo da soli',
    files: [
      'Amazon: tutte le offerte, anteprima tariffe FBA, Automatizza prezzi',
      'eBay: inserzioni attive',
      'Shopify, WooCommerce ed Etsy: prodotti',
      'ogni altro foglio con SKU, prezzo e costo',
    ],
  },

  reading: {
    title: 'Leggiamo il file',
    rows: (rows: number) => `${counted(rows)} righe`,
    cancel: 'Annulla',
  },

  bar: {
    file: 'Il file',
    unknownFile: 'foglio generico',
    foundColumns: 'colonne riconosciute dai titoli',
    chosenColumns: 'colonne scelte da te',
    columns: 'Cambia colonne',
    costsColumns: 'Cambia colonne dei costi',
    again: (label: string) => `${label}: scegli di nuovo il file`,
    addCosts: 'Aggiungi i costi',
    changeCosts: 'Aggiungi altri costi',
    changeFile: 'Apri un altro file',
    reckonedAs: (marketplace: string) => `Calcolato come ${marketplace}.`,
    changeMarketplace: 'Cambia marketplace',
    remove: 'Elimina dal dispositivo',
    removeQuestion: 'Eliminiamo il listino da questo dispositivo? I tuoi file restano dove sono.',
    keeping: {
      kept: 'Il listino resta su questo dispositivo, anche se chiudi la pagina.',
      noRoom:
        "Il listino non resta su questo dispositivo: non c'è abbastanza spazio. Lo vedi finché la pagina è aperta.",
      notAllowed:
        'Il listino non resta su questo dispositivo: il browser non lo permette. Lo vedi finché la pagina è aperta.',
      newer: "In un'altra scheda hai un listino più nuovo: su questo dispositivo resta quello.",
    } satisfies Record<Keeping, string>,
    takeNewer: 'Mostralo qui',
    costsFound: (found: number, files: readonly string[]) =>
      `Costi di ${articles(found)} da ${files.join(', ')}`,
    otherCode: (number: number) =>
      `${articles(number)} ${number === 1 ? 'trovato' : 'trovati'} per ASIN, EAN o numero inserzione`,
    addFees: "Aggiungi l'anteprima tariffe FBA",
    withoutSuffix: (number: number) =>
      `${articles(number)} ${number === 1 ? 'trovato' : 'trovati'} senza la parte dopo l'ultimo trattino dello SKU`,
    noCosts: (number: number) =>
      number === 1 ? 'Un articolo è senza costo' : `${articles(number)} sono senza costo`,
    noCostsText:
      'Aggiungi un file con SKU e costo di acquisto (CSV o XLSX): li uniamo articolo per articolo.',
    suffix: "Cerca i costi anche senza la parte dello SKU dopo l'ultimo trattino",
    suffixAgain: 'Per cambiare questa scelta, scegli di nuovo il file dei costi.',
  },

  grid: {
    label: 'Articoli',
    columns,
    open: 'Apri nel calcolo',
    openNamed: (name: string) => `Apri nel calcolo: ${name}`,
    openHint:
      'Doppio clic o Invio su un articolo per aprirlo nel calcolo. Dove trovi «—», passa sopra con il mouse: ti dice perché.',
    whyNone: {
      cost: 'manca il costo',
      part: 'un costo del file non si può leggere: vedi le righe scartate',
      vat: 'non sappiamo quale IVA ridotta: dillo sopra le cifre',
      rates: 'per questo paese non ci sono tariffe',
      minimum: 'nessun prezzo raggiunge il tuo obiettivo',
      breakEven: 'nessun prezzo copre i costi',
      dead: 'un prezzo più basso non rende di più',
      sku: 'nel file non ha uno SKU',
      category: 'su questo marketplace la tariffa è una sola',
    },
    noPrice: 'nessuno',
    unnamed: 'Senza nome',
    noCost: 'manca',
    noFulfilment: 'FBA non contata',
    noPart: 'non nota',
    better: (price: string, gain: string) => `${price} rende ${gain} in più`,
    empty: 'Nessun articolo con questi filtri.',
    choose: 'Colonne',
    chooseTitle: 'Colonne da mostrare',
    done: 'Fatto',
    printed: (first: number, last: number, all: number) =>
      `Su carta gli articoli da ${counted(first)} a ${counted(last)} di ${counted(all)}: per averli tutti premi «Esporta».`,
    shown: (shown: number, all: number) =>
      shown === all ? articles(all) : `${counted(shown)} di ${articles(all)}`,
    sort: 'Ordina per',
    reverse: 'Inverti ordine',
    sorted: (column: ColumnKey, direction: Order['direction']) =>
      `Ordinato per ${withinSentence(column)}, ${endsOf(column)[direction]}.`,
    chosenCategory: 'scelta per tutti',
    ruledCategory: 'da una tua regola',
    trueFee: (percent: string) => `tariffa vera ${percent}`,
    bands: {
      loss: 'in perdita',
      low: 'basso',
      ok: 'OK',
      good: 'buono',
      excellent: 'eccellente',
    },
  },

  figures: {
    region: 'Il negozio in cifre',
    groups: {
      all: 'Articoli',
      loss: 'In perdita',
      below: "Sotto l'obiettivo",
      dead: 'In zona morta',
      noCost: 'Senza costo',
    } satisfies Record<Exclude<Group, 'otherFee'>, string>,
    deadNote: 'un prezzo più basso rende di più',
    histogram: 'Quanti articoli per margine',
    only: 'Mostra solo chi ha un margine',
    every: 'Tutti',
    histogramHint: 'Premi una barra per vedere quegli articoli.',
    noMargins: {
      costs: 'Nessun articolo ha il costo: aggiungi i costi e vedrai qui i margini.',
      rates: 'Nessun articolo ha un margine: per il loro paese non ci sono tariffe.',
    },
    bar: (range: string, number: number) => `Margine ${range}: ${articles(number)}`,
    under: (to: string) => `sotto ${to}`,
    over: (from: string) => `da ${from} in su`,
    between: (from: string, to: string) => `da ${from} a ${to}`,
    worst: 'I dieci peggiori',
    gains: 'I dieci con più da guadagnare',
    gainsNote: 'portando il prezzo al minimo per il tuo obiettivo',
    gain: (amount: string, price: string) => `+${amount} a ${price}`,
    noneWorst: 'Nessun articolo con prezzo e costo.',
    noneGains: 'Nessun articolo è sotto il suo prezzo minimo.',
  },

  exporting: {
    open: 'Esporta',
    title: (number: number) => `Esporta ${articles(number)}`,
    kind: 'Esporta gli articoli filtrati come',
    kinds: {
      csv: { label: 'CSV per Excel', note: 'tutte le colonne, con virgole e punti italiani' },
      xlsx: { label: 'Foglio XLSX', note: 'tutte le colonne, con i numeri come numeri' },
      amazonPrices: {
        label: 'Amazon: prezzi e quantità',
        note: 'prezzo e prezzo minimo, da caricare in Seller Central',
      },
      automatePricing: {
        label: 'Amazon: Automatizza prezzi',
        note: 'il prezzo minimo di ogni articolo',
      },
      ebayPrices: {
        label: 'eBay: modifica dei prezzi',
        note: 'gli articoli il cui prezzo sale al minimo',
      },
    } satisfies Record<ExportKind, { label: string; note: string }>,
    whenAbove: 'Se il minimo supera il prezzo (Amazon lo rifiuta)',
    raise: 'Alza anche il prezzo',
    leaveOut: "Lascia fuori l'articolo",
    trying: 'Stai provando altri prezzi o costi: nel file troverai quelli.',
    cancel: 'Annulla',
    download: 'Scarica',
    working: 'Prepariamo il file…',
    done: (name: string) => `Fatto: ${name} è tra i tuoi download.`,
    written: (name: string, number: number) => `${name}: ${articles(number)}.`,
    raised: (number: number) => `Prezzo alzato al minimo: ${counted(number)}.`,
    above: (number: number) =>
      `Lasciati fuori perché il minimo supera il prezzo: ${counted(number)}.`,
    withoutMinimum: (number: number) => `Senza un prezzo minimo: ${counted(number)}.`,
    unnamed: (number: number) =>
      `Senza uno SKU o un numero di inserzione utilizzabile: ${counted(number)}.`,
    otherStores: (number: number) =>
      `Venduti in altri negozi, non in questo file: ${counted(number)}.`,
    unchanged: (number: number) => `Già sopra il minimo: ${counted(number)}.`,
    variants: (number: number) =>
      `Varianti, che eBay aggiorna in un altro modo: ${counted(number)}.`,
  },

  leaving: {
    title: 'Uscendo elimini il listino da questo dispositivo',
    text: 'I tuoi file restano dove sono. Se ti servono i risultati, scaricali prima.',
    download: 'Scarica i risultati (CSV)',
    cancel: 'Annulla',
    leave: 'Elimina ed esci',
  },

  filters: {
    region: 'Filtri',
    search: 'Cerca SKU o nome',
    category: 'Categoria',
    everyCategory: 'Tutte',
    clear: 'Togli i filtri',
  },

  terms: {
    title: 'E se…',
    hint: 'Muovi i cursori: cifre e righe seguono subito. Il tuo file non cambia.',
    target: 'Margine obiettivo',
    targetNote: 'sul prezzo senza IVA',
    targetExact: 'Margine obiettivo, valore esatto',
    price: 'Prezzi',
    priceNote: 'quanto cambiano tutti',
    priceExact: 'Prezzi, variazione esatta',
    cost: 'Costi di acquisto',
    costNote: 'quanto cambiano tutti',
    costExact: 'Costi, variazione esatta',
    shipping: 'Spedizione per tutti',
    shippingHint: 'Vuoto: come dice il file',
    marketplace: 'Marketplace',
    category: 'Categoria, se il file non la dice',
    rules: 'Regole per le categorie',
    writeRules: 'Scrivi una regola',
    ruleCount: (number: number) => (number === 1 ? '1 regola' : `${number} regole`),
    more: 'Tariffe e condizioni',
    fees: 'Tariffe',
    feesToday: 'In vigore oggi',
    fees131: 'Margine 1.3.1',
    regime: 'Regime',
    ordinario: 'Ordinario',
    forfettario: 'Forfettario',
    vat: 'IVA dei prodotti',
    vatHint: 'Vuoto: quella del paese',
    priceIncludes: 'Prezzi con IVA',
    costIncludes: 'Costi con IVA',
    percent: '%',
    euro: '€',
    reset: 'Torna ai dati del file',
    trying: 'Stai provando: i prezzi e i costi che vedi non sono quelli del file.',
    notANumber: 'Scrivi un numero, per esempio 20',
    downTo: (end: string) => `Non si può scendere fino a ${end}.`,
    under: (least: string) => `Non si può scendere sotto ${least}.`,
    over: (most: string) => `Non si può superare ${most}.`,
  },
} as const
