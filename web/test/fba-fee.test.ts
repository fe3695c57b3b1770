import { type CalculationFormData, defaultFormData } from '@margine/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FbaFee } from '../src/features/calculator/form/shipping/FbaFee.tsx'

const drawn = (changed: Partial<CalculationFormData>) => {
  const logisticaAmazon = {
    ...{ lunghezza: '20', larghezza: '15', altezza: '5', peso: '300' },
    ...{ pericolosa: false, mesi: '' },
  }
  const form = { ...defaultFormData, tariffe: '2026-11-22', logisticaAmazon, ...changed }
  return renderToStaticMarkup(createElement(FbaFee, { form }))
}

test('clothing that Amazon ships is said to be eligible for Prime, until it is marked so', () => {
  expect(drawn({ categoria: 'clothing' })).toContain('attiva «Idoneo a Prime»')
  expect(drawn({ categoria: 'clothing', prime: true })).not.toContain('Idoneo a Prime')
  expect(drawn({ categoria: 'home' })).not.toContain('Idoneo a Prime')
})

test('between two thresholds of the low price it is said what the fee would be by the other one', () => {
  const logisticaAmazon = {
    ...{ lunghezza: '20', larghezza: '15', altezza: '2', peso: '180' },
    ...{ pericolosa: false, mesi: '' },
  }
  const noteOf = (categoria: string) =>
    drawn({ categoria, logisticaAmazon }).replaceAll('\u00a0', ' ')
  expect(noteOf('beauty')).toContain('Tariffa a basso prezzo, fino a 12,00 €')
  expect(noteOf('beauty')).toContain(
    'Tra 12,00 € e 20,00 € di prezzo la tariffa della tua categoria è da confermare: contiamo 3,50 €; se valesse l&#x27;altra soglia sarebbe 2,85 €.',
  )
  expect(noteOf('beauty')).toContain('due letture della carta inglese')
  expect(noteOf('kitchen')).toContain(
    'contiamo 2,85 €; se valesse l&#x27;altra soglia sarebbe 3,50',
  )
  expect(noteOf('base')).not.toContain('altra soglia')
})

test('where no rates tell the fee, that is what is asked for, and not the measures', () => {
  expect(drawn({ tariffe: '1.3.1' })).toContain('lati e peso non la dicono')
  const unmeasured = { lunghezza: '', larghezza: '', altezza: '', peso: '' }
  const logisticaAmazon = { ...unmeasured, pericolosa: false, mesi: '' }
  expect(drawn({ logisticaAmazon })).toContain('Scrivi la tariffa, o lati e peso')
  const known = { ...logisticaAmazon, tariffa: '4,17' }
  expect(drawn({ logisticaAmazon: known })).toContain('per contarlo scrivi anche lati, peso e mesi')
  expect(drawn({ logisticaAmazon: known, tariffe: '1.3.1' })).toContain('Stoccaggio non contato.')
})
