import {
  type CalculationFormData,
  type InvalidField,
  type ReturnTerms,
  readSale,
} from '@margine/engine'
import { strings } from '../../../../application-strings.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { currencySymbols, formatMoney, formatRate } from '../../../../format.ts'
import { withArticle } from '../../../../italian/article.ts'
import { Foldable } from '../../../../ui/Foldable.tsx'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.returns
const { placeholder, withoutVat } = strings.calculator

type Props = {
  form: CalculationFormData
  problemOf: (field: `resi.${keyof ReturnTerms}` & InvalidField) => string | null
  onChange: (resi: ReturnTerms | null) => void
}

function inShort(form: CalculationFormData): string {
  const { resi } = readSale(form)
  if (resi === null || resi.percentuale === 0) return words.none
  return words.summary(formatRate(resi.percentuale), formatRate(resi.rivendibili))
}

const isBlank = (resi: ReturnTerms) => Object.values(resi).every((text) => text.trim() === '')

/** The sales that come back, and what each of them costs. */
export function ReturnFields({ form, problemOf, onChange }: Props) {
  const { country, refund, logistics, returnPercent } = ratesOf(form)
  const { currency } = country
  const resi = form.resi ?? { percentuale: '', rivendibili: '', costo: '' }
  const field = (name: keyof ReturnTerms, suffix: string, hint: string, note: string | null) => (
    <NumberField
      name={`resi.${name}`}
      label={words[name]}
      note={note}
      text={resi[name]}
      suffix={suffix}
      placeholder={hint}
      problem={problemOf(`resi.${name}`)}
      onWrite={(text) => {
        const changed = { ...resi, [name]: text }
        onChange(isBlank(changed) ? null : changed)
      }}
    />
  )
  return (
    <Foldable
      title={words.title}
      heading="h3"
      summary={inShort(form)}
      startsOpen={form.resi != null}
    >
      <div className="pair">
        {field('percentuale', '%', '0', null)}
        {field('rivendibili', '%', words.all, null)}
        {field('costo', currencySymbols[currency], placeholder, withoutVat)}
      </div>
      <p className="note">
        {words.why}{' '}
        {refund === null
          ? words.nothingBack
          : words.kept(
              withArticle('il', formatRate(refund.share)),
              formatMoney(refund.most, currency),
            )}{' '}
        {logistics !== null &&
          returnPercent > 0 &&
          words.fba(withArticle('il', formatRate(returnPercent)))}
      </p>
    </Foldable>
  )
}
