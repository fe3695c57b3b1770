/** What is to be read from a file. */
export type ColumnsFor = 'articles' | 'costs'

type Files = ColumnsFor | 'both'

/** What the cells of a column hold, as `content.ts` judges them. In codes and names `NA` may be one of them. */
export type Content =
  | 'code'
  | 'name'
  | 'amount'
  | 'vat'
  | 'currency'
  | 'country'
  | 'day'
  | 'yesOrNo'
  | 'sender'
  | 'rowKind'
  | 'format'
  | 'discounts'
  | 'count'
  | 'other'

/** What is true of a role besides. */
type Trait =
  /** A seller adds it to a known file under a usual title. */
  | 'addable'
  /** An amount that may be unknown without keeping its row from being calculated. */
  | 'mayBeUnknown'
  /** Each marketplace may have its own. What a title says of costs on one may be its fees. */
  | 'perMarketplace'
  /** Two columns that could be it are a question for the seller, also in a known file. */
  | 'disputed'
  /** A guess does not count unasked: without such a column a file can be calculated all the same. */
  | 'dispensable'

type Facts = {
  /** Its word on the command line, and the files in which a seller may choose it, there and on the page. */
  chosen?: readonly [word: string, Files]
  /** The files in which it changes the figures: a column that could be it and is not read is reported. */
  counts?: Files
  traits?: readonly Trait[]
  /**
   * Only files of costs have it: what to say of it in a list, the cells that change nothing, and whether it counts in files
   * of costs without being asked.
   */
  ofCostsAlone?: { said: string; nothing: RegExp; isUnasked?: boolean }
}

type Row = Facts & {
  /** In Italian, as it stands in a sentence. */
  word: string
  /** The same with its article. */
  the: string
  content: Content
}

const role = <Holds extends Content>(
  content: Holds,
  word: string,
  the: string,
  facts: Facts = {},
): Row & { content: Holds } => ({ content, word, the, ...facts })

const daysOfCosts: Facts['ofCostsAlone'] = {
  said: 'i giorni contano solo nei file dei costi',
  nothing: /^$/,
  isUnasked: true,
}

const expense = ['addable', 'perMarketplace', 'disputed', 'dispensable'] as const

/**
 * What a column of a file may be: one row a role, in the order in which a seller is offered them. Their titles are in
 * `synonyms.ts`, and in the layout of each known file.
 */
const table = {
  sku: role('code', 'SKU', 'lo SKU', { chosen: ['sku', 'both'] }),
  name: role('name', 'nome', 'il nome', { chosen: ['nome', 'articles'] }),
  price: role('amount', 'prezzo', 'il prezzo', {
    chosen: ['prezzo', 'articles'],
    counts: 'articles',
    traits: ['mayBeUnknown', 'perMarketplace', 'disputed'],
  }),
  /** What is asked during a sale; the price is asked where it says nothing. */
  salePrice: role('amount', 'prezzo scontato', 'il prezzo scontato', {
    chosen: ['prezzo-scontato', 'articles'],
    counts: 'articles',
    traits: ['mayBeUnknown', 'perMarketplace', 'dispensable'],
  }),
  /** Whether the price of the row includes VAT. */
  priceVAT: role('yesOrNo', 'prezzo con IVA', 'se il prezzo è con IVA', {
    chosen: ['prezzo-con-iva', 'articles'],
    counts: 'articles',
    traits: ['addable'],
  }),
  cost: role('amount', 'costo', 'il costo', {
    chosen: ['costo', 'both'],
    counts: 'both',
    traits: ['addable', 'mayBeUnknown', 'disputed'],
  }),
  /** Whether the cost of the row includes VAT. */
  costVAT: role('yesOrNo', 'costo con IVA', 'se il costo è con IVA', {
    chosen: ['costo-con-iva', 'both'],
    counts: 'both',
    traits: ['addable'],
  }),
  shipping: role('amount', 'spedizione', 'la spedizione', {
    chosen: ['spedizione', 'both'],
    counts: 'both',
    traits: expense,
  }),
  packaging: role('amount', 'packaging', 'il packaging', {
    chosen: ['packaging', 'both'],
    counts: 'both',
    traits: expense,
  }),
  advertising: role('amount', 'pubblicità', 'la pubblicità', {
    chosen: ['pubblicita', 'both'],
    counts: 'both',
    traits: expense,
  }),
  /** VAT of the article, in percent or as a class. */
  vat: role('vat', 'IVA', "l'IVA", {
    chosen: ['iva', 'articles'],
    counts: 'both',
    traits: ['addable', 'disputed'],
  }),
  /** A category by our key or name. */
  category: role('other', 'categoria', 'la categoria', {
    chosen: ['categoria', 'articles'],
    traits: ['addable'],
  }),
  /** The country of the store that the row is about. */
  store: role('country', 'paese', 'il paese', { chosen: ['paese', 'both'], counts: 'articles' }),
  currency: role('currency', 'valuta', 'la valuta', { chosen: ['valuta', 'both'], counts: 'both' }),
  /** The currency of the cost, where the price has another. */
  costCurrency: role('currency', 'valuta del costo', 'la valuta del costo', {
    chosen: ['valuta-costo', 'both'],
    counts: 'both',
  }),
  /** The marketplace's own number of the listing: ASIN, item number. */
  listing: role('code', 'numero inserzione', "il numero dell'inserzione", {
    chosen: ['inserzione', 'both'],
    traits: ['dispensable'],
  }),
  /** The number under the barcode. */
  ean: role('other', 'EAN', "l'EAN", { chosen: ['ean', 'both'], traits: ['dispensable'] }),
  /** Who sends a piece: the marketplace, or the seller. */
  sender: role('sender', 'chi spedisce', 'chi spedisce', { chosen: ['canale', 'articles'] }),
  /** What the marketplace takes to store, pack and send a piece. */
  fulfilment: role('amount', 'tariffa FBA', 'la tariffa FBA', {
    chosen: ['tariffa-fba', 'both'],
    counts: 'both',
  }),
  /** The first and the last day of a sale. */
  saleFrom: role('day', "inizio dell'offerta", "l'inizio dell'offerta", {
    chosen: ['inizio-offerta', 'articles'],
    counts: 'articles',
  }),
  saleTo: role('day', "fine dell'offerta", "la fine dell'offerta", {
    chosen: ['fine-offerta', 'articles'],
    counts: 'articles',
  }),
  /** Whether the sale price of the row is asked at all. */
  onSale: role('yesOrNo', 'in offerta', "il sì o no dell'offerta", {
    chosen: ['in-offerta', 'articles'],
    counts: 'articles',
  }),
  /** A category by eBay's number. */
  ebayCategory: role('other', 'categoria eBay (numero)', 'la categoria eBay', {
    chosen: ['categoria-ebay', 'articles'],
  }),
  /** What the marketplace says it takes per piece. */
  referral: role('amount', 'tariffa vera', 'la tariffa vera', {
    chosen: ['tariffa', 'articles'],
    traits: ['mayBeUnknown'],
  }),
  /** How many pieces of it are sold in a month. */
  monthlySales: role('count', 'pezzi al mese', 'i pezzi venduti al mese', {
    chosen: ['vendute', 'articles'],
    counts: 'articles',
    traits: ['addable'],
  }),
  /** Percent off the cost. */
  discount: role('discounts', 'sconto %', 'lo sconto', {
    chosen: ['sconto', 'costs'],
    counts: 'both',
    ofCostsAlone: {
      said: 'gli sconti contano solo nei file dei costi, qui scrivi prezzi e costi già scontati',
      nothing: /^(?:0+(?:[.,]0+)? ?%?)?$/,
    },
  }),
  /** How many pieces the cost is for. */
  packSize: role('count', 'pezzi per confezione', 'i pezzi per confezione', {
    chosen: ['confezione', 'costs'],
    counts: 'both',
    ofCostsAlone: {
      said: 'i pezzi per confezione contano solo nei file dei costi, qui prezzo e costo devono essere degli stessi pezzi',
      nothing: /^1?$/,
    },
  }),
  /** The first and the last day for which the costs of a row hold, and the one marketplace that they are of. */
  validFrom: role('day', 'vale dal', 'da quando vale il costo', {
    chosen: ['vale-dal', 'costs'],
    counts: 'both',
    ofCostsAlone: daysOfCosts,
  }),
  validTo: role('day', 'vale fino al', 'fino a quando vale il costo', {
    chosen: ['vale-fino-al', 'costs'],
    counts: 'both',
    ofCostsAlone: daysOfCosts,
  }),
  costMarketplace: role('other', 'marketplace del costo', 'il marketplace del costo', {
    chosen: ['marketplace-costo', 'costs'],
    counts: 'both',
    ofCostsAlone: {
      said: 'il marketplace di un costo conta solo nei file dei costi',
      nothing: /^$/,
      isUnasked: true,
    },
  }),
  /** What a variant costs customers above the price of its product. */
  surcharge: role('amount', 'supplemento della variante', 'il supplemento della variante'),
  /** The fixed part of the referral fee that books, music and films pay. */
  closingFee: role('amount', 'commissione di chiusura', 'la commissione di chiusura', {
    traits: ['mayBeUnknown'],
  }),
  /** The sum of all fees that the marketplace names. */
  feeTotal: role('amount', 'totale tariffe', 'il totale delle tariffe', {
    traits: ['mayBeUnknown'],
  }),
  minimum: role('amount', 'prezzo minimo', 'il prezzo minimo', { traits: ['mayBeUnknown'] }),
  maximum: role('amount', 'prezzo massimo', 'il prezzo massimo', { traits: ['mayBeUnknown'] }),
  quantity: role('other', 'quantità', 'la quantità'),
  /** What the row stands for, where a file mixes products and their variants. */
  rowKind: role('rowKind', 'tipo di riga', 'il tipo di riga'),
  /** Which variant of a listing the row is about. */
  variation: role('code', 'variante', 'la variante'),
  /** What rows of one product have in common. */
  group: role('code', 'prodotto delle varianti', 'il prodotto delle varianti'),
  /** Whether a listing is an auction or has a fixed price. */
  format: role('format', 'asta o prezzo fisso', "se è un'asta"),
  /** Whether the shop sells the product in the country. */
  sold: role('yesOrNo', 'in vendita nel paese', 'se è in vendita nel paese'),
  /** In a file of costs: what a piece weighs and measures, which is set against what sending it was charged. */
  measures: role('other', 'lati e peso', 'i lati e il peso'),
  /** In our own file of costs: how many are sold in a month, and what was charged, marketplace by marketplace. */
  learnedSales: role('other', 'pezzi venduti al mese', 'i pezzi venduti al mese'),
  learnedRates: role('other', 'commissione pagata', 'la commissione pagata'),
}

/** What a column of a file is to us. */
export type Role = keyof typeof table

export const roles: Readonly<Record<Role, Readonly<Row>>> = table

const all = Object.keys(roles) as Role[]

const rolesThat = (fits: (row: Readonly<Row>) => unknown): readonly Role[] =>
  all.filter((role) => fits(roles[role]))

/** The roles of columns with some content, in the order of the table. */
export const rolesHolding = (...contents: readonly Content[]): readonly Role[] =>
  rolesThat(({ content }) => contents.includes(content))

/** The roles of which something is true, in the order of the table. */
export const rolesWith = (trait: Trait): readonly Role[] =>
  rolesThat(({ traits }) => traits?.includes(trait))

const isIn = (files: Files | undefined, what: ColumnsFor): boolean =>
  files === what || files === 'both'

/** What a seller may say of a column. */
export const rolesChosenIn = (what: ColumnsFor): readonly Role[] =>
  rolesThat(({ chosen }) => isIn(chosen?.[1], what))

/** What changes the figures of a file. */
export const rolesCountingIn = (what: ColumnsFor): readonly Role[] =>
  rolesThat(({ counts }) => isIn(counts, what))

export const rolesOfCostsAlone = rolesThat(({ ofCostsAlone }) => ofCostsAlone)

/** The roles of files of costs that count only where a seller says so. */
export const rolesAskedOfCosts = rolesThat(
  ({ ofCostsAlone }) => ofCostsAlone !== undefined && ofCostsAlone.isUnasked !== true,
)

/** What a column is called where a seller chooses it. */
export function labelOf(role: Role): string {
  const { word, content } = roles[role]
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${content === 'yesOrNo' ? ' (si o no)' : ''}`
}

/** The columns of a file by role, each role's in the order in which they are asked: the first that says something counts. */
export type Mapping = Readonly<Partial<Record<Role, readonly number[]>>>

/** What a row may name its article by, the surest in front. */
export const identifiers = ['sku', 'listing', 'ean'] as const satisfies readonly Role[]

/** The same, where a name will do. */
export const naming: readonly Role[] = [...identifiers, 'name']

/** What says whether an amount of the row includes VAT, by the amount. */
export const flagOf = { price: 'priceVAT', cost: 'costVAT' } as const satisfies Partial<
  Record<Role, Role>
>

export type AmountRole = {
  [One in Role]: (typeof table)[One]['content'] extends 'amount' ? One : never
}[Role]

export const isAmountRole = (role: Role | undefined): role is AmountRole =>
  role !== undefined && roles[role].content === 'amount'

/** The columns of a mapping that hold amounts. */
export const amountColumns = (mapping: Mapping): number[] =>
  amountRoles.flatMap((role) => mapping[role] ?? [])

export const amountRoles: readonly AmountRole[] = all.filter(isAmountRole)

/** Why a column has its role: the file is known, a usual title, part of a title, or the seller said so. */
export type Certainty = 'layout' | 'title' | 'guess' | 'chosen'
