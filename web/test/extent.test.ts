import { expect, test } from 'vitest'
import { extentOf, spanOf, zeroOf } from '../src/ui/result/extent.ts'

test('bars begin at 0 and share a scale', () => {
  const extent = extentOf([20, 40])
  expect(spanOf(40, extent)).toEqual({ left: '0%', width: '100%' })
  expect(spanOf(20, extent)).toEqual({ left: '0%', width: '50%' })
  expect(zeroOf(extent)).toBe('0%')
})

test('a loss lies to the left of 0', () => {
  const extent = extentOf([30, -10])
  expect(spanOf(-10, extent)).toEqual({ left: '0%', width: '25%' })
  expect(spanOf(30, extent)).toEqual({ left: '25%', width: '75%' })
  expect(zeroOf(extent)).toBe('25%')
})

test('losses alone end where 0 is', () => {
  expect(spanOf(-5, extentOf([-10, -5]))).toEqual({ left: '50%', width: '50%' })
})

test('nothing at all is still a bar that can be seen, within the scale', () => {
  expect(spanOf(0, extentOf([0, 0]))).toEqual({ left: '0%', width: '0.75%' })
  expect(spanOf(0, extentOf([-10, 0]))).toEqual({ left: '99.25%', width: '0.75%' })
  expect(spanOf(-0.001, extentOf([-0.001, 1000])).left).toBe('0%')
})
