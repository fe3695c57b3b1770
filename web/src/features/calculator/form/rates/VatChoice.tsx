import type { Country } from '@margine/engine'
import { formatRate } from '../../../../format.ts'
import { PercentChoice } from '../../../../ui/form/NumberField.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.vat

const reduced = Object.entries(words.reduced)
  .map(([value, label]) => ({ value, label }))
  .toReversed()

type Props = {
  /** As typed; empty is the country's. */
  aliquotaIVA: string
  country: Country
  isItaly: boolean
  problem: string | null
  onChange: (aliquotaIVA: string) => void
}

/** The VAT of the product: the country's, one of Italy's reduced ones, or typed. */
export function VatChoice({ aliquotaIVA, country, isItaly, problem, onChange }: Props) {
  const standard = formatRate(country.vatPercent)
  return (
    <PercentChoice
      name="aliquotaIVA"
      label={words.label}
      text={aliquotaIVA}
      options={[{ value: '', label: words.standard(standard) }, ...(isItaly ? reduced : [])]}
      otherLabel={words.other}
      typedLabel={words.typed}
      placeholder={String(country.vatPercent)}
      problem={problem}
      onChange={onChange}
    />
  )
}
