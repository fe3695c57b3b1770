import type { Fee } from '../fee.ts'
import type { ClothingRate, PriceBreakRate, Rate } from '../rate.ts'
import type { Category, DatedCard } from '../rate-card.ts'
import { lastReview, type Source } from '../sources.ts'
import { amazonCategories } from './amazon.ts'

/** The clothing steps of 15 December 2025. */
const december: Source = {
  name: 'tariffe europee di Amazon dal 15 dicembre 2025',
  asOf: '2025-Q4',
  mark: 'trascritta',
  address: 'https://www.intimoretail.it/2025/12/03/referral-fee-amazon',
  reviewed: lastReview,
}

/** The EU card of 1 February 2026, p. 24–26. Nobody printed the Italian page itself. */
const february: Source = {
  name: 'listino europeo di Amazon del 1° febbraio 2026',
  asOf: '2026-Q1',
  mark: 'trascritta',
  address: 'https://m.media-amazon.com/images/G/02/sell/images/260114-FBA-Rate-Card-EN.pdf',
  reviewed: lastReview,
}

const minimum: Fee = { kind: 'minimum', atLeast: 0.3 }
const digitalServices: Fee = { kind: 'digitalServices', share: 3 }

/** The categories without the minimum of 0.30 € per item. */
const withoutMinimum: ReadonlySet<string> = new Set([
  'grocery',
  'books',
  'music_video',
  'software',
  'videogames_accessories',
  'videogames_consoles',
])

/** A category's fees with the minimum after the commission and the digital services fee after all. */
const completed = (key: string, { label, fees, source }: Category): Category => ({
  label,
  source,
  fees: [
    ...fees.flatMap((fee) =>
      fee.kind === 'commission' && !withoutMinimum.has(key) ? [fee, minimum] : [fee],
    ),
    digitalServices,
  ],
})

const completedAll = (categories: Readonly<Record<string, Category>>) =>
  Object.fromEntries(
    Object.entries(categories).map(([key, category]) => [key, completed(key, category)]),
  )

const category = (label: string, rate: Rate, source: Source): Category => ({
  label,
  fees: [{ kind: 'commission', rate }],
  source,
})

/** `percent` of the whole price up to and including an amount, else 15 %. */
const upTo = (limit: number, percent: number): PriceBreakRate => ({
  kind: 'priceBreak',
  steps: [{ upTo: limit, percent }],
  otherwise: 15,
})

const clothing: ClothingRate = {
  kind: 'clothing',
  steps: [
    { upTo: 15, percent: 5 },
    { upTo: 20, percent: 10 },
  ],
  otherwise: { kind: 'flat', percent: 15 },
  otherwisePrime: { kind: 'tiered', steps: [{ upTo: 45, percent: 15 }], beyond: 7 },
}

const december2025 = {
  ...amazonCategories,
  clothing: category('Abbigliamento', clothing, december),
}

const flat = (percent: number): Rate => ({ kind: 'flat', percent })
const fromFebruary = (label: string, rate: Rate) => category(label, rate, february)

const february2026 = {
  ...december2025,
  home: fromFebruary('Casa', upTo(20, 8)),
  grocery: fromFebruary('Alimentari e cura della casa', upTo(10, 5)),
  bicycle_accessories: fromFebruary('Accessori per biciclette', flat(15)),
  kitchen: fromFebruary('Cucina', flat(15)),
  home_linen: fromFebruary('Biancheria per la casa e tappeti', flat(15)),
  vitamins: fromFebruary('Vitamine, minerali e integratori', upTo(10, 5)),
  pet_food_clothing: fromFebruary('Cibo e abbigliamento per animali', upTo(10, 5)),
  gloves: fromFebruary('Guanti da lavoro riutilizzabili', upTo(10, 8)),
  furniture_accessories: fromFebruary('Accessori per mobili', flat(13)),
  doors_windows_shower: fromFebruary('Accessori per porte, finestre e docce', flat(13)),
  adhesives: fromFebruary('Adesivi e fascette', flat(13)),
  printer_accessories: fromFebruary('Accessori per stampanti e scanner', {
    kind: 'tiered',
    steps: [{ upTo: 100, percent: 15 }],
    beyond: 8,
  }),
}

/** The standard category first, the others as Italians look them up. */
function inOrder(categories: Readonly<Record<string, Category>>) {
  const rank = (key: string) => (key === 'base' ? '' : (categories[key]?.label.toLowerCase() ?? ''))
  return Object.fromEntries(
    Object.entries(categories).sort(([one], [other]) => (rank(one) < rank(other) ? -1 : 1)),
  )
}

const card = (
  validFrom: string,
  categories: Readonly<Record<string, Category>>,
  source: Source,
): DatedCard => ({
  label: 'Amazon',
  basis: 'lordo',
  fees: { field: 'categoria', categories: inOrder(completedAll(categories)) },
  store: 'Amazon.it',
  note: null,
  source,
  validFrom,
})

/** Amazon.it's cards, the oldest first. */
export const amazonIt: readonly DatedCard[] = [
  card('2025-12-15', december2025, december),
  card('2026-02-01', february2026, february),
]
