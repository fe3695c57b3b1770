import { type CalculationResult, costKinds } from '@margine/engine'
import { z } from 'zod'
import { longestName } from '../limits.ts'
import { formData } from './form.ts'
import { moment } from './moment.ts'

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

/** What a part of a commission or of Amazon's logistics is called. */
const tipo = z.enum([
  'commissione',
  'minimo',
  'regolamentare',
  'pagamento',
  'chiusura',
  'ordine',
  'inserzione',
  'serviziDigitali',
  'iva',
  'piano',
  'evasione',
  'stoccaggio',
])

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
      color: z.enum(costKinds),
      realPercentage: z.number().exactOptional(),
      note: z.string().exactOptional(),
      calcoloSu: calcoloSu.exactOptional(),
      voci: z
        .array(z.object({ tipo, importo: z.number() }))
        .exactOptional()
        .meta({
          description:
            "The parts of the commission beyond version 1.3.1, and of Amazon's logistics, where there is more than one.",
        }),
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
  imposte: z
    .object({
      baseImponibile: z.number(),
      contributi: z.number(),
      impostaSostitutiva: z.number(),
      dopoImposte: z.number(),
    })
    .exactOptional()
    .meta({ description: 'In the forfettario regime only: beside `guadagno`, never in it.' }),
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
