import type { CommissionAnalysis } from '@margine/engine'
import { isObject, type Reads } from '../../reading.ts'

export const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** What is in a field, whatever it is in. */
export const field = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined

/** What a value is, where it is of the type; else the other. */
export const orElse = <Value>(is: Reads<Value>, value: unknown, other: Value): Value =>
  is(value) ? value : other

export const isBasis = (value: unknown): value is CommissionAnalysis['calcoloSu'] =>
  value === 'lordo' || value === 'netto'

/** A part of a whole in percent; 0 of nothing. */
export const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100)
