import { type CalculationFormData, defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import { calculate } from '../src/calculation/rates.ts'
import { rateInForce } from '../src/features/calculator/form/rates/rate-in-force.ts'

const sold: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  prezzoVendita: '39,90',
  categoria: 'books',
}
const dated = { ...sold, tariffe: '2026-11-22' }

const sales: Record<string, CalculationFormData> = {
  'with a closing fee': sold,
  'with a digital services fee': dated,
  'in the forfettario regime': { ...dated, regime: 'forfettario' },
  'on the net price': { ...sold, marketplace: 'manomano' },
  'with fees for each order': { ...dated, marketplace: 'ebay' },
  'of several percentages': { ...dated, marketplace: 'etsy' },
  'in steps': { ...dated, marketplace: 'ebay', categoriaEbay: 'watches', prezzoVendita: '500' },
  'on the individual plan': { ...dated, pianoAmazon: 'individuale' },
  'with VAT in the percentage, in the forfettario regime': {
    ...dated,
    marketplace: 'tiktok',
    regime: 'forfettario',
  },
  'that leaves out the shipping a customer pays': {
    ...sold,
    marketplace: 'ebay',
    spedizioneIncassata: '5',
  },
  'that is partly given back for returns': {
    ...dated,
    resi: { percentuale: '10', rivendibili: '', costo: '' },
  },
  'beside a payment service': {
    ...sold,
    marketplace: 'shopify',
    pagamento: { percentuale: '1,5', fissa: '0,25' },
  },
}

test.each(Object.entries(sales))(
  'a rate of one’s own begins with the one in force, and changes nothing: %s',
  (_, form) => {
    const before = calculate(form)
    const after = calculate({ ...form, commissionePropria: rateInForce(form) })
    expect(before.ok && after.ok && after.result.guadagno).toBeCloseTo(
      Number(before.ok && before.result.guadagno),
      8,
    )
  },
)

test('the rate in force is the marketplace’s percentage and what every sale pays, before there is a price too', () => {
  expect(rateInForce({ ...sold, prezzoVendita: '' })).toEqual({
    percentuale: '15',
    fissa: '1,01',
    minima: '',
    base: 'lordo',
  })
})
