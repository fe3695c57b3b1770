import { invalidPercentage, type ProfileChange, type SellerProfile } from '@margine/contract'
import { isPercent } from '@margine/engine'
import { AmountField } from '../ui/AmountField.tsx'
import { Switch } from '../ui/Switch.tsx'
import styles from './FixedCosts.module.css'
import { FixedCosts } from './FixedCosts.tsx'
import { MonthField } from './MonthField.tsx'
import { words as roomWords } from './words.ts'
import { amountWrong } from './year-terms.ts'

const words = roomWords.year

/** As a change of the profile: nothing typed is nothing said. */
const said = (text: string): string | null => (text.trim() === '' ? null : text)

type Props = {
  seller: SellerProfile
  regime: 'ordinario' | 'forfettario'
  /** The year that payments are asked of. */
  year: number
  /** The marketplaces whose subscription reports have; null where there are no reports to know by. */
  subscribed: ReadonlySet<string> | null
  onChange: (change: ProfileChange) => void
}

/** Fixed costs, and what else a seller's year depends on. */
export function YearFields({ seller, regime, year, subscribed, onChange }: Props) {
  const { addizionali = '', altriRedditi = '' } = seller
  return (
    <>
      <FixedCosts
        costs={seller.speseFisse ?? []}
        regime={regime}
        subscribed={subscribed}
        onChange={(speseFisse) => onChange({ speseFisse })}
      />
      <fieldset className="stack loose">
        <legend className={styles.title}>{words.title}</legend>
        <MonthField
          label={words.opening}
          hint={words.openingHint}
          month={seller.apertura ?? ''}
          onWrite={(month) => onChange({ apertura: said(month) })}
        />
        <div className="pair">
          <PaidField
            label={words.paid(year)}
            hint={words.paidHint}
            paid={seller.contributiVersati}
            year={year}
            onChange={(contributiVersati) => onChange({ contributiVersati })}
          />
          <PaidField
            label={words.advances(year)}
            hint={words.advancesHint}
            paid={seller.accontiVersati}
            year={year}
            onChange={(accontiVersati) => onChange({ accontiVersati })}
          />
        </div>
        {regime === 'ordinario' && (
          <div className="pair">
            <AmountField
              label={words.otherIncome}
              hint={words.otherIncomeHint}
              text={altriRedditi}
              suffix="€"
              problem={amountWrong(altriRedditi)}
              onWrite={(text) => onChange({ altriRedditi: said(text) })}
            />
            <AmountField
              label={words.surcharges}
              text={addizionali}
              suffix="%"
              problem={addizionali === '' || isPercent(addizionali) ? null : invalidPercentage}
              onWrite={(text) => onChange({ addizionali: said(text) })}
            />
          </div>
        )}
        <Switch
          label={words.before1996}
          checked={seller.primaDel1996 === true}
          onChange={(primaDel1996) => onChange({ primaDel1996 })}
        />
      </fieldset>
    </>
  )
}

type Paid = NonNullable<SellerProfile['contributiVersati']>

type PaidProps = {
  label: string
  hint: string
  paid: Paid | undefined
  year: number
  onChange: (paid: Paid | null) => void
}

/** What was paid in a year, where the seller says it; what they said of another year stays until they do. */
function PaidField({ label, hint, paid, year, onChange }: PaidProps) {
  const text = paid?.anno === year ? paid.importo : ''
  const other = paid !== undefined && paid.anno !== year ? paid : null
  return (
    <AmountField
      label={label}
      hint={other === null ? hint : words.otherYear(other.anno, other.importo)}
      text={text}
      suffix="€"
      problem={amountWrong(text)}
      onWrite={(importo) => onChange(said(importo) === null ? null : { anno: year, importo })}
    />
  )
}
