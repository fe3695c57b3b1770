import type { Fee } from '../fee.ts'
import { inItalianOrder } from '../italian-order.ts'
import type { Categories, DatedCard } from '../rate-card.ts'
import { lastReview, type Source } from '../sources.ts'

const launch: Source = {
  name: 'articolo sulla fine delle tariffe di lancio di TikTok Shop',
  asOf: '2025-Q4',
  mark: 'indicativa',
  address:
    'https://www.ecommercebridge.ro/cresterea-taxelor-pentru-magazinul-tiktok-platforma-confirma-comision-de-9-pe-pietele-cheie-din-ue/',
  reviewed: lastReview,
}

const january: Source = {
  name: "articolo sulle tariffe di TikTok Shop dall'8 gennaio 2026",
  asOf: '2026-Q1',
  mark: 'indicativa',
  address: 'https://www.ecommerce-nation.fr/tiktok-shop-les-commissions-doublent-janvier-2026',
  reviewed: lastReview,
}

const flat = (percent: number): readonly Fee[] => [
  { kind: 'commission', rate: { kind: 'flat', percent } },
]

const card = (validFrom: string, fees: DatedCard['fees'], source: Source): DatedCard => ({
  label: 'TikTok Shop',
  basis: 'lordo',
  fees,
  includesVat: true,
  store: 'TikTok Shop Italia',
  note: 'Le tariffe di TikTok Shop sono IVA inclusa.',
  source,
  validFrom,
})

/** TikTok Shop's categories (the keys of `categoriaTikTok`). */
const categories: Categories = {
  base: { label: 'Standard', fees: flat(9), source: january },
  electronics: {
    label: 'Elettronica, anche per bellezza e cura della persona',
    fees: flat(7),
    source: january,
  },
}

/** TikTok Shop's Italian cards, the oldest first. */
export const tiktokIt: readonly DatedCard[] = [
  card('2025-03-31', flat(5), launch),
  card('2026-01-08', { field: 'categoriaTikTok', categories: inItalianOrder(categories) }, january),
]
