/** Who sends a piece. */
export type Channel = 'marketplace' | 'seller'

const channels: readonly (readonly [RegExp, Channel])[] = [
  [/^(?:amazon(?:[_ ].*)?|afn|fba|fulfilled by amazon|logistica di amazon|wfs)$/i, 'marketplace'],
  [/^(?:default|mfn|fbm|merchant|seller|venditore|commerciante)$/i, 'seller'],
]

/**
 * Who sends a piece, as a file says it; null where it is no such word.
 *
 * @example
 * channelOf('AMAZON_EU') // 'marketplace'
 */
export const channelOf = (text: string): Channel | null =>
  channels.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null
