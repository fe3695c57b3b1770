import type { Source } from './sources.ts'

/** Longest, median and shortest side, in centimetres. */
export type Sides = readonly [number, number, number]

/** A fee up to and including a weight, in kilograms. */
type Band = { upTo: number; fee: number }

/** What a tier charges by the weight of a piece in kilograms; amounts in euro, VAT left out. */
export type TierFee =
  /** Each weight up to a bound; above the last, where a tier has no end, so much for each kilogram. */
  | { kind: 'bands'; bands: readonly Band[]; perKgBeyond: number }
  /** So much up to a weight, and in proportion for what is above it. */
  | { kind: 'linear'; upTo: number; fee: number; perKg: number }
  /** So much for the first 100 g, and for each 100 g begun above. */
  | { kind: 'hundreds'; first: number; each: number }

/** What the transcriptions of a card leave in doubt of a fee. */
export type FbaDoubt =
  /** Whether the surcharge is rounded to the cent. */
  | 'arrotondamento'
  /** Whether a kilogram begun counts as a whole one. */
  | 'chiliIniziati'
  /** One transcription alone has it. */
  | 'unaSolaFonte'
  /** Which of two thresholds of the low price holds for the category. */
  | 'sogliaCategorie'

/** Pieces of a size, and what they are charged. */
export type FbaTier = {
  key: string
  /** Italian name. */
  label: string
  /** What the sides of a piece may be at most; null where nothing is said of them. */
  sides: Sides | null
  /** What a piece may weigh at most, in kilograms, and more than what. */
  weight: { above?: number; upTo: number }
  /** What it may weigh by its volume at most. */
  volumetric?: number
  /** Whether the fee goes by what a piece weighs, or by the larger of that and what it weighs by its volume. */
  goesBy: 'peso' | 'maggiore'
  isOversize: boolean
  fee: TierFee
  doubt?: FbaDoubt
}

/** What storage costs a cubic metre and month, in euro, VAT left out. */
type StorageRate = { toSeptember: number; fromOctober: number }

/** What storage depends on besides the season: the first that a piece is. */
export type StorageKind =
  | 'pericolosaFuoriMisura'
  | 'pericolosa'
  | 'fuoriMisura'
  | 'abbigliamento'
  | 'standard'

/** What Amazon takes for the logistics of a piece, as data. Tiers are in the order in which a piece is tried in them. */
export type FbaCard = {
  /** The first day on which it is in force (ISO 8601). */
  validFrom: string
  source: Source
  envelopes: readonly FbaTier[]
  parcels: readonly FbaTier[]
  /** In place of the parcels, for the selected categories. */
  selectedParcels: readonly FbaTier[]
  selectedCategories: ReadonlySet<string>
  oversize: readonly FbaTier[]
  /** What fits in nothing else, and beyond these limits everything: kilograms, centimetres, longest side and girth. */
  special: FbaTier
  limits: { weight: number; longest: number; girth: number }
  /** The price with VAT up to which pieces are charged by the tiers below, where they fit in one. */
  lowPrice: {
    upTo: number
    tiers: readonly FbaTier[]
    source: Source
    /** The threshold of some categories instead, and those that have it by one source alone: of both it is to be confirmed. */
    lower: {
      upTo: number
      categories: ReadonlySet<string>
      perhaps: ReadonlySet<string>
      source: Source
    }
  }
  dangerous: number
  /** From a day on, so many percent of the rest. */
  surcharge: { validFrom: string; percent: number; source: Source }
  storage: Record<StorageKind, StorageRate>
  storageSource: Source
  apparelCategories: ReadonlySet<string>
  /** Categories of which each piece that comes back costs so many percent of the fulfilment fee. */
  returns: { categories: ReadonlySet<string>; percent: number; source: Source }
}
