import type { CalculationFormData } from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { isShippingUnsaid, isUnsent, type OtherShipper } from '../other-shipper.ts'
import styles from './UnsaidNote.module.css'
import { words } from './words.ts'

type Props = {
  form: CalculationFormData
  otherShipper: OtherShipper
  /** Leads to a field of the form. */
  onField: (name: keyof CalculationFormData) => void
}

/** What the result counts although it was not typed: no shipping, and the usual category. Each is a press away. */
export function UnsaidNote({ form, otherShipper, onField }: Props) {
  const { categories: table } = ratesOf(form)
  const usual = table === null ? undefined : table.categories.base
  const isUsual = table !== null && (form[table.field] || 'base') === 'base'
  const isMissing = isUnsent(form) && !isShippingUnsaid({ form, otherShipper })
  const said = [
    ...(isMissing ? [words.unsaid.shipping] : []),
    ...(isUsual && usual !== undefined ? [words.unsaid.category(usual.label)] : []),
  ]
  if (said.length === 0) return null
  return (
    <p className={`note ${styles.unsaid}`}>
      {words.unsaid.sentence(said)}{' '}
      {isMissing && (
        <button type="button" className="link screen-only" onClick={() => onField('spedizione')}>
          {words.unsaid.toShipping}
        </button>
      )}{' '}
      {isUsual && (
        <button type="button" className="link screen-only" onClick={() => onField(table.field)}>
          {words.unsaid.toCategory}
        </button>
      )}
    </p>
  )
}
