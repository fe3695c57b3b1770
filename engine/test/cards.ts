import { type CalculationFormData, datedCards, margine131, type RateCard } from '../src/index.ts'

const choicesOf = (marketplace: string, { fees }: RateCard): Partial<CalculationFormData>[] =>
  'categories' in fees
    ? Object.keys(fees.categories).map((key) => ({ marketplace, [fees.field]: key }))
    : [{ marketplace }]

/** Every row of every card there is, as the fields of a form that choose it. */
export const everyRow: Partial<CalculationFormData>[] = [
  ...Object.entries(margine131.marketplaces).flatMap(([marketplace, card]) =>
    choicesOf(marketplace, card),
  ),
  ...Object.entries(datedCards).flatMap(([marketplace, cards]) =>
    cards.flatMap((card) =>
      choicesOf(marketplace, card).map((choice) => ({ ...choice, tariffe: card.validFrom })),
    ),
  ),
]
