import { type CalculationFormData, type FbaPiece, priceIn, writeAmount } from '@margine/engine'
import { RatesBook } from '../articles/rates-book.ts'
import { ofExpenses } from '../costs/parts.ts'
import { inFields } from './article-columns.ts'
import type { Articles } from './articles.ts'
import { type ListBasis, sendingBy } from './basis.ts'
import { formAt } from './compiled.ts'
import { spotOf } from './placing.ts'
import { basisOf, type Terms } from './terms.ts'

/** An amount as a form has it, which reads back as that number; a missing one, or none, is empty. */
const written = (amount: number): string => (amount > 0 ? writeAmount(amount, 2) : '')

/** What else it costs, but for the fee for sending: as is said of it there, else as was said for all. */
function expensesOf(id: number, articles: Articles, basis: ListBasis) {
  const { forAll } = basis
  const sending = sendingBy(basis)
  const own = ofExpenses((expense) => {
    if (expense === 'advertising')
      return Float64Array.of(articles.advertisingBy(sending, forAll.advertising, id))
    const isSaid = articles.says(expense, id) || Number.isNaN(forAll[expense])
    return Float64Array.of(isSaid ? (articles.expenses[expense][id] as number) : forAll[expense])
  })
  const { packaging, pubblicita } = inFields(own)
  const entered = { packaging: written(packaging[0] as number) }
  return articles.saysOn(sending, 'advertising', id) || Number.isNaN(forAll.percent)
    ? { ...entered, pubblicita: written(pubblicita[0] as number) }
    : { ...entered, pubblicita: writeAmount(forAll.percent, 0), pubblicitaIn: 'percento' as const }
}

/** A piece of which Amazon's fee alone is known, or nothing is. */
const pieceAt = (fee: number): FbaPiece => ({
  ...{ lunghezza: '', larghezza: '', altezza: '', peso: '' },
  ...{ pericolosa: false, mesi: '', tariffa: written(fee) },
})

/** An article as the calculator's form has it: as its row shows it, with what is tried. */
export function articleForm(id: number, articles: Articles, terms: Terms): CalculationFormData {
  const { numbers } = articles
  const basis = basisOf(terms)
  const { whatIf } = basis
  const form = formAt(
    spotOf(id, articles, basis.rules),
    new RatesBook(basis.form, basis.reducedVAT),
    basis.category,
  )
  const sending = sendingBy(basis)
  const fee = articles.feeOn(sending, id)
  const own =
    'amount' in whatIf.spedizione ? whatIf.spedizione.amount : articles.shippingBy(sending, id)
  return {
    ...form,
    prezzoVendita: written(priceIn(whatIf, numbers.prezzoVendita[id] as number)),
    costo: written((numbers.costo[id] as number) * (1 + whatIf.costo / 100)),
    spedizione: 'amount' in whatIf.spedizione ? terms.spedizione.trim() : written(own),
    ...((fee > 0 || articles.lacksFee(sending, id)) && { logisticaAmazon: pieceAt(fee) }),
    ...expensesOf(id, articles, basis),
  }
}
