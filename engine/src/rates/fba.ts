import type { FbaPiece } from '../added-fields.ts'
import { shareOf } from '../amounts/percent.ts'
import { isChargeable, readNumber } from '../amounts/read.ts'
import { withoutNoise } from '../amounts/rounding.ts'
import { monthOf } from '../days.ts'
import type { FbaCard, FbaDoubt, FbaTier, Sides, StorageKind, TierFee } from './fba-card.ts'
import type { Fulfilment, Logistics, Storage } from './logistics.ts'

/** A piece in numbers. */
type Measures = {
  /** In centimetres, the longest first. */
  sides: Sides
  /** In grams, as entered. */
  grams: number
  /** In kilograms: as weighed, and by the volume. */
  weight: number
  volumetric: number
  /** In cubic metres. */
  volume: number
  months: number
  isDangerous: boolean
}

const isAboveZero = (text: string) => readNumber(text) > 0

const hasMeasures = ({ lunghezza, larghezza, altezza, peso, mesi }: FbaPiece): boolean =>
  isAboveZero(lunghezza) &&
  isAboveZero(larghezza) &&
  isAboveZero(altezza) &&
  isAboveZero(peso) &&
  isChargeable(mesi)

const isSamePiece = (one: FbaPiece, other: FbaPiece): boolean =>
  one.lunghezza === other.lunghezza &&
  one.larghezza === other.larghezza &&
  one.altezza === other.altezza &&
  one.peso === other.peso &&
  one.pericolosa === other.pericolosa &&
  one.mesi === other.mesi

/** The piece asked about last: a result asks twice of the same one. */
let asked: { piece: FbaPiece; isMeasured: boolean } | null = null

/** Whether every text about a piece can be used. */
export function isMeasured(piece: FbaPiece): boolean {
  if (asked === null || !isSamePiece(asked.piece, piece))
    asked = { piece: { ...piece }, isMeasured: hasMeasures(piece) }
  return asked.isMeasured
}

function measuresOf(piece: FbaPiece): Measures {
  const sides = [piece.lunghezza, piece.larghezza, piece.altezza].map(readNumber)
  const [longest, median, shortest] = sides.sort((one, other) => other - one) as [
    number,
    number,
    number,
  ]
  const cubicCentimetres = withoutNoise(longest * median * shortest)
  const grams = readNumber(piece.peso)
  return {
    sides: [longest, median, shortest],
    grams,
    weight: grams / 1_000,
    volumetric: cubicCentimetres / 5_000,
    volume: cubicCentimetres / 1_000_000,
    months: readNumber(piece.mesi),
    isDangerous: piece.pericolosa,
  }
}

const fitsSides = (sides: Sides, most: Sides | null) =>
  most === null || sides.every((side, at) => side <= (most[at] as number))

const fits = ({ sides, weight, volumetric }: Measures, tier: FbaTier): boolean =>
  fitsSides(sides, tier.sides) &&
  weight > (tier.weight.above ?? 0) &&
  weight <= tier.weight.upTo &&
  volumetric <= (tier.volumetric ?? Number.POSITIVE_INFINITY)

function isBeyond({ sides, weight }: Measures, { limits }: FbaCard): boolean {
  const [longest, median, shortest] = sides
  const girth = withoutNoise(longest + 2 * (median + shortest))
  return weight > limits.weight || longest > limits.longest || girth > limits.girth
}

/** What a tier charges for a weight in kilograms. */
function tierFeeOf(rule: TierFee, weight: number, grams: number): number {
  switch (rule.kind) {
    case 'bands': {
      let fee = 0
      let from = 0
      for (const band of rule.bands) {
        fee = band.fee
        from = band.upTo
        if (weight <= from) return fee
      }
      return fee + (weight - from) * rule.perKgBeyond
    }
    case 'linear':
      return rule.fee + Math.max(0, weight - rule.upTo) * rule.perKg
    case 'hundreds':
      return rule.first + Math.max(0, Math.ceil((grams - 100) / 100)) * rule.each
  }
}

/** Where a fee comes from, and on which day it is charged. */
type Charging = { card: FbaCard; day: string; isLowPrice: boolean }

function fulfilmentIn(tier: FbaTier, measures: Measures, charging: Charging): Fulfilment {
  const { card, day, isLowPrice } = charging
  const { weight: unit, volumetric, grams, isDangerous } = measures
  const weight = tier.goesBy === 'peso' ? unit : Math.max(unit, volumetric)
  const tierFee = tierFeeOf(tier.fee, weight, grams)
  const dangerous = isDangerous ? card.dangerous : 0
  const surchargePercent = day >= card.surcharge.validFrom ? card.surcharge.percent : 0
  const surcharge = shareOf(tierFee + dangerous, surchargePercent)
  const doubts: FbaDoubt[] = tier.doubt === undefined ? [] : [tier.doubt]
  if (surchargePercent > 0) doubts.push('arrotondamento')
  return {
    ...{ key: tier.key, label: tier.label, goesBy: tier.goesBy, isLowPrice, weight },
    ...{ rule: tier.fee, tierFee, dangerous, surchargePercent, surcharge },
    fee: tierFee + dangerous + surcharge,
    doubts,
    isSaid: false,
  }
}

/** The tier that a piece is in at any price above the low ones. */
function tierOf(measures: Measures, card: FbaCard, category: string): FbaTier {
  const parcels = card.selectedCategories.has(category) ? card.selectedParcels : card.parcels
  const tiers = [...card.envelopes, ...parcels, ...card.oversize]
  return tiers.find((tier) => fits(measures, tier)) ?? card.special
}

function storageKindOf(
  { isOversize }: FbaTier,
  { isDangerous }: Measures,
  card: FbaCard,
  category: string,
): StorageKind {
  if (isDangerous) return isOversize ? 'pericolosaFuoriMisura' : 'pericolosa'
  if (isOversize) return 'fuoriMisura'
  return card.apparelCategories.has(category) ? 'abbigliamento' : 'standard'
}

/** What is taken for a low price, and up to which. */
function lowPriceOf(
  { lowPrice: { upTo, lower } }: FbaCard,
  category: string,
  low: Fulfilment,
  standard: Fulfilment,
): NonNullable<Logistics['lowPrice']> {
  const isLower = lower.categories.has(category)
  const threshold = { upTo: isLower ? lower.upTo : upTo, fulfilment: low }
  if (!isLower && !lower.perhaps.has(category)) return { ...threshold, inDoubt: null }
  const [fulfilment, otherwise] = isLower ? [standard, low] : [low, standard]
  const doubts: FbaDoubt[] = [...fulfilment.doubts, 'sogliaCategorie']
  const inDoubt = { above: lower.upTo, upTo, fulfilment: { ...fulfilment, doubts }, otherwise }
  return { ...threshold, inDoubt }
}

/**
 * What Amazon takes for the logistics of a piece.
 *
 * @param category the key of the form's `categoria`
 * @param day a day on which the card is in force, `YYYY-MM-DD`
 */
function logisticsOf(card: FbaCard, piece: FbaPiece, category: string, day: string): Logistics {
  const measures = measuresOf(piece)
  const isSpecial = isBeyond(measures, card)
  const tier = isSpecial ? card.special : tierOf(measures, card, category)
  const lowTier = isSpecial ? undefined : card.lowPrice.tiers.find((low) => fits(measures, low))
  const kind = storageKindOf(tier, measures, card, category)
  const { toSeptember, fromOctober } = card.storage[kind]
  const perCubicMetre = monthOf(day) >= 10 ? fromOctober : toSeptember
  const { volume, months } = measures
  const standard = fulfilmentIn(tier, measures, { card, day, isLowPrice: false })
  const low = lowTier && fulfilmentIn(lowTier, measures, { card, day, isLowPrice: true })
  return {
    card,
    standard,
    lowPrice: low === undefined ? null : lowPriceOf(card, category, low, standard),
    storage: { kind, volume, months, perCubicMetre, amount: volume * months * perCubicMetre },
  }
}

/** What a piece of a category that comes back costs, in percent of the fulfilment fee, whoever says that. */
export const returnPercentOf = (card: FbaCard | null, category: string): number =>
  card?.returns.categories.has(category) === true ? card.returns.percent : 0

/** Logistics with what they were made of. */
type Made = { card: FbaCard; piece: FbaPiece; category: string; day: string; logistics: Logistics }

/** Those asked for last: mostly the next are the same, and making them takes as long as a result. */
let last: Made | null = null

/**
 * What Amazon takes for the logistics of a piece, by a card in force. The piece's texts must be valid.
 *
 * @param category the key of the form's `categoria`
 * @param day `YYYY-MM-DD`
 */
export function fbaOf(card: FbaCard, piece: FbaPiece, category: string, day: string): Logistics {
  if (
    last === null ||
    last.card !== card ||
    last.category !== category ||
    last.day !== day ||
    !isSamePiece(last.piece, piece)
  )
    last = {
      card,
      piece: { ...piece },
      category,
      day,
      logistics: logisticsOf(card, piece, category, day),
    }
  return last.logistics
}

/**
 * What the seller says that Amazon takes for sending a piece, without VAT; 0 where they don't.
 *
 * @example
 * saidFeeOf({ ...piece, tariffa: '4,17' }) // 4.17
 */
export const saidFeeOf = ({ tariffa = '' }: FbaPiece): number =>
  isChargeable(tariffa) ? readNumber(tariffa) : 0

const notStored: Storage = { kind: 'standard', volume: 0, months: 0, perCubicMetre: 0, amount: 0 }

/** Logistics at the fee that the seller says, whatever the price; the measures, where there are some, tell the storage. */
export function atSaidFee(fee: number, measured: Logistics | null): Logistics {
  const said: Fulfilment = {
    ...{ key: '', label: '', goesBy: 'peso', isLowPrice: false, weight: 0 },
    ...{ rule: { kind: 'linear', upTo: 0, fee, perKg: 0 }, tierFee: fee, dangerous: 0 },
    ...{ surchargePercent: 0, surcharge: 0, fee, doubts: [], isSaid: true },
  }
  const rest = measured ?? { card: null, storage: notStored }
  return { ...rest, standard: said, lowPrice: null }
}
