import { type CalculationFormData, priceIn, writeAmount } from '@margine/engine'
import type { Articles } from './articles.ts'
import { expensesIn } from './expenses.ts'
import { spotOf } from './placing.ts'
import { formAt, type Terms, whatIfOf } from './terms.ts'

/** An amount as a form has it, which reads back as that number; a missing one, or none, is empty. */
const written = (amount: number): string => (amount > 0 ? writeAmount(amount, 2) : '')

/** Packaging and advertising: as files say, else as was said for all. */
function expensesOf(id: number, articles: Articles, terms: Terms) {
  const { numbers } = articles
  const { packaging, advertising, percent } = expensesIn(terms)
  const isSaid = articles.says('pubblicita', id)
  const amounts = {
    packaging: written(
      articles.says('packaging', id) ? (numbers.packaging[id] as number) : packaging,
    ),
    pubblicita: written(isSaid ? (numbers.pubblicita[id] as number) : advertising),
  }
  return isSaid || percent === 0
    ? amounts
    : { ...amounts, pubblicita: writeAmount(percent, 0), pubblicitaIn: 'percento' as const }
}

/** An article as the calculator's form has it: as its row shows it, with what is tried. */
export function articleForm(id: number, articles: Articles, terms: Terms): CalculationFormData {
  const { numbers } = articles
  const whatIf = whatIfOf(terms)
  const isUnsent = articles.isUnsentBy(terms, id)
  const shipping = isUnsent ? Number.NaN : (numbers.spedizione[id] as number)
  return {
    ...formAt(spotOf(id, articles, terms.regole), terms),
    prezzoVendita: written(priceIn(whatIf, numbers.prezzoVendita[id] as number)),
    costo: written((numbers.costo[id] as number) * (1 + whatIf.costo / 100)),
    spedizione: 'amount' in whatIf.spedizione ? terms.spedizione.trim() : written(shipping),
    ...expensesOf(id, articles, terms),
  }
}
