import { type Figures, type Goal, hasOnePrice, isPercentTarget, type Rates } from '@margine/engine'
import { currencySymbols } from '../../format.ts'
import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { SliderField } from '../../ui/SliderField.tsx'
import { type Aim, asUnderstood, kindsFor, type ReadAim, withText, writeTarget } from './aim.ts'
import { inTargetWords } from './answer-words.ts'
import { writeFigure } from './reach.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.target

type Props = {
  aim: Aim
  read: ReadAim
  rates: Rates
  /** Today's sale and what the target asks of it, to compare the target with; null where there is none. */
  today: { figures: Figures; goal: Goal } | null
  onAim: (aim: Aim) => void
}

/** What the seller aims at: a kind, and its value to slide or to type. */
export function TargetFields({ aim, read, rates, today, onAim }: Props) {
  const { kind } = aim
  const { currency } = rates.country
  const { text, value, steps, problem } = read
  const inWords = (amount: number) => inTargetWords(kind, amount, currency)
  const hundred = `100\u00a0${currencySymbols[currency]}`
  const noteOf =
    kind === 'margine' && hasOnePrice(rates) ? words.marginNoteOnePrice : words.notes[kind]
  const now = today?.goal.figureOf(today.figures)
  return (
    <div className="stack loose">
      <ChoiceField
        legend={words.legend}
        value={kind}
        options={kindsFor(rates, kind).map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(chosen) => onAim({ ...aim, kind: chosen })}
      />
      <SliderField
        label={words.kinds[kind]}
        exactLabel={words.exact(words.kinds[kind])}
        note={noteOf(hundred)}
        steps={steps}
        value={value}
        valueText={inWords(value)}
        original={
          now === undefined
            ? null
            : { value: now, text: words.today(writeFigure(kind, now, currency)) }
        }
        ends={[inWords(steps.min), inWords(steps.max)]}
        text={text}
        suffix={isPercentTarget(kind) ? words.percent : currencySymbols[currency]}
        problem={problem === null ? null : words.problems[problem]}
        onSlide={(slid) => onAim(withText(aim, writeTarget(kind, slid)))}
        onWrite={(typed) => onAim(withText(aim, typed))}
        onLeave={() => {
          const understood = asUnderstood(kind, text)
          if (understood !== text) onAim(withText(aim, understood))
        }}
      />
    </div>
  )
}
