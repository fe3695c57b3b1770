import {
  Changes,
  changeables,
  compileTerms,
  importList,
  placed,
  Recalculated,
  rowsOf,
} from '@margine/listino/list'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { certain } from './certain.ts'
import { fileOf, terms } from './visit.ts'

const noPause = async () => {}

/** Of a category that pays more above 10 €: some are in its dead zone. */
const amount = fc
  .oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1_000, max: 1_100 }))
  .map((cents) => cents / 100)
const perhaps = fc.option(amount, { nil: Number.NaN })
const rows = fc.array(fc.tuple(amount, perhaps, perhaps), { minLength: 24, maxLength: 40 })

type Step = (changes: Changes) => ReturnType<Changes['undo']>

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({
      what: fc.constantFrom(...changeables),
      ids: fc.uniqueArray(fc.nat(23), { minLength: 1, maxLength: 4 }),
      amounts: fc.array(perhaps, { minLength: 4, maxLength: 4 }),
    })
    .map(
      ({ what, ids, amounts }): Step =>
        (changes) =>
          changes.write(
            what,
            Uint32Array.from(ids),
            Float64Array.from(ids, (_, at) => amounts[at] as number),
          ),
    ),
  fc.constantFrom<Step>(
    (changes) => changes.undo(),
    (changes) => changes.redo(),
  ),
)

/** All that is worked out of every article. */
const allOf = async (recalculated: Recalculated, length: number) => ({
  rows: rowsOf(
    recalculated,
    Uint32Array.from({ length }, (_, id) => id),
  ),
  figures: structuredClone(recalculated.figures),
  summary: structuredClone(recalculated.summary),
  minimum: await recalculated.minimum(noPause),
  breakEven: await recalculated.breakEven(noPause),
  better: await recalculated.better(noPause),
  gains: await recalculated.gains(noPause),
})

it('Whatever amounts are written, taken back and written again, all is as if it were worked out anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(step, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, 3.5),
      async (all, steps, prezzo) => {
        const written = (one: number) => (Number.isNaN(one) ? '' : one.toFixed(2))
        const lines = all.map((row, at) => `S${at},${row.map(written).join(',')}\n`)
        const file = fileOf(`sku,prezzo,costo,spedizione\n${lines.join('')}`)
        const { articles } = certain(await importList(file, file.name, terms, noPause))
        const changes = new Changes(articles.length)
        const changed = changes.over(articles)
        const placing = await placed(articles, [], noPause)
        const compiled = compileTerms({ ...terms, category: 'beauty', prezzo }, placing)
        let recalculated = new Recalculated(changed, compiled)
        await allOf(recalculated, articles.length)
        for (const one of steps) {
          const what = one(changes)
          changed.write(what)
          recalculated = recalculated.after(what)
        }
        const anew = changes.over(articles)
        expect(changed.numbers).toEqual(anew.numbers)
        const ids = Array.from({ length: articles.length }, (_, id) => id)
        expect(changed.changed).toBe(ids.filter((id) => anew.isChanged(id)).length)
        expect(await allOf(recalculated, articles.length)).toEqual(
          await allOf(new Recalculated(anew, compiled), articles.length),
        )
      },
    ),
    { numRuns: 60 },
  )
})
