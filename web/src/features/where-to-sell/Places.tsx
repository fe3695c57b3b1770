import type { CalculationFormData, CategoryTable, ComparedRow, FieldChange } from '@margine/engine'
import { useState } from 'react'
import { profile } from '../../calculation/profile.ts'
import { extentOf } from '../../ui/result/extent.ts'
import { Switch } from '../../ui/Switch.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { Lead } from './Lead.tsx'
import { Limits } from './Limits.tsx'
import { type List, ownOf } from './list.ts'
import { type Asked, newsOf } from './news.ts'
import { byProfit, pressed } from './order.ts'
import { PlaceTable } from './PlaceTable.tsx'
import { Standing } from './Standing.tsx'
import styles from './WhereToSellScreen.module.css'
import { notInItaly, words } from './words.ts'

type Props = {
  form: CalculationFormData
  rows: readonly ComparedRow[]
  /** Compares by another category. */
  onCategory: (field: CategoryTable['field'], key: string) => void
  onOpen: (changes: readonly FieldChange[]) => void
}

/** What the product leaves, place by place: the form's country first. */
export function Places({ form, rows, onCategory, onOpen }: Props) {
  const [sort, setSort] = useState(byProfit)
  const [asked, setAsked] = useState<Asked | null>(null)
  const own = ownOf(rows)
  const [onlyMine, setOnlyMine] = useState(true)
  const [foreign, setForeign] = useState(false)
  const { marketplaces: mine = [] } = profile()
  const here = rows
    .filter(({ paese }) => paese === own.paese)
    .filter(
      ({ marketplace }) =>
        marketplace === own.marketplace ||
        ((mine.length === 0 || !onlyMine || mine.includes(marketplace)) &&
          (foreign || own.paese !== 'IT' || !notInItaly.includes(marketplace))),
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
    onOpen,
  }
  const title = words.inCountry(own.country.name)
  return (
    <>
      <Lead form={form} own={own} />
      <p role="status" className="visually-hidden">
        {newsOf(asked, rows)}
      </p>
      <section aria-label={title} className={styles.card}>
        <Standing own={own} rows={here} />
        <h2>{title}</h2>
        <div className={styles.which}>
          {mine.length > 0 && (
            <Switch
              name={words.which.onlyMine}
              label={words.which.onlyMine}
              checked={onlyMine}
              onChange={setOnlyMine}
            />
          )}
          {own.paese === 'IT' && (
            <Switch
              name={words.which.foreign}
              label={words.which.foreign}
              checked={foreign}
              onChange={setForeign}
            />
          )}
        </div>
        <PlaceTable title={title} list={list} naming="marketplace" rows={here} terms="chosen" />
      </section>
      <section className={styles.card}>
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
