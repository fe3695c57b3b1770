import type { CalculationResult, Currency, FeeLine } from '@margine/engine'

/** The sale on the calculator's screen, to explain things by. */
export type Sale = { result: CalculationResult; fees: readonly FeeLine[]; currency: Currency }

/** One thing the guide explains. */
export type Topic = {
  title: string
  paragraphs: readonly string[]
  /** Words explained one by one. */
  terms?: readonly { name: string; text: string }[]
  /** The same with the seller's own figures, or null where these have nothing to show. */
  withOwnFigures?: (sale: Sale) => string | null
  /** What stands for the seller's own figures until there are some. */
  example?: string
}

/** The paragraph with figures: the seller's own where there are any, else an example's. */
export function figuresOf({ withOwnFigures, example }: Topic, sale: Sale | null): string | null {
  const own = sale === null ? null : (withOwnFigures?.(sale) ?? null)
  return own ?? example ?? null
}
