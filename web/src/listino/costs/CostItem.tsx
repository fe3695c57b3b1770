import { costParts, ratesIn, salesIn } from '@margine/listino'
import type { ShownCost } from '@margine/listino/list'
import { formatRate } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { sourceOf } from '../cost-source.ts'
import styles from './Costs.module.css'
import { amountOf, unitOf, words } from './words.ts'

/** What a cost is called: its SKU, else another code. */
export const codeOf = ({ ids }: Pick<ShownCost, 'ids'>): string => ids.sku || ids.listing || ids.ean

/** What a piece costs, in words, each part of it. */
function partsInWords({ parts, includesVAT, currency }: ShownCost): string {
  const [unit = ''] = currency.split(', ').map(unitOf)
  const flag = includesVAT ? words.withVAT : words.withoutVAT
  return costParts
    .filter((part) => parts[part] !== undefined)
    .map((part) => {
      const amount = parts[part] ?? 0
      const vat = part === 'cost' && includesVAT !== null ? ` ${flag}` : ''
      const of = Number.isNaN(amount) ? '' : ` ${unit}${vat}`
      return `${words.part(part)} ${amountOf(amount)}${of}`
    })
    .join(' · ')
}

/** What is known of a piece beside what it costs: its measures, and what each marketplace charged. */
function factsInWords({ facts }: ShownCost): string {
  const { measures } = facts
  return [
    ...(measures === undefined ? [] : [words.measures(measures)]),
    ...ratesIn(facts).map(([, marketplace, { percent, share }]) =>
      words.rate(marketplace, formatRate(percent), formatRate(share)),
    ),
    ...salesIn(facts).map(([, marketplace, { monthly }]) => words.sales(marketplace, monthly)),
  ].join(' · ')
}

/** Where it is from: each file or hand once, that of the purchase cost in front. */
const sourcesInWords = ({ sources }: ShownCost): string =>
  [...new Set(Object.values(sources).flatMap((one) => (one ? [sourceOf(one)] : [])))].join(' · ')

type Props = { cost: ShownCost; onCorrect: () => void; onDelete: () => void }

/** A cost that is remembered: what, and from where and when. */
export function CostItem({ cost, onCorrect, onDelete }: Props) {
  const code = codeOf(cost)
  return (
    <>
      <div className={styles.said}>
        <p>
          <b>{code}</b> {cost.name !== code && cost.name}
          {cost.ids.country !== '' && ` (${cost.ids.country})`}
        </p>
        <p>{cost.isDisputed ? words.disputed : partsInWords(cost)}</p>
        {Object.keys(cost.facts).length > 0 && <p>{factsInWords(cost)}</p>}
        <p className="note">
          {[words.holding(cost.holding), sourcesInWords(cost)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="row">
        <Button aria-label={words.correctNamed(code)} onClick={onCorrect}>
          {words.correct}
        </Button>
        <Button aria-label={words.deleteNamed(code)} onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
    </>
  )
}
