import type { FbaCard, FbaTier, Sides, TierFee } from '../fba-card.ts'
import type { Source } from '../sources.ts'

const reviewed = '2026-11-25'

/** Three transcriptions of Amazon's European card agree in every row. */
const source: Source = {
  name: 'tariffe europee di Logistica di Amazon del 1° febbraio 2026, colonna Italia',
  asOf: '2026-Q1',
  mark: 'trascritta',
  address: 'https://m.media-amazon.com/images/G/02/sell/images/260114-FBA-Rate-Card-EN.pdf',
  reviewed,
}

/** Two transcriptions have the tiers. */
const lowPriceSource: Source = {
  ...source,
  name: 'tariffe europee di Logistica di Amazon a basso prezzo',
}

/** Two readings of the British card name the same categories; that Italy has the same is an inference. */
const lowerThresholdSource: Source = {
  name: 'due letture della carta inglese di Logistica di Amazon del luglio 2026, per le categorie che restano a 12 € (che in Italia siano le stesse è da confermare)',
  asOf: '2026-Q3',
  mark: 'indicativa',
  reviewed: '2026-11-28',
}

/** Most transcriptions leave it unrounded, one rounds it to the cent. */
const surchargeSource: Source = {
  name: 'tariffe europee di Logistica di Amazon del 17 aprile 2026 (arrotondamento da confermare)',
  asOf: '2026-Q2',
  mark: 'trascritta',
  address: 'https://m.media-amazon.com/images/G/02/sell/images/260410-FBA-Rate-Card-EN.pdf',
  reviewed,
}

const storageSource: Source = {
  ...source,
  name: 'tariffe europee di Logistica di Amazon del 1° febbraio 2026, stoccaggio',
}

/** The Spanish edition of the card, as a seller's handbook quotes it. */
const returnsSource: Source = {
  name: 'tariffe europee di Logistica di Amazon del 1° luglio 2026, resi di abbigliamento e scarpe',
  asOf: '2026-Q3',
  mark: 'trascritta',
  address: 'https://m.media-amazon.com/images/G/02/sell/images/260630-FBA-Rate-Card-ES1.pdf',
  reviewed,
}

type Bounds = Pick<FbaTier, 'sides' | 'weight' | 'volumetric'>

/** Pairs of a weight in kilograms and the fee up to it. */
const bands = (...pairs: readonly (readonly [upTo: number, fee: number])[]) => ({
  kind: 'bands' as const,
  bands: pairs.map(([upTo, fee]) => ({ upTo, fee })),
  perKgBeyond: 0,
})

const byWeight = (key: string, label: string, bounds: Bounds, fee: TierFee): FbaTier => ({
  ...{ key, label, ...bounds },
  ...{ goesBy: 'peso', isOversize: false, fee },
})

const parcel = (key: string, label: string, bounds: Bounds, fee: TierFee): FbaTier => ({
  ...byWeight(key, label, bounds, fee),
  goesBy: 'maggiore',
})

const oversize = (
  key: string,
  label: string,
  bounds: Bounds,
  [upTo, fee, perKg]: readonly [upTo: number, fee: number, perKg: number],
): FbaTier => ({
  ...parcel(key, label, bounds, { kind: 'linear', upTo, fee, perKg }),
  isOversize: true,
  doubt: 'chiliIniziati',
})

/** Up to a weight, by each 100 g. */
const selected = (
  key: string,
  label: string,
  sides: Sides,
  upTo: number,
  [first, each]: readonly [first: number, each: number],
): FbaTier => byWeight(key, label, { sides, weight: { upTo } }, { kind: 'hundreds', first, each })

/** Envelopes of any price, which at a low one have a fee of their own. */
const envelope = (key: string, label: string, sides: Sides, upTo: number) => (fee: TierFee) =>
  byWeight(key, label, { sides, weight: { upTo } }, fee)

const lightEnvelope = envelope('light-envelope', 'Busta leggera', [33, 23, 2.5], 0.1)
const standardEnvelope = envelope('standard-envelope', 'Busta standard', [33, 23, 2.5], 0.46)
const largeEnvelope = envelope('large-envelope', 'Busta grande', [33, 23, 4], 0.96)
const extraLargeEnvelope = envelope('extra-large-envelope', 'Busta extra-large', [33, 23, 6], 0.96)
const smallParcel: Sides = [35, 25, 12]
const standardParcel: Sides = [45, 34, 26]
const standardOversize: Sides = [101, 60, 60]

/** What Logistica di Amazon takes for a piece in Italian stock that goes to a customer in Italy. */
export const fbaIt: FbaCard = {
  validFrom: '2026-02-01',
  source,
  envelopes: [
    lightEnvelope(bands([0.02, 3.23], [0.04, 3.26], [0.06, 3.28], [0.08, 3.39], [0.1, 3.41])),
    standardEnvelope(bands([0.21, 3.45], [0.46, 3.64])),
    largeEnvelope(bands([0.96, 3.94])),
    extraLargeEnvelope(bands([0.96, 4.17])),
  ],
  parcels: [
    parcel(
      'small-parcel',
      'Pacco piccolo',
      { sides: smallParcel, weight: { upTo: 3.9 }, volumetric: 2.1 },
      bands([0.15, 4.13], [0.4, 4.54], [0.9, 4.95], [1.4, 5.11], [1.9, 5.14], [3.9, 5.16]),
    ),
    parcel(
      'standard-parcel',
      'Pacco standard',
      { sides: standardParcel, weight: { upTo: 11.9 }, volumetric: 7.96 },
      bands(
        ...([
          [0.15, 4.29],
          [0.4, 4.7],
          [0.9, 5.15],
          [1.4, 5.26],
          [1.9, 5.29],
          [2.9, 5.3],
          [3.9, 5.35],
          [5.9, 5.38],
          [8.9, 5.41],
          [11.9, 6.25],
        ] as const),
      ),
    ),
  ],
  selectedParcels: [
    selected('small-parcel-1', 'Pacco piccolo 1', [35, 25, 7], 3.9, [4.54, 0.02]),
    selected('small-parcel-2', 'Pacco piccolo 2', [35, 25, 9], 3.9, [4.58, 0.03]),
    selected('small-parcel-3', 'Pacco piccolo 3', smallParcel, 3.9, [4.62, 0.06]),
    selected('medium-parcel-1', 'Pacco medio 1', [40, 30, 6], 11.9, [4.83, 0.06]),
    selected('medium-parcel-2', 'Pacco medio 2', [40, 30, 20], 11.9, [5.05, 0.07]),
    selected('large-parcel-1', 'Pacco grande 1', [45, 34, 10], 11.9, [5.3, 0.08]),
    selected('large-parcel-2', 'Pacco grande 2', standardParcel, 11.9, [5.44, 0.08]),
  ],
  selectedCategories: new Set([
    'grocery',
    'pet_food_clothing',
    'clothing',
    'shoes',
    'backpacks',
    'furniture_accessories',
    'home_linen',
    'doors_windows_shower',
    'adhesives',
    'printer_accessories',
    'mattresses',
    'gloves',
  ]),
  oversize: [
    oversize(
      'small-oversize',
      'Fuori misura piccolo',
      { sides: [61, 46, 46], weight: { upTo: 1.76 }, volumetric: 25.82 },
      [0.76, 7.21, 0.08],
    ),
    oversize(
      'standard-oversize-light',
      'Fuori misura standard leggero',
      { sides: standardOversize, weight: { upTo: 15 }, volumetric: 72.72 },
      [0.76, 7.45, 0.22],
    ),
    oversize(
      'standard-oversize-heavy',
      'Fuori misura standard pesante',
      { sides: standardOversize, weight: { above: 15, upTo: 23 }, volumetric: 72.72 },
      [15.76, 10.63, 0.08],
    ),
    oversize(
      'standard-oversize-large',
      'Fuori misura standard grande',
      { sides: [120, 60, 60], weight: { upTo: 23 }, volumetric: 86.4 },
      [0.76, 9.13, 0.09],
    ),
    oversize(
      'bulky-oversize',
      'Fuori misura voluminoso',
      { sides: null, weight: { upTo: 23 }, volumetric: 126 },
      [0.76, 9.59, 0.3],
    ),
    oversize(
      'heavy-oversize',
      'Fuori misura pesante',
      { sides: null, weight: { above: 23, upTo: 31.5 }, volumetric: 126 },
      [31.5, 16.85, 0.15],
    ),
  ],
  special: {
    key: 'special-oversize',
    label: 'Fuori misura speciale',
    sides: null,
    weight: { upTo: Number.POSITIVE_INFINITY },
    goesBy: 'peso',
    isOversize: true,
    fee: { ...bands([30, 21.7], [40, 24.1], [50, 32.19], [60, 32.82]), perKgBeyond: 0.65 },
    doubt: 'unaSolaFonte',
  },
  limits: { weight: 31.5, longest: 175, girth: 360 },
  lowPrice: {
    upTo: 20,
    tiers: [
      lightEnvelope(bands([0.02, 2.64], [0.04, 2.65], [0.06, 2.67], [0.08, 2.79], [0.1, 2.81])),
      standardEnvelope(bands([0.21, 2.81], [0.46, 3.04])),
      largeEnvelope(bands([0.96, 3.35])),
      extraLargeEnvelope(bands([0.96, 3.59])),
      byWeight(
        'small-parcel',
        'Pacco piccolo',
        { sides: smallParcel, weight: { upTo: 0.4 } },
        bands([0.15, 3.59], [0.4, 3.91]),
      ),
    ],
    source: lowPriceSource,
    lower: {
      upTo: 12,
      categories: new Set(['beauty', 'vitamins', 'grocery', 'beer_wine', 'office']),
      perhaps: new Set(['kitchen']),
      source: lowerThresholdSource,
    },
  },
  dangerous: 0.1,
  surcharge: { validFrom: '2026-04-17', percent: 1.5, source: surchargeSource },
  storage: {
    standard: { toSeptember: 27.54, fromOctober: 52.2 },
    abbigliamento: { toSeptember: 19.99, fromOctober: 29.23 },
    fuoriMisura: { toSeptember: 21.78, fromOctober: 34.49 },
    pericolosa: { toSeptember: 30, fromOctober: 50.51 },
    pericolosaFuoriMisura: { toSeptember: 27.5, fromOctober: 43.89 },
  },
  storageSource,
  apparelCategories: new Set(['clothing', 'shoes', 'backpacks', 'eyewear']),
  returns: { categories: new Set(['clothing', 'shoes']), percent: 50, source: returnsSource },
}
