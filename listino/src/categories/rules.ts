/** A rule that a seller writes: «SKU inizia con AB» means this category. */
export type CategoryRule = {
  field: 'sku' | 'nome'
  test: 'inizia' | 'contiene' | 'finisce'
  text: string
  category: string
}

/** Whether texts in small letters fit. */
type Test = (sku: string, name: string) => boolean

function testOf({ field, test, text }: CategoryRule): Test {
  const sought = text.trim().toLowerCase()
  if (sought === '') return () => false
  const holds = {
    inizia: (value: string) => value.startsWith(sought),
    contiene: (value: string) => value.includes(sought),
    finisce: (value: string) => value.endsWith(sought),
  }[test]
  return field === 'sku' ? (sku) => holds(sku) : (_, name) => holds(name)
}

/** The place of the first rule that fits an article; -1 where none does. A rule without text fits none. */
export function firstRule(rules: readonly CategoryRule[]): (sku: string, name: string) => number {
  const tests = rules.map(testOf)
  if (tests.length === 0) return () => -1
  return (sku, name) => {
    const [smallSku, smallName] = [sku.toLowerCase(), name.toLowerCase()]
    return tests.findIndex((fits) => fits(smallSku, smallName))
  }
}

const written = /^(sku|nome) +(inizia|contiene|finisce)(?: +con)? +(.+?) *= *(\S+)$/i

/**
 * A rule as it is written in words; null where it is none.
 *
 * @example
 * readRule('sku inizia con LIB- = books') // { field: 'sku', test: 'inizia', text: 'LIB-', category: 'books' }
 */
export function readRule(text: string): CategoryRule | null {
  const match = written.exec(text.trim())
  if (match === null) return null
  const [, field = '', test = '', sought = '', category = ''] = match
  return {
    field: field.toLowerCase() as CategoryRule['field'],
    test: test.toLowerCase() as CategoryRule['test'],
    text: sought,
    category,
  }
}
