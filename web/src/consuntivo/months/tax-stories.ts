import {
  deductionOn,
  incomeTaxOn,
  reduced,
  type TaxRules,
  type TaxYear,
  taxRulesIn,
  withoutNoise,
} from '@margine/engine'
import type { MonthOfYear } from '@margine/listino'
import { formatRate } from '../../format.ts'
import { given, summed, type Term, type Worked, worked } from '../../ui/story/worked.ts'
import { moneyIn } from '../money.ts'
import type { Place } from './place.ts'
import { taxWords as said } from './tax-words.ts'
import { untilInWords } from './words.ts'

/** What a year's burden up to a month is told by. */
type Burden = { burden: TaxYear; months: readonly MonthOfYear[]; place: Place; rules: TaxRules }

const plus = (of: Worked): Term => ({ sign: '+', of })
const minus = (of: Worked): Term => ({ sign: '−', of })
const money = (amount: number) => (Number.isNaN(amount) ? said.open : moneyIn(amount, 'EUR'))
const rate = (percent: number) => formatRate(withoutNoise(percent))

type Name = keyof typeof said.names

const head = (key: Name, amount: number) => ({
  key,
  name: said.names[key],
  value: money(amount),
  amount,
})

/** Of how many months of activity what is fixed is, and how many the year has. */
function monthsOf({ months, place: { year, terms } }: Burden) {
  const begins = Number(terms.apertura.slice(0, 4)) === year.year ? terms.apertura : ''
  const first = begins === '' ? 1 : Number(begins.slice(5))
  const last = Number(months.at(-1)?.period.slice(5))
  return { passed: Math.max(0, last - first + 1), active: 13 - first }
}

/** The income that the year is taxed on so far. */
function incomeStory({ burden, months, place }: Burden): Worked {
  const { regime, imposte } = place.terms
  const sumOf = (key: 'incassi' | 'rimborsi' | 'risultato') =>
    months.reduce((sum, month) => sum + month[key], 0)
  if (regime === 'ordinario') {
    const result = given(head('risultato', sumOf('risultato')), said.resultSoFar)
    return worked(head('reddito', burden.reddito), {
      sum: `${result.value} =\u00a0${money(burden.reddito)}`,
      why: burden.reddito === 0 ? said.noIncome : said.resultIsIncome,
      parts: [result],
    })
  }
  const takings = summed(head('incassiNetti', sumOf('incassi') - sumOf('rimborsi')), [
    plus(given(head('incassi', sumOf('incassi')), said.takingsSoFar)),
    minus(given(head('rimborsi', sumOf('rimborsi')), said.givenBack)),
  ])
  return worked(head('reddito', burden.reddito), {
    sum: `${formatRate(Number(imposte.coefficiente.replace(',', '.')))} × ${takings.value} =\u00a0${money(burden.reddito)}`,
    why: said.coefficient,
    parts: [takings],
  })
}

function fixedStory(all: Burden): Worked {
  const { burden, place, rules } = all
  const { gestione, riduzione } = place.terms.imposte
  const { passed } = monthsOf(all)
  const year = passed === 0 ? 0 : (burden.fissi * 12) / passed
  const isReduced = place.terms.regime === 'forfettario' && riduzione !== 'nessuna'
  return worked(head('fissi', burden.fissi), {
    sum: `${money(year)} × ${passed} ÷ 12 =\u00a0${money(burden.fissi)}`,
    why: [
      said.fixed(rules.year, money(year)),
      ...(isReduced && gestione !== 'nessuna'
        ? [said.reduced[riduzione](money(rules.minimale[gestione]))]
        : []),
    ].join(' '),
    origin: rules.sources.contributi,
    parts: [],
  })
}

function excessStory(all: Burden): Worked {
  const { burden, place, rules } = all
  const { active } = monthsOf(all)
  const least = (rules.minimale.reddito * active) / 12
  const income = incomeStory(all)
  const own = head('eccedenza', burden.eccedenza)
  if (Number.isNaN(burden.eccedenza)) return worked(own, { sum: own.value, parts: [income] })
  if (burden.eccedenza === 0)
    return worked(own, {
      sum: own.value,
      why: said.belowMinimum(money(least), active < 12),
      parts: [income],
    })
  const { secondaFascia, massimale, sources } = rules
  const most = massimale[place.terms.primaDel1996 ? 'primaDel1996' : 'dal1996']
  const counted = Math.min(burden.reddito, most)
  const [low, high] = ratesOf(all)
  const part = (percent: string, to: number, from: number) =>
    `${percent} × (${money(to)} − ${money(from)})`
  const hasSecond = counted > secondaFascia
  const bands = hasSecond
    ? [part(low, secondaFascia, least), part(high, counted, secondaFascia)]
    : [part(low, counted, least)]
  return worked(own, {
    sum: `${bands.join(' + ')} =\u00a0${own.value}`,
    why: [
      said.aboveMinimum,
      ...(hasSecond ? [said.aboveBand(money(secondaFascia))] : []),
      ...(burden.reddito > most ? [said.aboveCeiling(money(most))] : []),
    ].join(' '),
    origin: sources.contributi,
    parts: [income],
  })
}

/** The rates of contributions above the minimum income, as reduced, below the higher band and above. */
function ratesOf({ place: { terms }, rules }: Burden): [string, string] {
  const { gestione, riduzione } = terms.imposte
  const held = terms.regime === 'forfettario' ? riduzione : 'nessuna'
  const rateOf = (percent: number) => rate(reduced(percent, held, gestione, rules))
  const percent = rules.contributi[gestione]
  return [rateOf(percent), rateOf(percent + 1)]
}

function contributionsStory(all: Burden): Worked {
  const { burden, place } = all
  const own = head('contributi', burden.contributi)
  if (place.terms.imposte.gestione === 'nessuna') return given(own, said.noFund)
  return summed(own, [plus(fixedStory(all)), plus(excessStory(all))])
}

function deductedStory(all: Burden): Worked {
  const { burden, place } = all
  const own = head('dedotti', burden.dedotti)
  const { contributiVersati } = place.terms
  return contributiVersati?.anno === place.year.year
    ? given(own, said.paid(place.year.year))
    : given(own, said.due)
}

function taxableStory(all: Burden): Worked {
  const { burden, place } = all
  const { altriRedditi, regime } = place.terms
  const income = incomeStory(all)
  const others = regime === 'ordinario' && altriRedditi > 0
  return summed(
    head('imponibile', burden.imponibile),
    [
      plus(income),
      ...(others ? [plus(given(head('altriRedditi', altriRedditi), said.saidByYou))] : []),
      minus(deductedStory(all)),
    ],
    burden.imponibile === 0 ? said.nothingTaxable : null,
  )
}

function taxStory(all: Burden): Worked {
  const { burden, place, rules } = all
  const { regime, imposte, altriRedditi } = place.terms
  const taxable = taxableStory(all)
  if (regime === 'forfettario')
    return worked(head('sostitutiva', burden.imposta), {
      sum: `${imposte.sostitutiva}% × ${taxable.value} =\u00a0${money(burden.imposta)}`,
      origin: rules.sources.sostitutiva,
      parts: [taxable],
    })
  const irpef = worked(head('irpef', incomeTaxOn(burden.imponibile, rules)), {
    sum: money(incomeTaxOn(burden.imponibile, rules)),
    why: said.bands(rules.irpef.scaglioni.map(({ oltre, percento }) => [money(oltre), percento])),
    origin: rules.sources.irpef,
    parts: [taxable],
  })
  const less =
    altriRedditi > 0
      ? given(head('altraIrpef', incomeTaxOn(altriRedditi, rules)), said.taxedElsewhere)
      : given(head('detrazione', deductionOn(altriRedditi + burden.reddito, rules)), said.deduction)
  return summed(
    head('imposta', burden.imposta),
    [plus(irpef), minus(less)],
    burden.imposta === 0 ? said.noTax : null,
  )
}

/** What contributions and taxes of a year come to up to the last of some months. */
export function burdenStory(
  burden: TaxYear,
  months: readonly MonthOfYear[],
  place: Place,
  name = untilInWords(months.at(-1)?.period ?? ''),
): Worked {
  const all = { burden, months, place, rules: taxRulesIn(place.year.year) }
  const { addizionali } = place.terms
  const surcharges = worked(head('addizionali', burden.addizionali), {
    sum: `${rate(addizionali)} × ${money(Math.max(0, burden.imponibile - place.terms.altriRedditi))} =\u00a0${money(burden.addizionali)}`,
    why: said.surcharges,
    parts: [],
  })
  const own = { ...head('burden', burden.totale), name }
  return summed(own, [plus(contributionsStory(all)), plus(taxStory(all)), plus(surcharges)])
}
