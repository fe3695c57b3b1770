import { readNumber } from '@margine/engine'
import { channelName, type PeriodFacts } from '@margine/listino'
import { useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { ExampleBand } from '../ui/Example.tsx'
import { FromProfile, type ProfilePart } from '../ui/FromProfile.tsx'
import { TypedField } from '../ui/form/TypedField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { Articles } from './articles/Articles.tsx'
import { realTermsWords } from './articles/words.ts'
import styles from './BooksView.module.css'
import { RatesToCheck } from './figures/RatesToCheck.tsx'
import { AccountCosts, Totals } from './figures/Totals.tsx'
import { FileList } from './opening/FileList.tsx'
import type { BooksActions } from './page/books.ts'
import { monthInWords, mostStores, periodWords as said } from './period-words.ts'
import type { Books, BooksTerms, Kept, ProfileTerms } from './worker/api.ts'

const Months = lazyPart(async () => (await import('./months/Months.tsx')).Months)

const regimes = (['ordinario', 'forfettario'] as const).map((value) => ({
  value,
  label: said.regimes[value],
}))

/** Every standard rate of the European Union is among them. */
const vatRates = [
  { value: '', label: said.chooseVAT },
  ...[...Array(28).keys(), 25.5]
    .sort((one, other) => one - other)
    .map((rate) => ({ value: String(rate), label: `${String(rate).replace('.', ',')}%` })),
]

const resaleShares = [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0].map((share) => ({
  value: String(share),
  label: `${share}%`,
}))

const hasCosts = ({ costs, remembered }: Books) => costs.length > 0 || remembered !== null

/** What of the seller's profile says a term. */
const profilePart = {
  regime: 'regime',
  costsIncludeVAT: 'costoIncludesIVA',
  expensesIncludeVAT: 'speseIncludonoIVA',
} as const satisfies Record<keyof ProfileTerms, ProfilePart>

type Props = {
  books: Books
  view: PeriodFacts | null
  kept: Kept
  actions: BooksActions
  /** Leads from the invented reports to the seller's own. */
  onOwn: () => void
}

/** Reports that were read: what they come to in a period, which fees differ, and every article. */
export function BooksView({ books, view, kept, actions, onOwn }: Props) {
  const files = !actions.isExample && <FileList books={books} kept={kept} actions={actions} />
  if (view === null) return files
  return (
    <div className={`stack loose ${styles.books}`}>
      {actions.isExample && <ExampleBand onLeave={onOwn} />}
      <PeriodFields books={books} view={view} actions={actions} />
      <FromProfile
        parts={books.fromProfile
          .filter((term) => term === 'regime' || hasCosts(books))
          .map((term) => profilePart[term])}
      />
      <p className="paper-only">{said.printed(view.period, books.terms.regime)}</p>
      <Months books={books} period={view.period} actions={actions} />
      <div className={styles.spread}>
        <Totals view={view} files={books.files} />
        <div className="stack loose">
          <RatesToCheck
            view={view}
            onRemember={() =>
              actions.rememberRealTerms({
                period: view.period,
                logistics: false,
                advertising: false,
                rates: true,
                source: realTermsWords.source(
                  view.period.month === null ? books.months : [view.period.month],
                ),
              })
            }
          />
          <AccountCosts view={view} />
        </div>
      </div>
      <Articles view={view} months={books.months} actions={actions} />
      {files}
    </div>
  )
}

type FieldsProps = Pick<Props, 'books' | 'actions'> & { view: PeriodFacts }

/** What is said of costs by ticking it. */
type Choice = 'countsExpenses' | 'costsIncludeVAT' | 'expensesIncludeVAT'

function PeriodFields({ books, view, actions }: FieldsProps) {
  const { period } = view
  const { terms } = books
  const { setTerms } = actions
  const asksCosts = hasCosts(books)
  const choice = (name: Choice, isChosen: boolean) => (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => setTerms({ [name]: target.checked })}
      />
      {said[name]}
    </label>
  )
  const months = [
    { value: '', label: said.all },
    ...books.months.map((month) => ({ value: month, label: monthInWords(month) })),
  ]
  return (
    <section className={`screen-only row ${styles.period}`} aria-label={said.region}>
      <SelectField
        label={said.month}
        value={period.month ?? ''}
        options={months}
        onChange={(month) => actions.look({ ...period, month: month === '' ? null : month })}
      />
      {books.currencies.length > 1 && (
        <SelectField
          label={said.currency}
          value={period.currency}
          options={books.currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => actions.look({ ...period, currency })}
        />
      )}
      <SelectField
        label={said.regime}
        value={terms.regime}
        options={regimes}
        onChange={(regime) => setTerms({ regime: regime as BooksTerms['regime'] })}
      />
      {[...Object.keys(terms.storeVAT), ...view.storesWithoutVAT.slice(0, mostStores)].map(
        (store) => (
          <SelectField
            key={store}
            label={said.storeVAT(store)}
            value={String(terms.storeVAT[store] ?? '')}
            options={vatRates}
            onChange={(rate) => {
              const { [store]: _, ...others } = terms.storeVAT
              setTerms({ storeVAT: rate === '' ? others : { ...others, [store]: Number(rate) } })
            }}
          />
        ),
      )}
      {asksCosts && (
        <SelectField
          label={said.resale}
          value={String(terms.resalePercent ?? 100)}
          options={resaleShares}
          onChange={(share) => setTerms({ resalePercent: Number(share) })}
        />
      )}
      {channelsWithShare(terms, view).map(([channel, name]) => (
        <GoodsPercent
          key={channel}
          name={name}
          percent={terms.goodsPercent?.[channel]}
          onSay={(percent) => {
            const { [channel]: _, ...others } = terms.goodsPercent ?? {}
            const goodsPercent = percent === null ? others : { ...others, [channel]: percent }
            setTerms({ goodsPercent })
          }}
        />
      ))}
      {asksCosts && (
        <div className={`row ${styles.choices}`}>
          {choice('countsExpenses', terms.countsExpenses ?? true)}
          {choice('costsIncludeVAT', terms.costsIncludeVAT)}
          {terms.countsExpenses !== false &&
            choice('expensesIncludeVAT', terms.expensesIncludeVAT ?? false)}
        </div>
      )}
    </section>
  )
}

/** The channels with sales that lack a cost, and those of which the seller said what goods are in percent, by their names. */
const channelsWithShare = (
  { goodsPercent = {} }: BooksTerms,
  { totals }: PeriodFacts,
): [string, string][] => [
  ...new Map([
    ...Object.keys(goodsPercent).map((channel) => [channel, channelName(channel)] as const),
    ...totals.senzaCosto.map(({ channel, name }) => [channel, name] as const),
  ]),
]

type GoodsPercentProps = {
  name: string
  percent: number | undefined
  onSay: (percent: number | null) => void
}

/** Asks what goods cost in percent of revenue, where nobody says what a piece does. */
function GoodsPercent({ name, percent, onSay }: GoodsPercentProps) {
  const [text, setText] = useState(percent === undefined ? '' : String(percent).replace('.', ','))
  return (
    <TypedField
      label={said.goodsPercent(name)}
      hint={said.goodsPercentHint}
      text={text}
      unit="%"
      onWrite={(typed) => {
        setText(typed)
        onSay(typed.trim() === '' ? null : readNumber(typed))
      }}
    />
  )
}
