import { type CalculationFormData, priceIn, writeAmount } from '@margine/engine'
import { RatesBook } from '../articles/rates-book.ts'
import type { Articles } from './articles.ts'
import { type ForAll, sendingBy } from './basis.ts'
import { formAt } from './compiled.ts'
import { spotOf } from './placing.ts'
import { basisOf, type Terms } from './terms.ts'

/** An amount as a form has it, which reads back as that number; a missing one, or none, is empty. */
const written = (amount: number): string => (amount > 0 ? writeAmount(amount, 2) : '')

/** Packaging and advertising: as files say, else as was said for all. */
function expensesOf(id: number, articles: Articles, { packaging, advertising, percent }: ForAll) {
  const { numbers } = articles
  const isSaid = articles.says('pubblicita', id)
  const amounts = {
    packaging: written(
      articles.says('packaging', id) ? (numbers.packaging[id] as number) : packaging,
    ),
    pubblicita: written(isSaid ? (numbers.pubblicita[id] as number) : advertising),
  }
  return isSaid || Number.isNaN(percent)
    ? amounts
    : { ...amounts, pubblicita: writeAmount(percent, 0), pubblicitaIn: 'percento' as const }
}

/** An article as the calculator's form has it: as its row shows it, with what is tried. */
export function articleForm(id: number, articles: Articles, terms: Terms): CalculationFormData {
  const { numbers } = articles
  const basis = basisOf(terms)
  const { whatIf } = basis
  const shipping = articles.shippingBy(sendingBy(basis), id)
  return {
    ...formAt(
      spotOf(id, articles, basis.rules),
      new RatesBook(basis.form, basis.reducedVAT),
      basis.category,
    ),
    prezzoVendita: written(priceIn(whatIf, numbers.prezzoVendita[id] as number)),
    costo: written((numbers.costo[id] as number) * (1 + whatIf.costo / 100)),
    spedizione: 'amount' in whatIf.spedizione ? terms.spedizione.trim() : written(shipping),
    ...expensesOf(id, articles, basis.forAll),
  }
}
