import type { MonthResult } from '@margine/listino'
import { ExplainedFigure } from '../../ui/result/Explained.tsx'
import { MonthVAT } from '../../year/MonthVAT.tsx'
import styles from './Months.module.css'
import { type Figure, figureNames } from './words.ts'

/** Every line of a month, in the order in which what buyers paid becomes what is left; sums are set apart. */
const lines: readonly { figure: Figure & keyof MonthResult; isSum?: boolean; adds?: boolean }[] = [
  { figure: 'incassi', isSum: true, adds: true },
  { figure: 'rimborsi' },
  { figure: 'iva' },
  { figure: 'ricavi', isSum: true, adds: true },
  { figure: 'commissione' },
  { figure: 'digitali' },
  { figure: 'logistica' },
  { figure: 'pubblicita' },
  { figure: 'altriCosti' },
  { figure: 'costo' },
  { figure: 'spedizioni' },
  { figure: 'guadagno', isSum: true, adds: true },
  { figure: 'speseFisse' },
  { figure: 'risultato', isSum: true, adds: true },
  { figure: 'tasse' },
  { figure: 'resta', isSum: true, adds: true },
]

const ofTaxes: readonly Figure[] = ['guadagno', 'speseFisse', 'risultato', 'tasse']

type Props = {
  month: MonthResult
  /** Whether fixed costs and taxes are taken off: they are in euro. */
  isTaxed: boolean
  money: (amount: number) => string
  nameOf: (figure: Figure) => string
  onExplain: (figure: Figure) => void
  /** What leads to the month's articles is called. */
  articles: string
}

const toArticles = () => document.querySelector<HTMLElement>('[data-articles]')?.focus()

/** All that a month is made of, each figure with how it was worked out. */
export function MonthDetail({ month, isTaxed, money, nameOf, onExplain, articles }: Props) {
  const hasFixedCosts = month.speseFisse !== 0
  const shown = lines.filter(
    ({ figure, isSum = false }) =>
      (isSum || figure === 'tasse' || !(Math.abs(month[figure]) < 0.005)) &&
      (isTaxed || !ofTaxes.includes(figure)) &&
      (hasFixedCosts || figure !== 'guadagno'),
  )
  return (
    <>
      <dl className={styles.detail}>
        {shown.map(({ figure, isSum = false, adds = false }) => (
          <div key={figure} className="entry" data-sum={isSum}>
            <dt>{figureNames[figure]}</dt>
            <dd>
              <ExplainedFigure name={nameOf(figure)} onOpen={() => onExplain(figure)}>
                {money(adds ? month[figure] : -month[figure])}
              </ExplainedFigure>
            </dd>
          </div>
        ))}
      </dl>
      {month.vat !== null && (
        <div className={styles.detail}>
          <MonthVAT vat={month.vat} money={money} />
        </div>
      )}
      <button type="button" className="link screen-only" onClick={toArticles}>
        {articles}
      </button>
    </>
  )
}
