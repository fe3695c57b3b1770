import { isPaymentKnown } from '@margine/engine'
import { fulfilmentInWords } from '@margine/listino'
import type { DownloadKind, Group, ListFacts, Terms, TrueFees } from '@margine/listino/list'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { AssumedNote } from '../rules/AssumedNote.tsx'
import { FoldedLine } from './FoldedLine.tsx'
import { UnusableRows } from './UnusableRows.tsx'
import styles from './Warnings.module.css'
import { words } from './words.ts'

const { warnings: said, trueFees: fees, unusable: rows, costs: costWords } = words

/** Something that a seller has to know: in short, and in full with what can be done about it. */
type Warning = { short: string; full: ReactNode }

/** Whether it was looked up in the table that articles are calculated with: today's and a day's before are one. */
const isOfThese = ({ marketplace, tariffe }: TrueFees, terms: Terms): boolean =>
  marketplace === terms.marketplace && (tariffe === '1.3.1') === (terms.tariffe === '1.3.1')

const columnWarnings = (all: readonly string[], short: (number: number) => string): Warning[] =>
  all.length === 0
    ? []
    : [{ short: short(all.length), full: all.map((one) => <p key={one}>{one}</p>) }]

type ShowProps = { list: List; state: ListState; group: Group }

/** Shows the articles alone that a warning is about, and all again. */
function ShowButton({ list, state, group }: ShowProps) {
  const isShown = state.filter.group === group
  return (
    <Button
      aria-pressed={isShown}
      onClick={() => list.filterBy({ group: isShown ? 'all' : group })}
    >
      {said.show}
    </Button>
  )
}

/** Articles with an expense that nobody knows; on Amazon those whose own row says so are told with that. */
function ofUnknown(list: List, state: ListState, unreadable: number): Warning[] {
  const unknown = state.figures?.unknown ?? 0
  const isOnAmazon = state.terms.marketplace === 'amazon'
  if (unknown <= (isOnAmazon ? unreadable : 0)) return []
  const full = (
    <div className={styles.line}>
      <p>
        {said.unknownInFull(unknown)} {said.unknownRemedy}
      </p>
      <ShowButton list={list} state={state} group="noExpense" />
    </div>
  )
  return [{ short: said.unknown(unknown), full }]
}

/** What is to be known of the rows and the columns of the files. */
function ofFiles(list: List, facts: ListFacts, state: ListState): Warning[] {
  const download = (what: DownloadKind) => void list.api.download(what).then(saveFile)
  const { unusable, unreadable = 0, problems, account, costs, lacksFulfilment } = facts
  const { terms } = state
  const unknown = state.figures?.unknown ?? 0
  const show = <ShowButton list={list} state={state} group="noExpense" />
  const warnings: Warning[] = []
  if (unusable > 0)
    warnings.push({
      short: rows.summary(unusable, unreadable),
      full: (
        <UnusableRows
          number={unusable}
          unreadable={unreadable}
          problems={problems}
          onDownload={download}
        >
          {unknown > 0 && show}
        </UnusableRows>
      ),
    })
  warnings.push(...ofUnknown(list, state, unreadable))
  const downloads = [
    { kind: 'unusedCosts', number: costs?.unused ?? 0, text: rows.unusedCosts },
    { kind: 'costProblems', number: costs?.problems ?? 0, text: rows.costProblems },
  ] as const
  for (const { kind, number, text } of downloads)
    if (number > 0)
      warnings.push({
        short: said[kind](number),
        full: (
          <p className={styles.line}>
            {text(number)}.<Button onClick={() => download(kind)}>{rows.download}</Button>
          </p>
        ),
      })
  if (lacksFulfilment > 0 && terms.marketplace === 'amazon')
    warnings.push({
      short: said.lacksFulfilment(lacksFulfilment),
      full: (
        <div className={styles.line}>
          <p>{fulfilmentInWords(lacksFulfilment)}</p>
          <FileButton onFiles={(file) => list.files.addCosts(file)}>{costWords.addFees}</FileButton>
        </div>
      ),
    })
  return [
    ...warnings,
    ...columnWarnings(account.warnings, said.columns),
    ...columnWarnings(costs?.account?.warnings ?? [], said.costColumns),
  ]
}

/** What the marketplace says that it takes, and whether that is in our table. */
function ofFees(list: List, { trueFees }: ListFacts, state: ListState): Warning[] {
  const { terms } = state
  const { told, other, notAddingUp } = trueFees
  const warnings: Warning[] = []
  if (notAddingUp > 0)
    warnings.push({
      short: said.notAddingUp(notAddingUp),
      full: <p>{fees.notAddingUp(notAddingUp)}</p>,
    })
  if (told > 0 && isOfThese(trueFees, terms))
    warnings.push({
      short: other === 0 ? said.sameFees(told) : said.otherFees(other),
      full: (
        <p className={styles.line}>
          {other === 0 ? fees.agree(told) : fees.differ(told, other)}
          {other > 0 && <ShowButton list={list} state={state} group="otherFee" />}
        </p>
      ),
    })
  return warnings
}

type Props = {
  list: List
  state: ListState
  facts: ListFacts
  /** Leads to the choice of a payment service. */
  onPayment: () => void
  /** Where the focus goes once what was pressed is gone. */
  onGone: () => void
}

/** All that a seller has to know, in a line: one thing in full, more in short, and in full behind it. */
export function Warnings({ list, state, facts, onPayment, onGone }: Props) {
  const warnings = [...ofFiles(list, facts, state), ...ofFees(list, facts, state)]
  if (!isPaymentKnown(state.terms))
    warnings.push({
      short: said.payment,
      full: (
        <p className={styles.line}>
          {said.paymentInFull}
          <Button onClick={onPayment}>{said.choosePayment}</Button>
        </p>
      ),
    })
  if (state.abroad !== '') warnings.push({ short: said.abroad, full: <p>{state.abroad}</p> })
  // Its dialog stays open when the rules say all.
  const assumed = <AssumedNote list={list} state={state} onGone={onGone} />
  if (state.assumed !== '') warnings.push({ short: said.assumed, full: null })
  const [wasMany, setWasMany] = useState(warnings.length > 1)
  // One that goes leaves the others where they are.
  if (warnings.length > 1 && !wasMany) setWasMany(true)
  const full = (
    <ul className={styles.list}>
      {warnings
        .filter(({ full: one }) => one !== null)
        .map(({ short, full: one }) => (
          <li key={short}>{one}</li>
        ))}
      <li>{assumed}</li>
    </ul>
  )
  if (!wasMany) return full
  return (
    <FoldedLine
      title={warnings.length === 0 ? null : said.title(warnings.length)}
      said={<p className={styles.short}>{warnings.map(({ short }) => short).join(' · ')}</p>}
    >
      {full}
    </FoldedLine>
  )
}
