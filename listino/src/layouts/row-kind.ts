/** What shops and programs call a product with its prices in the rows of its variants. */
const parents: ReadonlySet<string> = new Set(
  'variable variabile grouped raggruppato configurable configurabile parent padre genitore'.split(
    ' ',
  ),
)

const articles: ReadonlySet<string> = new Set(
  'simple semplice variation variazione variante variant child figlio virtual virtuale downloadable scaricabile bundle external'.split(
    ' ',
  ),
)

/** Whether a row is of a product above its variants, by the word for its kind; null where that says neither. */
export function rowKindOf(text: string): 'parent' | 'article' | null {
  const [kind = ''] = text.toLowerCase().split(',')
  if (parents.has(kind.trim())) return 'parent'
  return articles.has(kind.trim()) ? 'article' : null
}
