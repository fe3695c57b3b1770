import { type CalculationFormData, priceIn, writeAmount } from '@margine/engine'
import type { Articles } from './articles.ts'
import { spotOf } from './placing.ts'
import { formAt, type Terms, whatIfOf } from './terms.ts'

/** An amount as a form has it, which reads back as that number; a missing one, or none, is empty. */
const written = (amount: number): string => (amount > 0 ? writeAmount(amount, 2) : '')

/** An article as the calculator's form has it: as its row shows it, with what is tried. */
export function articleForm(id: number, articles: Articles, terms: Terms): CalculationFormData {
  const { numbers } = articles
  const whatIf = whatIfOf(terms)
  const shipping = numbers.spedizione[id] as number
  return {
    ...formAt(spotOf(id, articles, terms.regole), terms),
    prezzoVendita: written(priceIn(whatIf, numbers.prezzoVendita[id] as number)),
    costo: written((numbers.costo[id] as number) * (1 + whatIf.costo / 100)),
    spedizione: 'amount' in whatIf.spedizione ? terms.spedizione.trim() : written(shipping),
    packaging: written(numbers.packaging[id] as number),
    pubblicita: written(numbers.pubblicita[id] as number),
  }
}
