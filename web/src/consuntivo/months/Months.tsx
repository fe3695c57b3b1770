import type { SellerProfile } from '@margine/contract'
import type { MonthOfYear, Period, YearResult, YearTerms } from '@margine/listino'
import { useEffect, useState } from 'react'
import { profile } from '../../calculation/profile.ts'
import { today } from '../../calculation/today.ts'
import { notATaxAdviser } from '../../italian/not-a-tax-adviser.ts'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { Button } from '../../ui/Button.tsx'
import { Foldable } from '../../ui/Foldable.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { StoryView } from '../../ui/story/Story.tsx'
import { whileWanted } from '../../while-wanted.ts'
import { YearAhead } from '../../year/YearAhead.tsx'
import { nameOf, yearTermsOf } from '../../year/year-terms.ts'
import { moneyIn } from '../money.ts'
import type { BooksActions } from '../page/books.ts'
import type { Books, MonthsAsked } from '../worker/api.ts'
import { MonthBars } from './MonthBars.tsx'
import styles from './Months.module.css'
import { MonthsTable } from './MonthsTable.tsx'
import { notesOf } from './notes.ts'
import { partsOf } from './parts.ts'
import type { Place } from './place.ts'
import { storyOf } from './stories.ts'
import { type Figure, figureNames, words, yearInWords } from './words.ts'

const YearTermsPanel = lazyPart(
  async () => (await import('../../year/YearTermsPanel.tsx')).YearTermsPanel,
)

type Props = { books: Books; period: Period; actions: BooksActions }

/** What the months came to that were asked for; null until that is known. */
function useYears(books: Books, asked: MonthsAsked, actions: BooksActions) {
  const [years, setYears] = useState<readonly YearResult[] | null>(null)
  const question = JSON.stringify(asked)
  useEffect(() => {
    // Reports, costs and what is said of them may be others, though the question is the same.
    void books
    return whileWanted(actions.months(JSON.parse(question)), setYears)
  }, [books, question, actions])
  return years
}

/** Month by month what came in, what was taken of it, what to put aside, and what is left; and what that depends on. */
export function Months({ books, period, actions }: Props) {
  const [own, setOwn] = useState(profile)
  // Of the seller of the invented shop nothing is known.
  const seller: SellerProfile = actions.isExample ? {} : own
  useEffect(() => {
    // Where the profile has changed elsewhere, the reports are others too.
    void books
    setOwn(profile())
  }, [books])
  const { currency } = period
  const terms = yearTermsOf(seller, books.terms.regime)
  const asked = { currency, terms, today: today() }
  const years = useYears(books, asked, actions)
  const [chosen, setChosen] = useState('')
  const year = years?.find((one) => String(one.year) === chosen) ?? years?.at(-1)
  if (years == null || year === undefined) return null
  const costNames = (seller.speseFisse ?? []).map(nameOf)
  const knowsFund = seller.imposte !== undefined
  return (
    <>
      <section className={`card stack ${styles.panel}`} aria-label={words.title} data-months>
        <div className={`row ${styles.head}`}>
          <h2>{words.ofYear(year.year)}</h2>
          {years.length > 1 && (
            <SelectField
              label={words.year}
              value={String(year.year)}
              options={years.map(({ year: one }) => ({ value: String(one), label: String(one) }))}
              onChange={setChosen}
            />
          )}
        </div>
        <YearView
          place={{ year, terms, costNames, currency }}
          knowsFund={knowsFund}
          opened={period.month}
          onOpen={(month) => actions.look({ ...period, month })}
        />
        {notesOf(year, {
          terms,
          knowsFund,
          currency,
          others: books.currencies.filter((one) => one !== currency),
        }).map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
        {currency === 'EUR' && <p className="note">{notATaxAdviser}</p>}
        <div className="screen-only row">
          <Button onClick={() => actions.exportMonths({ ...asked, form: 'csv' })}>
            {words.csv}
          </Button>
          <Button onClick={() => actions.exportMonths({ ...asked, form: 'xlsx' })}>
            {words.xlsx}
          </Button>
          <PrintButton />
        </div>
        {currency === 'EUR' && !actions.isExample && (
          <Terms
            isAsked={terms.speseFisse.length === 0 || seller.imposte === undefined}
            year={year}
            terms={terms}
            onKept={() => setOwn(profile())}
          />
        )}
      </section>
      {year.ahead !== null && (
        <YearAhead
          ahead={year.ahead}
          earlier={years.flatMap((one) =>
            one.ahead !== null && one.year < year.year ? one.ahead : [],
          )}
          today={asked.today}
        />
      )}
    </>
  )
}

type ViewProps = {
  place: Omit<Place, 'month'>
  knowsFund: boolean
  opened: string | null
  onOpen: (month: string | null) => void
}

/** A year in one sentence, as a picture and as a table; a figure opens how it was worked out. */
function YearView({ place, knowsFund, opened, onOpen }: ViewProps) {
  const [told, setTold] = useState<{ figure: Figure; month: MonthOfYear | null } | null>(null)
  const { year, currency } = place
  const money = (amount: number) => (Number.isNaN(amount) ? words.open : moneyIn(amount, currency))
  const parts = partsOf(year, currency)
  return (
    <>
      <p className={styles.sentence}>{yearInWords(year, currency, knowsFund)}</p>
      <MonthBars months={year.months} parts={parts} money={money} />
      <MonthsTable
        year={year}
        parts={parts}
        isTaxed={currency === 'EUR'}
        money={money}
        opened={opened}
        onOpen={onOpen}
        onExplain={(figure, month) => setTold({ figure, month })}
      />
      {told !== null && (
        <SidePanel
          title={words.figureOf(
            figureNames[told.figure],
            words.when(year.year, told.month?.period ?? null),
          )}
          closeLabel={words.close}
          onClose={() => setTold(null)}
        >
          {() => <StoryView story={storyOf(told.figure, { ...place, month: told.month })} />}
        </SidePanel>
      )}
    </>
  )
}

type TermsProps = { isAsked: boolean; year: YearResult; terms: YearTerms; onKept: () => void }

/** What is asked once: fixed costs, contributions, the year. It stays, opened or not, for it holds what isn't saved. */
function Terms({ isAsked, year, terms, onKept }: TermsProps) {
  return (
    <div className="screen-only">
      <Foldable title={words.terms} heading="h3" startsOpen={isAsked}>
        <YearTermsPanel
          year={year.year}
          regime={terms.regime}
          subscribed={year.total.subscribed}
          onKept={onKept}
        />
      </Foldable>
    </div>
  )
}

/** Prints the months alone. */
function PrintButton() {
  const print = () => {
    const { dataset } = document.documentElement
    dataset.prints = 'months'
    addEventListener('afterprint', () => delete dataset.prints, { once: true })
    window.print()
  }
  return <Button onClick={print}>{words.print}</Button>
}
