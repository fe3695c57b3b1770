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
