import {
  addedDefaults,
  isOwnShop,
  type PaymentTerms,
  saysContributions,
  type TaxSettings,
} from '@margine/engine'

/** The terms that a seller's profile may say. */
export const profileTerms = [
  'marketplace',
  'tariffe',
  'regime',
  'imposte',
  'costoIncludesIVA',
  'speseIncludonoIVA',
  'target',
  'targetIn',
] as const

export type ProfileTerm = (typeof profileTerms)[number]

/** What a seller says of themselves: taxes and contributions, and what marketplaces charge them. */
export type SellerTerms = {
  /** What taxes depend on in the forfettario regime, as far as it was said: of contributions nobody knows until they are. */
  imposte?: Partial<TaxSettings>
  /** What the seller pays a marketplace instead of what its card says, in percent, as typed, by its key. */
  commissioni?: Readonly<Record<string, string>>
  /** What takes the customer's money in a shop of their own, as typed; null or missing where nobody said. */
  pagamento?: PaymentTerms | null
  /** What they pay Amazon: by the piece without a subscription. */
  pianoAmazon?: 'professionale' | 'individuale'
}

/** What taxes are worked out by: what wasn't said is the usual, without contributions. */
export const taxSettingsIn = ({ imposte }: SellerTerms): TaxSettings => ({
  ...addedDefaults.imposte,
  ...imposte,
})

/** Whether the seller said which contributions they pay, be it that there are none. */
export const knowsContributions = (terms: SellerTerms): boolean =>
  saysContributions(taxSettingsIn(terms))

/** What the seller pays the marketplace instead of what its card says, in percent, as typed; empty where the card counts. */
export const ownRateIn = ({ commissioni, marketplace }: SellerTerms & { marketplace: string }) =>
  commissioni?.[marketplace]?.trim() ?? ''

/** What takes the customer's money; null on a marketplace, which takes it itself, and where nobody said. */
export const paymentIn = ({
  marketplace,
  pagamento,
}: SellerTerms & { marketplace: string }): PaymentTerms | null =>
  isOwnShop({ marketplace }) ? (pagamento ?? null) : null

/** Whether the seller pays Amazon by the piece, where that is charged: on Amazon by dated cards. */
export const paysByPiece = ({
  marketplace,
  tariffe,
  pianoAmazon,
}: SellerTerms & { marketplace: string; tariffe: string }): boolean =>
  asksPlan({ marketplace, tariffe }) && pianoAmazon === 'individuale'

/** Whether the plan changes what is charged: on Amazon by dated cards. */
export const asksPlan = ({ marketplace, tariffe }: { marketplace: string; tariffe: string }) =>
  marketplace === 'amazon' && tariffe !== addedDefaults.tariffe
