import type { MonthOfYear, MonthResult } from '@margine/listino'
import { given, summed, type Term, type Worked, worked } from '../../ui/story/worked.ts'
import { moneyIn } from '../money.ts'
import { monthInWords } from '../period-words.ts'
import type { Place } from './place.ts'
import { burdenStory } from './tax-stories.ts'
import { type Figure, figureNames, lackingInWords, untilInWords, words } from './words.ts'

const plus = (of: Worked): Term => ({ sign: '+', of })
const minus = (of: Worked): Term => ({ sign: '−', of })

const resultOf = ({ year, month }: Place): MonthResult => month ?? year.total

const headOf = (key: Figure, amount: number, currency: string) => ({
  key,
  name: figureNames[key],
  value: Number.isNaN(amount) ? words.open : moneyIn(amount, currency),
  amount,
})

/** What reports say, or what the seller's costs come to. */
function givenStory(key: Figure & keyof MonthResult, place: Place): Worked {
  const result = resultOf(place)
  const amount = result[key]
  const isOfCosts = key === 'costo' || key === 'spedizioni'
  const lacking = Number.isNaN(amount) ? lackingInWords(result.lacking) : ''
  const why = lacking === '' ? (isOfCosts ? words.byCosts : words.reported) : words.unknown(lacking)
  return given(headOf(key, amount, place.currency), why)
}

/** The months of a year before a month, and it. */
const upTo = ({ year, month }: Place): readonly MonthOfYear[] =>
  month === null ? year.months : year.months.slice(0, year.months.indexOf(month) + 1)

function fixedCosts(place: Place): Worked {
  const { year, month, terms, costNames, currency } = place
  const head = headOf('speseFisse', resultOf(place).speseFisse, currency)
  if (month === null)
    return summed(
      head,
      year.months.map((one) => {
        const story = fixedCosts({ ...place, month: one })
        return plus({ ...story, key: one.period, name: monthInWords(one.period) })
      }),
    )
  const active = terms.speseFisse.flatMap(({ importo, ogni, dal, al }, at) => {
    const holds = (dal === '' || dal <= month.period) && (al === '' || month.period <= al)
    if (!holds) return []
    const amount = ogni === 'anno' ? importo / 12 : importo
    const name = costNames[at] ?? ''
    const one = { key: String(at), name, value: moneyIn(amount, currency), amount }
    const said = moneyIn(importo, currency)
    return [
      plus(
        ogni === 'mese'
          ? given(one, words.monthly)
          : worked(one, { sum: `${said} ÷ 12 =\u00a0${one.value}`, why: words.yearly, parts: [] }),
      ),
    ]
  })
  return active.length === 0
    ? given(head, terms.speseFisse.length === 0 ? words.noCosts : words.noneNow)
    : summed(head, active)
}

const monthBefore = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

function taxes(place: Place): Worked {
  const { year, month, currency } = place
  const { tasse, burden } = resultOf(place)
  const months = upTo(place)
  const at = month === null ? 0 : months.length - 1
  const before = year.months[at - 1]?.burden ?? year.before
  const head = headOf('tasse', tasse, currency)
  if (before.totale === 0)
    return { ...burdenStory(burden, months, place, head.name), ...head, why: words.estimated }
  const soFar = burdenStory(burden, months, place)
  const first = year.months[at]?.period ?? ''
  const amount = before.totale
  const earlier = {
    key: 'before',
    name: untilInWords(monthBefore(first)),
    value: moneyIn(amount, currency),
    amount,
  }
  return summed(head, [plus(soFar), minus(given(earlier, words.alreadyCounted))], words.ofMonth)
}

const stories: Readonly<Partial<Record<Figure, (place: Place) => Worked>>> = {
  resta: (place) => sumStory('resta', place, ['risultato'], ['tasse']),
  risultato: (place) => sumStory('risultato', place, ['guadagno'], ['speseFisse']),
  guadagno: (place) => sumStory('guadagno', place, ['ricavi'], ['tariffe', 'merce']),
  ricavi: (place) => sumStory('ricavi', place, ['incassi'], ['rimborsi', 'iva']),
  tariffe: (place) =>
    sumStory(
      'tariffe',
      place,
      ['commissione', 'digitali', 'logistica', 'pubblicita', 'altriCosti'],
      [],
    ),
  merce: (place) => sumStory('merce', place, ['costo', 'spedizioni'], []),
  speseFisse: fixedCosts,
  tasse: taxes,
}

function sumStory(
  key: Figure,
  place: Place,
  of: readonly Figure[],
  less: readonly Figure[],
): Worked {
  const terms = [
    ...of.map((name) => plus(storyOf(name, place))),
    ...less.map((name) => minus(storyOf(name, place))),
  ]
  const amount = terms.reduce(
    (sum, { sign, of: { amount } }) => (sign === '+' ? sum + amount : sum - amount),
    0,
  )
  return summed(headOf(key, amount, place.currency), terms)
}

/** How a figure of a month, or of the year so far, was worked out. */
export function storyOf(figure: Figure, place: Place): Worked {
  // In another currency there is nothing between them.
  if (figure === 'resta' && place.currency !== 'EUR')
    return { ...storyOf('guadagno', place), key: figure, name: figureNames.resta }
  return stories[figure]?.(place) ?? givenStory(figure as Figure & keyof MonthResult, place)
}
