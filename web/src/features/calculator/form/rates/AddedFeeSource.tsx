import type { CalculationFormData, FeeRule } from '@margine/engine'
import type { ReactNode } from 'react'
import { ratesOf } from '../../../../calculation/rates.ts'
import { formatDay } from '../../../../format.ts'
import styles from './AddedFeeSource.module.css'
import { words } from './fee-words.ts'

/** Why rates of a day are those of version 1.3.1 after all; null where no day was asked for. */
function whyVersion({ tariffe }: CalculationFormData, marketplace: string, isItaly: boolean) {
  const day = tariffe === undefined ? null : formatDay(tariffe)
  if (day === null) return null
  return isItaly ? words.noCard(marketplace, day) : words.abroad
}

type Props = {
  form: CalculationFormData
  /** Where a rule of version 1.3.1 comes from. */
  children: ReactNode
}

/** Where the rates come from that a form takes beyond the specification's table. */
export function AddedFeeSource({ form, children }: Props) {
  const { rule, cards, country } = ratesOf(form)
  if (form.commissionePropria != null) return <p className={styles.source}>{words.own}</p>
  if (rule.validFrom !== null) return <DatedSource rule={rule} validFrom={rule.validFrom} />
  const why = whyVersion(form, rule.label, country === cards.countryOf('IT'))
  return (
    <>
      {why !== null && <p>{why}</p>}
      {children}
    </>
  )
}

function DatedSource({ rule, validFrom }: { rule: FeeRule; validFrom: string }) {
  const { name, address, mark, reviewed } = rule.source
  const rest = [words.marks[mark], reviewed && words.reviewed(formatDay(reviewed) ?? reviewed)]
  return (
    <p className={styles.source}>
      {words.inForce(rule.store, formatDay(validFrom) ?? validFrom)}
      {address === undefined ? (
        name
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
      {` · ${rest.filter(Boolean).join(', ')}.`}
    </p>
  )
}
