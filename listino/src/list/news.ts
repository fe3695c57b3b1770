/** What is news of an article since the file before, as bits of a column. */
export const news = { added: 1, repriced: 2, remargined: 4 } as const

export type News = keyof typeof news

export const newsKinds = Object.keys(news) as News[]

/** A margin that moves by fewer points is as it was. */
export const leastPoints = 1
