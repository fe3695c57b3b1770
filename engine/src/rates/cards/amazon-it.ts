import type { Fee } from '../fee.ts'
import { inItalianOrder } from '../italian-order.ts'
import type { ClothingRate, PriceBreakRate, Rate } from '../rate.ts'
import type { Categories, Category, DatedCard } from '../rate-card.ts'
import type { Source } from '../sources.ts'
import { amazonCategories } from './amazon.ts'
import {
  december,
  digitalServicesTable,
  doubtful,
  february,
  plans,
  refundAdministration,
  sellingFees,
  unchanged,
} from './amazon-it-sources.ts'

const minimum: Fee = { kind: 'minimum', atLeast: 0.3, source: sellingFees }
const digitalServices: Fee = { kind: 'digitalServices', share: 3, source: digitalServicesTable }

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
const completed = (key: string, category: Category): Category => ({
  ...category,
  fees: [
    ...category.fees.flatMap((fee) =>
      fee.kind === 'commission' && !withoutMinimum.has(key) ? [fee, minimum] : [fee],
    ),
    digitalServices,
  ],
})

/** Categories of which each is made of another. */
const madeOf = (
  { base, ...others }: Categories,
  make: (key: string, category: Category) => Category,
): Categories => ({
  base: make('base', base),
  ...Object.fromEntries(
    Object.entries(others).map(([key, category]) => [key, make(key, category)]),
  ),
})

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

const withSource = (source: Source, category: Category): Category => ({ ...category, source })

/** The same categories, as another source has them. */
const as = (source: Source, categories: Categories): Categories =>
  madeOf(categories, (_, category) => withSource(source, category))

const december2025: Categories = {
  ...as(unchanged, amazonCategories),
  clothing: category('Abbigliamento', clothing, december),
}

const flat = (percent: number): Rate => ({ kind: 'flat', percent })
const fromFebruary = (label: string, rate: Rate) => category(label, rate, february)

const february2026: Categories = {
  ...as(february, december2025),
  home: {
    ...fromFebruary('Casa', upTo(20, 8)),
    apart: 'Cucina, biancheria per la casa e tappeti sono ora categorie a parte, al 15%.',
  },
  clothing: category(
    'Abbigliamento',
    clothing,
    doubtful('regola Prime non confermata: controllala nel tuo account'),
  ),
  grocery: category(
    'Alimentari e cura della casa',
    upTo(10, 5),
    doubtful('la cura della casa è da confermare'),
  ),
  bicycle_accessories: category(
    'Accessori per biciclette',
    flat(15),
    doubtful('da confermare, prima era 8%'),
  ),
  furniture: {
    ...withSource(february, amazonCategories.furniture),
    apart: 'Gli accessori per mobili sono ora una categoria a parte, al 13%.',
  },
  pet: {
    ...withSource(february, amazonCategories.pet),
    apart:
      'Cibo e abbigliamento per animali sono ora una categoria a parte: 5% fino a 10\u00a0€, altrimenti 15%.',
  },
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

/** What a seller without a subscription pays for each piece. */
export const individualPlan: Fee = { kind: 'plan', amount: 0.99, source: plans }

const card = (validFrom: string, categories: Categories, source: Source): DatedCard => ({
  label: 'Amazon',
  basis: 'lordo',
  fees: { field: 'categoria', categories: inItalianOrder(madeOf(categories, completed)) },
  store: 'Amazon.it',
  note: null,
  refund: { share: 20, most: 5, source: refundAdministration },
  source,
  validFrom,
})

/** Amazon.it's cards, the oldest first. */
export const amazonIt: readonly DatedCard[] = [
  card('2025-12-15', december2025, december),
  card('2026-02-01', february2026, february),
]
