import { type CalculationFormData, type CalculationResult, defaultFormData } from '@margine/engine'
import { z } from 'zod'
import { longestName, longestTyped } from '../limits.ts'
import { moment } from './moment.ts'

const typed = z.string().max(longestTyped, 'long-text')

/** A form as typed: see `CalculationFormData` of the engine. What is left out has its default. */
export const formData = z.object({
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
}) satisfies z.ZodType<CalculationFormData>

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
      .refine((text) => [...text].length <= longestName, 'long-name'),
  )
  .meta({ description: `Trimmed; 1 to ${longestName} characters (code points).` })

/** What is asked to be saved. The result is the server's own, whatever else the request holds. */
export const saveRequest = z.object({ name, formData })

const calcoloSu = z.enum(['lordo', 'netto'])

/** What a sale leaves: see `CalculationResult` of the engine. Amounts are not rounded. */
export const calculationResult = z.object({
  prezzoVendita: z.number(),
  prezzoFinale: z.number(),
  iva: z.number(),
  costiTotali: z.number(),
  guadagno: z.number(),
  margine: z.number(),
  breakdown: z.array(
    z.object({
      name: z.string(),
      value: z.number(),
      percentage: z.number(),
      color: z.enum(['costo', 'spedizione', 'packaging', 'pubblicita', 'commissione']),
      realPercentage: z.number().exactOptional(),
      note: z.string().exactOptional(),
      calcoloSu: calcoloSu.exactOptional(),
    }),
  ),
  analisiCommissioni: z.object({
    nominale: z.number(),
    reale: z.number(),
    differenza: z.number(),
    impattoPrezzoNetto: z.number(),
    noteMarketplace: z.string().nullable(),
    calcoloSu,
    description: z.string(),
  }),
}) satisfies z.ZodType<CalculationResult>

/** What is saved: the form as typed, what it came to then, and its name. */
export const calculationData = z.object({
  name: z.string().exactOptional(),
  formData,
  result: calculationResult,
})

const envelope = { id: z.string(), userId: z.string(), createdAt: moment }

/** A calculation that has just replaced another. */
export const savedCalculation = z.object({ ...envelope, calculationData })

/**
 * A calculation as it was saved, at whatever time: nothing says that what is in it fits today's schema. Whoever reads
 * it makes the best of it.
 */
export const savedRecord = z.object({
  ...envelope,
  calculationData: z
    .unknown()
    .meta({ description: 'As in `SavedCalculation`, unless another version wrote it.' }),
})
