import { expect, it } from 'vitest'
import { growth } from '../../prove/soak/trend.ts'

const steps = Array.from({ length: 26 }, (_, minute) => minute)

it('finds what grows a little with every sample, under noise as large', () => {
  const noisy = steps.map((minute) => 40 + minute * 0.2 + (minute % 3) * 0.2)
  expect(growth(noisy)).toBeCloseTo(5, 0)
})

it('the trend of a soak takes no notice of peaks and of what only swings', () => {
  const swinging = steps.map((minute) => 40 + (minute % 2) + (minute > 20 && minute < 24 ? 90 : 0))
  expect(Math.abs(growth(swinging))).toBeLessThan(1.5)
})

it('the trend of a soak says nothing of too few samples', () => {
  expect(growth([7])).toBe(0)
})
