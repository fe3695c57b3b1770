/** What is said of a price that earns less than a lower one. */
export const betterPriceWords = {
  threshold: 'Occhio alla soglia',
  lessAbove: 'Più alzi il prezzo meno guadagni',
  moreLostAbove: 'Più alzi il prezzo più perdi',
  earnsLess: (why: string, price: string, less: string, better: string) =>
    `${why}: a ${price} guadagni ${less} in meno che a ${better}.`,
  losesMore: (why: string, price: string, more: string, better: string) =>
    `${why}: a ${price} perdi ${more} in più che a ${better}.`,
  turns: (why: string, price: string, loss: string, better: string, profit: string) =>
    `${why}: a ${price} perdi ${loss}, a ${better} guadagni ${profit}.`,
  breaksEven: (why: string, price: string, loss: string, better: string) =>
    `${why}: a ${price} perdi ${loss}, a ${better} vai in pari.`,
} as const
