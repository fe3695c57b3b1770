import { writeAmount } from '@margine/engine'
import type { Amount, Choices, EditInput, Left, LeftInput, Row } from '@margine/listino/list'
import { useEffect, useId, useState } from 'react'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { whileWanted } from '../../while-wanted.ts'
import styles from './ArticleList.module.css'
import { drawn, leftInWords, nameOf, readOf } from './columns.ts'
import { typedAmount } from './typed-amount.ts'
import { words } from './words.ts'

const { editing: said } = words

type Props = {
  row: Row
  /** Where it stands among all that are shown. */
  index: number
  /** What is tried on all articles, and can't be written meanwhile. */
  locked: ReadonlySet<Amount>
  categories: Choices['categories']
  /** What the article would leave with other amounts; null where it is gone. */
  leftWith: (input: LeftInput) => Promise<Left | null>
  onEdit: (edit: EditInput) => void
  onClose: () => void
}

const amounts = ['price', 'cost', 'shipping'] as const satisfies readonly Amount[]

const textOf = (row: Row, what: Amount): string => {
  const amount = what === 'shipping' ? row.entered.shipping : row[what]
  return amount === null || Number.isNaN(amount) ? '' : writeAmount(amount, 2)
}

/** The amounts that were typed, where they are others than the article's; a blank one is what the files say, if they say it. */
function typedAmounts(row: Row, texts: Readonly<Record<Amount, string>>) {
  const changed = amounts.filter((what) => texts[what] !== textOf(row, what))
  const typed = changed.map((what) => {
    const { amount } = typedAmount(texts[what], what)
    return [what, texts[what].trim() === '' ? row.read[what] : amount] as const
  })
  return Object.fromEntries(typed.filter(([, amount]) => amount !== undefined))
}

/** The price, the costs and the category of an article, and what it leaves with them, where a screen has no room for a grid. */
export function ChangeSheet(props: Props) {
  const { row, index, locked, categories, leftWith, onEdit, onClose } = props
  const id = useId()
  const [texts, setTexts] = useState({
    price: textOf(row, 'price'),
    cost: textOf(row, 'cost'),
    shipping: textOf(row, 'shipping'),
  })
  const [left, setLeft] = useState<Left | null>({ profit: row.profit, margin: row.margin })
  const fields = amounts.map((what) => ({ what, typed: typedAmount(texts[what], what) }))
  useEffect(
    () => whileWanted(leftWith({ id: row.id, amounts: typedAmounts(row, texts) }), setLeft),
    [row, texts, leftWith],
  )
  const known = categories.find(({ label }) => label === row.category)?.value ?? ''
  const written = row.readCategory === null ? '' : known
  const [category, setCategory] = useState(written)
  const save = () => {
    if (category !== written)
      onEdit({ type: 'categories', from: index, id: row.id, keys: [category] })
    for (const { what, typed } of fields)
      if (!locked.has(what) && texts[what] !== textOf(row, what))
        onEdit({ type: 'write', what, from: index, id: row.id, amounts: [typed.amount] })
  }
  return (
    <ModalDialog role="dialog" title={said.sheet(nameOf(row))} onClose={onClose}>
      {(close) => (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            if (fields.some(({ typed }) => typed.problem !== null)) return
            save()
            close()
          }}
        >
          {fields.map(({ what, typed }) => (
            <div key={what} className="field">
              <label className="label" htmlFor={`${id}${what}`}>
                {drawn[what].title}
              </label>
              {locked.has(what) ? (
                <p className="note" id={`${id}${what}`}>
                  {said.locked[what]}
                </p>
              ) : (
                <AmountInput
                  id={`${id}${what}`}
                  text={texts[what]}
                  suffix={row.currency}
                  invalid={typed.problem !== null}
                  enterKeyHint="done"
                  aria-describedby={`${id}${what}-note`}
                  onWrite={(text) => setTexts({ ...texts, [what]: text })}
                  onLeave={() => {}}
                />
              )}
              {typed.problem === null ? (
                <p className={`note ${styles.note}`} id={`${id}${what}-note`}>
                  {what === 'cost' && row.costIncludesVAT !== null && (
                    <>{said.costVAT(row.costIncludesVAT)} </>
                  )}
                  {readOf(row, what) === '' ? '' : said.sheetHint(readOf(row, what))}
                </p>
              ) : (
                <FieldError id={`${id}${what}-note`}>{typed.problem}</FieldError>
              )}
            </div>
          ))}
          <p role="status" className={styles.note}>
            <b>{left === null ? '' : leftInWords(left, row.currency)}</b>
          </p>
          {categories.length > 0 && (
            <SelectField
              label={drawn.category.title}
              value={category}
              options={[
                { value: '', label: said.fileCategory(row.readCategory ?? row.category) },
                ...categories,
              ]}
              onChange={setCategory}
            />
          )}
          <div className="row end">
            <Button onClick={close}>{said.cancel}</Button>
            <Button variant="primary" type="submit">
              {said.save}
            </Button>
          </div>
        </form>
      )}
    </ModalDialog>
  )
}
