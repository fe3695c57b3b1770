import { type CalculationFormData, calculate, defaultFormData, type Problem } from '@margine/engine'
import { z } from 'zod'
import type { CalculationData } from './calculation.ts'

/** Longer than any amount or key of ours; what people type is kept as they typed it. */
const typed = z.string().max(200, 'long-text')

const formData: z.ZodType<CalculationFormData> = z.object({
  costo: typed.default(defaultFormData.costo),
  spedizione: typed.default(defaultFormData.spedizione),
  packaging: typed.default(defaultFormData.packaging),
  pubblicita: typed.default(defaultFormData.pubblicita),
  prezzoVendita: typed.default(defaultFormData.prezzoVendita),
  paese: typed.default(defaultFormData.paese),
  marketplace: typed.default(defaultFormData.marketplace),
  categoria: typed.default(defaultFormData.categoria),
  categoriaManoMano: typed.default(defaultFormData.categoriaManoMano),
  prime: z.boolean().default(defaultFormData.prime),
  costoIncludesIVA: z.boolean().default(defaultFormData.costoIncludesIVA),
  prezzoIncludesIVA: z.boolean().default(defaultFormData.prezzoIncludesIVA),
})

const longestName = 80

/** Something one can see: a name of blanks and invisible signs alone would read as none. */
const visible = /[^\p{C}\p{Z}]/u

/** One line of text: what would break it, and halves of characters, are not kept. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

const name = z
  .string()
  .transform(oneLine)
  .pipe(
    z
      .string()
      .regex(visible, { error: 'name-missing', abort: true })
      // In characters as people count them.
      .refine((text) => [...text].length <= longestName, 'long-name'),
  )

const details = {
  negative: 'negative-amount',
  required: 'missing-amount',
} as const satisfies Record<Problem['code'], string>

/**
 * What is asked to be saved, read into what is kept: the result is the engine's own, whatever else
 * the request may hold.
 */
export const saveRequest: z.ZodType<Required<CalculationData>> = z
  .object({ name, formData })
  .transform((asked, { issues }) => {
    const calculation = calculate(asked.formData)
    if (calculation.ok) return { ...asked, result: calculation.result }
    for (const { field, code } of calculation.problems)
      issues.push({
        code: 'custom',
        path: ['formData', field],
        message: details[code],
        input: asked.formData[field],
      })
    return z.NEVER
  })
