import { expect, test } from 'vitest'

test('no two style sheets have the same name: their classes are called by it', () => {
  const names = Object.keys(import.meta.glob('../src/**/*.module.css')).map((path) =>
    path.split('/').at(-1),
  )
  expect(names).toContain('Button.module.css')
  expect(names).toEqual([...new Set(names)])
})
