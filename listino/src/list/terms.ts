import {
  type AddedFields,
  addedSettings,
  type CalculationFormData,
  defaultFormData,
  normalForm,
  type ReturnTerms,
  ratesOf,
  readNumber,
  type SettingLeaf,
  type Target,
  type WhatIf,
} from '@margine/engine'
import { abroadInWords } from '../articles/abroad.ts'
import { RatesBook } from '../articles/rates-book.ts'
import type { CategoryRule } from '../categories/rules.ts'
import { type Channel, ChannelBook, isChannel } from '../channels/channel.ts'
import type { NamedChannel } from '../channels/columns.ts'
import type { ListBasis } from './basis.ts'
import { ChannelFigures, compiledOn } from './channels.ts'
import { type Compiled, Compiler } from './compiled.ts'
import { type ExpenseTerms, expensesIn } from './expenses.ts'
import type { Placing } from './placing.ts'
import type { Recalculated } from './recalculated.ts'
import {
  ownRateIn,
  type ProfileTerm,
  paymentIn,
  paysByPiece,
  type SellerTerms,
  taxSettingsIn,
} from './seller-terms.ts'

/** The added fields that have a term of their own. */
const ownTerms = [
  ...(['tariffe', 'regime', 'aliquotaIVA', 'imposte', 'commissionePropria', 'pagamento'] as const),
  ...(['speseIncludonoIVA', 'pubblicitaIn', 'pianoAmazon', 'logisticaAmazon'] as const),
  ...(['categoriaEbay', 'categoriaTikTok'] as const),
]

/** Whether a setting is one of those that no other term says. */
export const isOther = ({ field }: Pick<SettingLeaf, 'field'>): boolean =>
  field in addedSettings && !(ownTerms as readonly string[]).includes(field)

/** The settings that no other term says, as a form has them. */
export type OtherSettings = Omit<AddedFields, (typeof ownTerms)[number]>

/** What all articles are calculated with: as chosen for the shop, and what it is tried with. */
export type Terms = ExpenseTerms &
  SellerTerms & {
    marketplace: string
    /** The category of every article that its file says none of; empty where the seller chose none. */
    category: string
    /** `1.3.1`, or the day of the fees. */
    tariffe: string
    regime: 'ordinario' | 'forfettario'
    /** VAT of the products in percent, as typed; empty is the country's. */
    aliquotaIVA: string
    /** What a reduced rate of VAT is in percent, where files don't tell, as typed; empty where nobody has said. */
    aliquotaRidotta: string
    prezzoIncludesIVA: boolean
    costoIncludesIVA: boolean
    /** Whether shipping, packaging and advertising include VAT. */
    speseIncludonoIVA: boolean
    /** What every article should reach: a margin in percent, or so many euro after taxes. */
    target: number
    targetIn: 'margine' | 'dopoImposte'
    /** By how many percent prices and costs change. */
    prezzo: number
    costo: number
    /** Categories by SKU or name for articles without one in the file; the first rule that fits counts. */
    regole: readonly CategoryRule[]
    /** What shipping is for every article, as typed; empty leaves what the file says. */
    spedizione: string
    /** Whether shipping that may be Amazon's fee counts beside it; missing where the seller wasn't asked: then it does. */
    spedizioneFBA?: 'entrambe' | 'tariffa'
    sale?: OtherSettings
    /** Returns as they are on one marketplace, by its key: there they count before those of `sale`. */
    resiSu?: Readonly<Record<string, ReturnTerms>>
    /** Whether clothing is eligible for Prime; only Amazon asks. */
    prime?: boolean
    /** The terms that neither a file nor the seller said for this list: they are as the seller's profile has them. */
    fromProfile: readonly ProfileTerm[]
  }

/** The other settings as they count: what returns cost says nothing where none come back. */
function countedIn(terms: Terms): OtherSettings {
  const resi = returnsIn(terms)
  return { ...terms.sale, resi: resi.percentuale.trim() === '' ? null : resi }
}

const noReturns: ReturnTerms = { percentuale: '', rivendibili: '', costo: '' }

/** What is said of returns where the list is sold. */
export const returnsIn = ({ sale, resiSu, marketplace }: Terms): ReturnTerms =>
  resiSu?.[marketplace] ?? sale?.resi ?? noReturns

/** Whether that is said of its marketplace alone. */
export const areReturnsOfOne = ({ resiSu, marketplace }: Terms): boolean =>
  resiSu?.[marketplace] !== undefined

/**
 * What changes where some is said of returns: of its marketplace's own, where there are some, else of all.
 *
 * @param ofOne whether it is said of that marketplace alone
 */
export function withReturns(
  terms: Terms,
  said: Partial<ReturnTerms>,
  ofOne = areReturnsOfOne(terms),
): Pick<Terms, 'sale' | 'resiSu'> {
  const { sale = {}, resiSu, marketplace } = terms
  const resi = { ...noReturns, ...returnsIn(terms), ...said }
  const { [marketplace]: _, ...others } = resiSu ?? {}
  return ofOne
    ? { sale, resiSu: { ...others, [marketplace]: resi } }
    : { sale: { ...sale, resi }, resiSu: others }
}

/** Returns as reports tell them, in percent by marketplace: what was said of pieces that come back stays. */
export function withRealReturns(
  terms: Terms,
  percents: Readonly<Record<string, string>>,
): Pick<Terms, 'resiSu'> {
  const there = Object.entries(percents).map(([marketplace, percentuale]) => [
    marketplace,
    { ...returnsIn({ ...terms, marketplace }), percentuale },
  ])
  return { resiSu: { ...terms.resiSu, ...Object.fromEntries(there) } }
}

/** The form of some terms, charged by the marketplace's card. */
const cardForm = (terms: Terms): CalculationFormData =>
  normalForm({
    ...defaultFormData,
    marketplace: terms.marketplace,
    prezzoIncludesIVA: terms.prezzoIncludesIVA,
    costoIncludesIVA: terms.costoIncludesIVA,
    speseIncludonoIVA: terms.speseIncludonoIVA,
    tariffe: terms.tariffe,
    regime: terms.regime,
    ...(terms.regime === 'forfettario' && { imposte: taxSettingsIn(terms) }),
    aliquotaIVA: terms.aliquotaIVA,
    ...countedIn(terms),
    pagamento: paymentIn(terms),
    pianoAmazon: paysByPiece(terms) ? 'individuale' : 'professionale',
    prime: terms.prime === true && terms.marketplace === 'amazon',
  })

/** The form of some terms: the seller's own percentage is of what the card's is of. */
export function formOf(terms: Terms): CalculationFormData {
  const form = cardForm(terms)
  const percentuale = ownRateIn(terms)
  if (percentuale === '') return form
  const base = ratesOf(form).rule.basis
  return { ...form, commissionePropria: { percentuale, fissa: '', minima: '', base } }
}

const bookOf = (terms: Terms): RatesBook => new RatesBook(formOf(terms), terms.aliquotaRidotta)

/** The form that a file is read with, its fees checked by the card: the category that counts is in the field that its marketplace asks for. */
export function readingForm(terms: Terms): CalculationFormData {
  const form = cardForm(terms)
  const field = new RatesBook(form).tableOf(form.paese)?.field
  return field === undefined ? form : { ...form, [field]: terms.category || 'base' }
}

/** What these terms try on all articles. */
function whatIfOf({ prezzo, costo, spedizione }: Terms): WhatIf {
  const isReplaced = spedizione.trim() !== ''
  return {
    prezzo,
    costo,
    spedizione: isReplaced ? { amount: readNumber(spedizione) } : { percent: 0 },
  }
}

/** The margin that is usually aimed at, in percent. */
const usualTarget = 20

/** What every article should reach: where there are no taxes, the usual margin in place of what is left after them. */
export function targetOf({
  target,
  targetIn,
  regime,
}: Pick<Terms, 'target' | 'targetIn' | 'regime'>): Target {
  if (targetIn === 'margine') return { kind: 'margine', percent: target }
  return regime === 'forfettario'
    ? { kind: 'dopoImposte', amount: target }
    : { kind: 'margine', percent: usualTarget }
}

/** What these terms calculate a list by. */
export const basisOf = (terms: Terms): ListBasis => ({
  form: formOf(terms),
  reducedVAT: terms.aliquotaRidotta,
  category: terms.category,
  rules: terms.regole,
  forAll: expensesIn(terms),
  isShippingFee: terms.spedizioneFBA === 'tariffa',
  whatIf: whatIfOf(terms),
  target: targetOf(terms),
})

/** What articles in their places come to by some terms. */
export const compileTerms = (terms: Terms, placing: Placing): Compiled =>
  new Compiler(basisOf(terms)).compile(placing)

/** What articles come to on some channels, where these terms hold too. */
export const comparedOn = (
  channels: readonly Channel[],
  recalculated: Recalculated,
  terms: Terms,
): ChannelFigures =>
  new ChannelFigures(
    recalculated,
    channels.map((channel) => {
      const form = formOf({ ...terms, marketplace: channel.marketplace })
      const there = new ChannelBook(channel, form, terms.aliquotaRidotta)
      return compiledOn(there, recalculated.compiled)
    }),
  )

/** By which rules articles outside Italy are calculated, in Italian; empty where there is nothing to say. */
export const abroadBy = (terms: Terms, soldIn: ReadonlyMap<string, number>): string =>
  abroadInWords(soldIn, formOf(terms))

/** The list's own marketplace and its channels, as they are named. */
export function namesOf(
  terms: Terms,
  channels: readonly Pick<Channel, 'marketplace'>[],
): [NamedChannel, ...NamedChannel[]] {
  const { marketplaces } = bookOf(terms).ratesOf('IT', 'base').cards
  const named = ({ marketplace }: Pick<Channel, 'marketplace'>): NamedChannel => ({
    marketplace,
    label: marketplaces[marketplace]?.label ?? marketplace,
  })
  return [named(terms), ...channels.map(named)]
}

/** The marketplaces that the list may be calculated on beside its own. */
export const otherMarketplaces = (terms: Terms): NamedChannel[] =>
  Object.entries(bookOf(terms).ratesOf('IT', 'base').cards.marketplaces)
    .filter(([marketplace]) => marketplace !== terms.marketplace)
    .map(([marketplace, { label }]) => ({ marketplace, label }))

/** What there is to choose from by these terms. */
export type Choices = {
  marketplaces: { value: string; label: string }[]
  categories: { value: string; label: string }[]
  /** The marketplaces that the list may be compared on, with their categories; none where they have none. */
  channels: { value: string; label: string; categories: Choices['categories'] }[]
}

export function choicesOf(terms: Terms): Choices {
  const book = new RatesBook(formOf(terms))
  const { cards, categories } = book.ratesOf('IT', 'base')
  const options = (rows: Readonly<Record<string, { label: string }>>) =>
    Object.entries(rows).map(([value, { label }]) => ({ value, label }))
  const categoriesOn = (marketplace: string) =>
    bookOf({ ...terms, marketplace }).tableOf('IT')?.categories ?? {}
  return {
    marketplaces: options(cards.marketplaces),
    categories: categories === null ? [] : options(categories.categories),
    channels: options(cards.marketplaces)
      .filter(({ value }) => value !== terms.marketplace && isChannel(value))
      .map((one) => ({ ...one, categories: options(categoriesOn(one.value)) })),
  }
}

/** Whether something is tried that is not so yet. */
export const isTrying = ({ prezzo, costo, spedizione }: Terms) =>
  prezzo !== 0 || costo !== 0 || spedizione.trim() !== ''

/** The terms without what is tried. */
export const asItIs = (terms: Terms): Terms => ({ ...terms, prezzo: 0, costo: 0, spedizione: '' })
