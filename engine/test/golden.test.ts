import { expect, it } from 'vitest'
import { ratesOf } from '../src/index.ts'
import { closingOf, commissionItemOf, expectClose, resultOf } from './build.ts'
import cases from './golden/margin-cases.json' with { type: 'json' }

it('comes with all 260 worked cases', () => {
  expect(cases).toHaveLength(260)
})

const numbered = cases.map((worked, index) => ({ ...worked, index }))

// proves: 3.6, 9.5
it.each(numbered)(
  'answers worked case $index ($formData.marketplace, $formData.paese) to the billionth',
  ({ formData, expected }) => {
    const result = resultOf(formData)
    const { analisiCommissioni: analysis } = result

    expectClose(result.prezzoVendita, expected.prezzoVendita, 'prezzoVendita')
    expectClose(result.prezzoFinale, expected.prezzoFinale, 'prezzoFinale')
    expectClose(result.iva, expected.iva, 'iva')
    expectClose(result.costiTotali, expected.costiTotali, 'costiTotali')
    expectClose(result.guadagno, expected.guadagno, 'guadagno')
    expectClose(result.margine, expected.margine, 'margine')
    expectClose(commissionItemOf(result)?.value ?? 0, expected.commissione, 'commissione')
    expectClose(closingOf(ratesOf(formData).rule.fees), expected.chiusura, 'chiusura')
    expectClose(analysis.nominale, expected.nominale, 'nominale')
    expectClose(analysis.reale, expected.reale, 'reale')
    expectClose(analysis.differenza, expected.differenza, 'differenza')
    expectClose(analysis.impattoPrezzoNetto, expected.impattoPrezzoNetto, 'impattoPrezzoNetto')
    expect(analysis.calcoloSu).toBe(expected.calcoloSu)
  },
)
