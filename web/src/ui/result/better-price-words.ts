/** What is said of a price that earns less than a lower one. */
export const betterPriceWords = {
  earnsLess: (price: string, less: string, better: string) =>
    `Occhio alla soglia: a ${price} guadagni ${less} in meno che a ${better}.`,
  losesMore: (price: string, more: string, better: string) =>
    `Occhio alla soglia: a ${price} perdi ${more} in più che a ${better}.`,
  use: (price: string) => `Usa ${price}`,
} as const
