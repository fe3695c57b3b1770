import { createElement } from 'react'
import { expect, it } from 'vitest'
import { TypedField } from '../../src/ui/form/TypedField.tsx'
import { said } from '../said.ts'

it('A number that stays in its field says so where it is none of the unit that was chosen for it', () => {
  const share = (text: string) =>
    said(
      createElement(TypedField, {
        ...{ label: 'Pubblicità', hint: 'per tutti', unit: '%' as const },
        ...{ text, onWrite: () => {} },
      }),
    )
  expect(share('1,5')).toBe('Pubblicità % per tutti')
  expect(share('')).toBe('Pubblicità % per tutti')
  expect(share('150')).toContain('100 %')
})
