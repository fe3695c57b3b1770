import { amountFields, type CalculationFormData } from '@margine/engine'
import { memo, useCallback, useMemo, useState } from 'react'
import type { PageArticle } from '../../calculation/opened-from.ts'
import { profile } from '../../calculation/profile.ts'
import { calculate } from '../../calculation/rates.ts'
import { formatMargin } from '../../format.ts'
import { MissingData } from '../../ui/result/MissingData.tsx'
import { printedLines } from '../../ui/result/printed-lines.ts'
import { problemSentences } from '../../ui/result/problem-sentences.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { usePrinting } from '../../ui/usePrinting.ts'
import { Answer } from './Answer.tsx'
import { type Aim, firstAim, withText } from './aim.ts'
import { answerInWords } from './answer-words.ts'
import type { Changed } from './news.ts'
import styles from './RightPriceScreen.module.css'
import { limitsOf, reachOf } from './reach.ts'
import { askedSaleOf, rightPriceOf } from './right-price.ts'
import { SaleLimits } from './SaleLimits.tsx'
import { TargetFields } from './TargetFields.tsx'
import { TrialSection } from './TrialSection.tsx'
import { words } from './words.ts'

/** The price is what is asked for: today's stands in the answer. */
const costs = amountFields.filter((field) => field !== 'prezzoVendita')

/** On paper only, what sale the prices are for. */
function PrintedTerms({ form }: { form: CalculationFormData }) {
  if (!usePrinting()) return null
  return (
    <dl className={styles.terms}>
      {printedLines(form, costs).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type PriceBenchProps = {
  /** It lacks nothing, but perhaps its price. */
  form: CalculationFormData
  aim: Aim
  /** The price that is tried out, as typed; null until one is. */
  tried: string | null
  onAim: (aim: Aim) => void
  onTry: (text: string) => void
  onApply: (prezzoVendita: string) => void
}

/** A target, the prices that reach it, one of them to try out, and how far today's sale could go. */
function PriceBench({ form, aim, tried, onAim, onTry, onApply }: PriceBenchProps) {
  const [changed, setChanged] = useState<Changed | null>(null)
  const tryText = useCallback(
    (text: string, by: Changed) => {
      setChanged(by)
      onTry(text)
    },
    [onTry],
  )
  const asked = useMemo(() => askedSaleOf(form), [form])
  const answer = useMemo(() => rightPriceOf(asked, aim), [asked, aim])
  const { sale, rates, breakEven, today } = asked
  const { goal, found } = answer
  const inWords = answerInWords(answer.aim.target, found, asked)
  const { kind } = aim
  const standing = useMemo(() => {
    if (today === null || goal === null) return null
    const reach = reachOf(today, kind, goal, rates.country.currency)
    return { reach, limits: limitsOf(sale, rates, today, goal) }
  }, [sale, rates, today, goal, kind])
  const noteOnToday = standing
    ? `${standing.reach.figure} (${standing.reach.distance})`
    : today && words.reach.figure.margine(formatMargin(today.margine))

  return (
    <>
      <PrintedTerms form={form} />
      <div className={`card ${styles.question}`} data-answered={answer.lowest !== null}>
        <div className={`screen-only ${styles.target}`}>
          <TargetFields
            aim={aim}
            read={answer.aim}
            rates={rates}
            today={today && goal && { figures: today, goal }}
            onAim={(next) => {
              setChanged('target')
              onAim(next)
            }}
          />
        </div>
        <Answer
          sale={sale}
          rates={rates}
          inWords={inWords}
          found={found}
          breakEven={breakEven}
          today={noteOnToday === null ? null : { price: sale.prezzoVendita, note: noteOnToday }}
        />
      </div>
      <TrialSection
        form={form}
        asked={asked}
        answer={answer}
        inWords={inWords}
        changed={changed}
        kind={kind}
        tried={tried}
        onTry={tryText}
        onApply={onApply}
      />
      {standing !== null && found !== null && (
        <div className={`card ${styles.limits}`}>
          <SaleLimits
            sale={sale}
            rates={rates}
            limits={standing.limits}
            prices={found.prices}
            reach={standing.reach}
          />
        </div>
      )}
    </>
  )
}

type Props = {
  /** Whether the screen is in view. Out of view it costs a keystroke nothing. */
  shown: boolean
  form: CalculationFormData
  /** The article of the list that the form is of; its target is aimed at first. Null for any other form. */
  article: PageArticle | null
  /** Takes a price into the calculation, as it is entered there. */
  onApply: (prezzoVendita: string) => void
  onBack: () => void
}

/** What the seller said that they aim at, or what comes first. */
function aimOfProfile(): Aim {
  const { obiettivo } = profile()
  return obiettivo === undefined
    ? firstAim
    : withText({ ...firstAim, kind: obiettivo.kind }, obiettivo.value)
}

/** Which prices reach what the seller wants. What was aimed at is kept while the page lives. */
export const RightPriceScreen = memo(
  function RightPriceScreen({ shown, form, article, onApply, onBack }: Props) {
    const [aim, setAim] = useState(aimOfProfile)
    const [aimed, setAimed] = useState<PageArticle | null>(null)
    if (shown && article !== null && article !== aimed) {
      setAimed(article)
      setAim(withText({ ...firstAim, kind: article.targetIn ?? 'margine' }, article.target))
    }
    const [tried, setTried] = useState<{ text: string; of: CalculationFormData } | null>(null)
    const tryText = useCallback((text: string) => setTried({ text, of: form }), [form])
    if (!shown) return null

    // With any price, only what else is missing is left.
    const calculation = calculate({ ...form, prezzoVendita: '1' })
    return (
      <div className="stack loose">
        <ScreenHead title={words.title} lead={words.lead} back={words.back} onBack={onBack} />
        {calculation.ok ? (
          <PriceBench
            form={form}
            aim={aim}
            // What was tried out on another sale says nothing of this one.
            tried={tried?.of === form ? tried.text : null}
            onAim={setAim}
            onTry={tryText}
            onApply={onApply}
          />
        ) : (
          <div className={`card ${styles.missing}`}>
            <MissingData reasons={problemSentences(calculation.problems)} />
          </div>
        )}
      </div>
    )
  },
  (_, { shown }) => !shown,
)
