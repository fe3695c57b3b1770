import type { ComponentProps } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Rested } from '../../../ui/Rested.tsx'
import { printedLines, printedWords } from '../../../ui/result/printed-lines.ts'
import { usePrinting } from '../../../ui/usePrinting.ts'
import type { StoredResult } from '../calculator.ts'
import { type NextScreen, nextScreenNames } from '../next-screen.ts'
import { Advice } from './Advice.tsx'
import { CommissionWeight } from './CommissionWeight.tsx'
import { costAsides } from './cost-asides.ts'
import { Distribution } from './Distribution.tsx'
import styles from './Explanation.module.css'
import { Monthly } from './Monthly.tsx'
import { StoredRates } from './StoredResult.tsx'
import { Taxes } from './Taxes.tsx'

type Props = ComponentProps<typeof Advice> & {
  stored: StoredResult | null
  /** What the calculation is called among the saved ones, or null. */
  name: string | null
  /** Leads to a screen that goes on from the result. */
  onOpen: (screen: NextScreen) => void
}

/** What explains a result, under its verdict. */
export function Explanation(props: Props) {
  const { form, result, stored, older, name, dispatch, onOpen, region } = props
  const { currency } = ratesOf(form).country
  const isOwnRate = form.commissionePropria != null
  return (
    <>
      <PrintedSale form={form} name={name} />
      <Rested of={form}>
        <div className={`stack loose ${styles.said}`}>
          {stored !== null && form.tariffe !== undefined && (
            <StoredRates
              form={form}
              day={form.tariffe}
              result={result}
              dispatch={dispatch}
              region={region}
            />
          )}
          <Advice {...props} />
          <div className="screen-only row">
            <Button onClick={() => onOpen('rightPrice')}>{nextScreenNames.rightPrice}</Button>
            <Button onClick={() => onOpen('whereToSell')}>{nextScreenNames.whereToSell}</Button>
          </div>
          {currency === 'EUR' && <Monthly form={form} result={result} />}
        </div>
        {result.imposte !== undefined && (
          <Taxes form={form} result={result} imposte={result.imposte} older={older} />
        )}
        <Distribution
          result={result}
          currency={currency}
          asides={costAsides(form, older)}
          form={form}
        />
        <CommissionWeight result={result} currency={currency} isOwnRate={isOwnRate} />
      </Rested>
    </>
  )
}

/** On paper only, what the result was calculated from: the fields themselves stay on the screen. */
function PrintedSale({ form, name }: Pick<Props, 'form' | 'name'>) {
  const isPrinted = usePrinting()
  if (!isPrinted) return null
  return (
    <div className={styles.sale}>
      <h2>{name ?? strings.product}</h2>
      <p>{printedWords.date(dayWithArticle('del', new Date().toISOString()))}</p>
      <dl>
        {printedLines(form).map(({ name: field, value, isLong }) => (
          <div key={field} className="entry" data-long={isLong}>
            <dt>{field}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
