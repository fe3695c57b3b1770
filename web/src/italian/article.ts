/** The articles before a number: as a rule, before a vowel, and before «zero». */
const articles = {
  il: ['il ', "l'", 'lo '],
  del: ['del ', "dell'", 'dello '],
  al: ['al ', "all'", 'allo '],
  dal: ['dal ', "dall'", 'dallo '],
} as const

/** Numbers read with a vowel first: uno, undici, otto, ottanta, undicimila, un milione; not mille. */
const vowelFirst = /^(?:8|11(?!\d)|1(?!\d|\.\d{3}(?!\.)))/

/**
 * A written number with its article.
 *
 * @example
 * withArticle('il', '8%') // "l'8%"
 * withArticle('dal', '11,5%') // "dall'11,5%"
 * withArticle('al', '0,5%') // 'allo 0,5%'
 * withArticle('del', '−8,0%') // 'del −8,0%', read «meno otto»
 */
export function withArticle(article: keyof typeof articles, number: string): string {
  const [usual, elided, beforeZero] = articles[article]
  if (vowelFirst.test(number)) return elided + number
  return (number.startsWith('0') ? beforeZero : usual) + number
}
