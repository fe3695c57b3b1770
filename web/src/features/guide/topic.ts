import type { GuideSale } from './guide-sale.ts'

/** A page that a topic leads to. */
export type Page = { name: string; address: string }

/** One thing the guide explains. */
export type Topic = {
  title: string
  paragraphs: readonly string[]
  /** Words explained one by one. */
  terms?: readonly { name: string; text: string }[]
  /** The same with the seller's own figures, or null where these have nothing to show. */
  withOwnFigures?: (sale: GuideSale) => string | null
  /** What stands for the seller's own figures until there are some. */
  example?: string
  /** Where there is more about it. */
  more?: Page
  /** Where its facts come from. */
  sources?: readonly Page[]
}

/** The paragraph with figures: the seller's own where there are any, else an example's. */
export function figuresText(
  { withOwnFigures, example }: Topic,
  sale: GuideSale | null,
): string | null {
  const own = sale === null ? null : (withOwnFigures?.(sale) ?? null)
  return own ?? example ?? null
}
