import {
  type CalculationFormData,
  type CategoryTable,
  type ComparedRow,
  type FieldChange,
  isOwnShop,
  notInItaly,
  readSale,
} from '@margine/engine'
import { useState } from 'react'
import { profile } from '../../calculation/profile.ts'
import { formatMargin, formatMoney } from '../../format.ts'
import { extentOf } from '../../ui/result/extent.ts'
import { Switch } from '../../ui/Switch.tsx'
import { Apart } from './Apart.tsx'
import { type CostsThere, CostsThereFields } from './CostsThere.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { Lead } from './Lead.tsx'
import { type List, ownOf } from './list.ts'
import { byProfit, pressed, type Sort } from './order.ts'
import { PlaceTable } from './PlaceTable.tsx'
import { Standing } from './Standing.tsx'
import styles from './WhereToSellScreen.module.css'
import { words } from './words.ts'

/** What was last asked for: an order, or another category of a marketplace. */
type Asked = { sort: Sort } | { marketplace: string; paese: string }

/** What came of it, for who doesn't see it change. */
function newsOf(asked: Asked | null, rows: readonly ComparedRow[]): string {
  if (asked === null) return ''
  if ('sort' in asked) return words.sorted(asked.sort)
  const row = rows.find(
    ({ marketplace, paese }) => marketplace === asked.marketplace && paese === asked.paese,
  )
  if (row?.category == null) return ''
  const { label, country, category, guadagno, margine } = row
  return words.recategorised(
    `${label}, ${country.name}`,
    category.label,
    formatMoney(guadagno, country.currency),
    formatMargin(margine),
  )
}

type Props = {
  form: CalculationFormData
  rows: readonly ComparedRow[]
  costs: CostsThere
  onCosts: (costs: CostsThere) => void
  /** Compares by another category. */
  onCategory: (field: CategoryTable['field'], key: string) => void
  onOpen: (changes: readonly FieldChange[]) => void
}

/** Whether a form asks for the rates of a day, and a row of it has none: neither a card's nor the seller's own. */
const isUndated = ({ validFrom, isForm }: ComparedRow, form: CalculationFormData): boolean =>
  form.tariffe !== undefined && validFrom === null && !(isForm && form.commissionePropria != null)

/** What the product leaves, place by place: the form's country first. */
export function Places({ form, rows, costs, onCosts, onCategory, onOpen }: Props) {
  const [sort, setSort] = useState(byProfit)
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = ownOf(rows)
  const [onlyMine, setOnlyMine] = useState(true)
  const [foreign, setForeign] = useState(false)
  const { marketplaces: mine = [] } = profile()
  const isOfMine = mine.length > 0 && onlyMine
  const isWanted = (marketplace: string) =>
    isOfMine
      ? mine.includes(marketplace)
      : foreign || own.paese !== 'IT' || !notInItaly.includes(marketplace)
  const here = rows.filter(
    ({ paese, marketplace }) =>
      paese === own.paese && (marketplace === own.marketplace || isWanted(marketplace)),
  )
  const elsewhere = rows.filter(({ paese }) => paese !== own.paese)
  const compared = rows.filter(({ apart }) => apart === null)
  const list: List = {
    form,
    extent: extentOf(compared.map(({ guadagno }) => guadagno)),
    sort,
    onSort: (by) => {
      const next = pressed(sort, by)
      setSort(next)
      setAsked({ sort: next })
    },
    onCategory: (row, key) => {
      if (row.category !== null) onCategory(row.category.field, key)
      setAsked(row)
    },
    costs,
    onCosts,
    onOpen,
  }
  const ranked = here.filter(({ apart }) => apart === null)
  const undated = ranked.filter((row) => isUndated(row, form))
  const isSplit = undated.length > 0 && undated.length < ranked.length
  const dated = isSplit ? ranked.filter((row) => !isUndated(row, form)) : ranked
  const { name } = own.country
  const title =
    isSplit && form.tariffe !== undefined
      ? words.dated(name, form.tariffe)
      : words[isOfMine ? 'whereISell' : 'inCountry'](name)
  return (
    <>
      <Lead form={form} own={own} />
      <p role="status" className="visually-hidden">
        {newsOf(asked, rows)}
      </p>
      <section aria-label={title} className={`card ${styles.card}`}>
        <Standing
          own={own}
          rows={dated.includes(own) ? dated : undated}
          isOfMine={isOfMine}
          isAlone={here.length === 1}
        />
        <h2>{title}</h2>
        <CostsThereFields
          costs={costs}
          onChange={onCosts}
          asksShipping={own.shippedBy === 'amazon'}
          asksPayment={form.pagamento == null && here.some((row) => !row.isForm && isOwnShop(row))}
          currency={own.country.currency}
          includesVat={readSale(form).speseIncludonoIVA}
        />
        <div className={`screen-only row ${styles.which}`}>
          {mine.length > 0 && (
            <Switch label={words.which.onlyMine} checked={onlyMine} onChange={setOnlyMine} />
          )}
          {own.paese === 'IT' && !isOfMine && (
            <Switch label={words.which.foreign} checked={foreign} onChange={setForeign} />
          )}
        </div>
        <PlaceTable title={title} list={list} naming="marketplace" rows={dated} terms="chosen" />
        {isSplit && (
          <div className={styles.apart}>
            <h3>{words.undated.title(name)}</h3>
            <p>{words.undated.text}</p>
            <PlaceTable
              title={words.undated.title(name)}
              list={list}
              naming="marketplace"
              rows={undated}
              terms="chosen"
            />
          </div>
        )}
        <Apart list={list} own={own} naming="marketplace" terms="chosen" rows={here} />
      </section>
      <section className={`card ${styles.card}`}>
        {elsewhere.length === 0 ? (
          <p>{words.elsewhere.none(own.label)}</p>
        ) : (
          <Elsewhere list={list} own={own} rows={elsewhere} />
        )}
      </section>
      <Limits abroad={elsewhere.length > 0} />
    </>
  )
}

/** What the comparison leaves out. */
function Limits({ abroad }: { abroad: boolean }) {
  return (
    <section className={`stack tight note ${styles.limits}`}>
      <h2>{words.limits.title}</h2>
      <ul className="stack tight ruled">
        {[...words.limits.everywhere, ...(abroad ? words.limits.abroad : [])].map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  )
}
