import { describe, expect, it } from 'vitest'
import { ebayCategoryOf } from '../src/categories/ebay-numbers.ts'

describe('a category number of eBay.it', () => {
  it.each([
    ['260325', 'watches'],
    ['9394', 'tech_accessories'],
    ['33346', 'electronics'],
    ['11450', 'base'],
  ])('%s belongs to %s', (number, key) => {
    expect(ebayCategoryOf(number)).toBe(key)
  })

  it.each(['293', '619', '625', '15032', '58058'])(
    '%s is a whole group whose rate no key has: it belongs to none',
    (number) => {
      expect(ebayCategoryOf(number)).toBeNull()
    },
  )
})
