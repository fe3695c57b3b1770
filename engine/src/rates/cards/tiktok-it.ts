import type { Category, DatedCard } from '../rate-card.ts'
import { lastReview, type Source } from '../sources.ts'

const source: Source = {
  name: 'tariffe TikTok Shop Italia',
  asOf: '2026-Q1',
  mark: 'indicativa',
  reviewed: lastReview,
}

const flat = (label: string, percent: number): Category => ({
  label,
  fees: [{ kind: 'commission', rate: { kind: 'flat', percent } }],
  source,
})

const card = (validFrom: string, fees: DatedCard['fees']): DatedCard => ({
  label: 'TikTok Shop',
  basis: 'lordo',
  fees,
  includesVat: true,
  store: 'TikTok Shop Italia',
  note: 'Le tariffe di TikTok Shop sono IVA inclusa.',
  source,
  validFrom,
})

/** TikTok Shop's Italian cards, the oldest first. */
export const tiktokIt: readonly DatedCard[] = [
  card('2025-03-31', [{ kind: 'commission', rate: { kind: 'flat', percent: 5 } }]),
  card('2026-01-08', {
    field: 'categoriaTikTok',
    categories: { base: flat('Standard', 9), electronics: flat('Elettronica', 7) },
  }),
]
