import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  calculate,
  deadZones,
  deadZonesOf,
  goalOf,
  pricesFor,
  pricesOf,
  type Target,
} from '../src/index.ts'
import { anyCard, validForm } from './arbitraries.ts'
import { buildForm, saleOf } from './build.ts'
import { misjudged, triedDeadZones, zonesUpTo } from './sweep.ts'

const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('margine' as const, 'ricarico' as const),
    percent: fc.oneof(fc.constantFrom(0, 15, 20, 30), fc.integer({ min: -400, max: 1200 }).map((tenths) => tenths / 10)),
  }),
  fc.record({
    kind: fc.constantFrom('guadagno' as const, 'dopoImposte' as const),
    amount: fc.integer({ min: -1_000, max: 5_000 }).map((cents) => cents / 100),
  }),
)

/** Up to 60 €: the bounds that small prices meet. `npm run prove -- prices` tries every card up to 1,000 €. */
const upTo = 6_000
