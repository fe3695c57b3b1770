/** Who sends a piece. */
export type Sender = 'marketplace' | 'seller'

const senders: readonly (readonly [RegExp, Sender])[] = [
  [/^(?:amazon(?:[_ ].*)?|afn|fba|fulfilled by amazon|logistica di amazon|wfs)$/i, 'marketplace'],
  [/^(?:default|mfn|fbm|merchant|seller|venditore|commerciante)$/i, 'seller'],
]

/** How files of ours say it. */
export const senderWords = { marketplace: 'amazon', seller: 'venditore' } as const satisfies Record<
  Sender,
  string
>

/**
 * Who sends a piece, as a file says it; null where it is no such word.
 *
 * @example
 * senderOf('AMAZON_EU') // 'marketplace'
 */
export const senderOf = (text: string): Sender | null =>
  senders.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null
