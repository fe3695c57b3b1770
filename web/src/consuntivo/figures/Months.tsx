import { moneyIn } from '../money.ts'
import { monthInWords, words } from '../words.ts'
import type { PeriodFacts } from '../worker/api.ts'
import styles from './Months.module.css'
import panel from './Panel.module.css'

const said = words.months

type Props = { view: PeriodFacts; onLook: (month: string) => void }

/** What every month came to; a press looks at one alone. */
export function Months({ view: { months, period }, onLook }: Props) {
  const money = (amount: number) => moneyIn(amount, period.currency)
  const isKnown = months.every((month) => month.isKnown)
  return (
    <section className={panel.panel} aria-label={said.title}>
      <h2>{said.title}</h2>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">{said.month}</th>
            <th scope="col">{said.revenue}</th>
            <th scope="col">{isKnown ? said.left : said.beforeCosts}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ricavi, resta }) => (
            <tr key={month} aria-current={month === period.month ? 'true' : undefined}>
              <th scope="row">
                <button type="button" onClick={() => onLook(month)}>
                  {monthInWords(month)}
                </button>
              </th>
              <td>{money(ricavi)}</td>
              <td>{money(resta)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
