import {
  addedSettings,
  isPercent,
  knownKeys,
  type Leaf,
  readTarget,
  type TaxSettings,
} from '@margine/engine'
import { z } from 'zod'
import { longestName, longestTyped, mostFixedCosts, mostMarketplaces } from '../limits.ts'
import { endsBeforeItBegins, isAmount, isMonthOrBlank } from '../year-terms.ts'
import { taxSettings } from './form.ts'
import { leafSchema } from './leaf.ts'
import { textOf } from './text.ts'

const typed = textOf({ longest: longestTyped }, 'long-text')
const amount = typed.refine(isAmount, 'invalid-amount')
const month = z.string().refine(isMonthOrBlank, 'unreadable-month')

/** What was paid in a year. */
const paid = z.strictObject({ anno: z.int().min(2000).max(2100), importo: amount })

const fixedCost = z
  .strictObject({
    nome: textOf({ longest: longestName }, 'long-text'),
    importo: amount.meta({ description: 'Without VAT in ordinario, as paid in forfettario.' }),
    ogni: z.enum(['mese', 'anno']),
    dal: month.meta({ description: '`YYYY-MM`; blank is always.' }),
    al: month,
  })
  .refine((cost) => !endsBeforeItBegins(cost), { path: ['al'], error: 'ends-before' })

const fields = {
  regime: z.enum(addedSettings.regime.value.of),
  imposte: z.strictObject(taxSettings.shape).meta({
    description: 'Absent until the seller has said whether they pay contributions, and how.',
  }) as unknown as z.ZodType<TaxSettings>,
  tariffe: z.enum(['oggi', '1.3.1']).meta({
    description: '`oggi`: the rates of the day on which a calculation begins.',
  }),
  marketplaces: z
    .array(z.enum(knownKeys.marketplace, 'unknown-marketplace'))
    .max(mostMarketplaces, 'invalid')
    .meta({ description: 'Keys of the marketplaces that the seller sells on.' }),
  speseIncludonoIVA: z.boolean(),
  costoIncludesIVA: z.boolean(),
  obiettivo: z.strictObject({
    kind: z.enum(['margine', 'ricarico', 'guadagno', 'dopoImposte']),
    value: typed.meta({ description: 'Percent or euro, as typed.' }),
  }),
  speseFisse: z
    .array(fixedCost)
    .max(mostFixedCosts, 'too-many-costs')
    .meta({ description: 'What is paid whatever is sold.' }),
  apertura: month.meta({
    description: 'When activity began, `YYYY-MM`; blank: in an earlier year.',
  }),
  primaDel1996: z.boolean().meta({ description: 'Whether contributions were paid before 1996.' }),
  contributiVersati: paid.meta({ description: 'Contributions paid in a year.' }),
  accontiVersati: paid.meta({ description: "Advances of a year's taxes that were paid." }),
  altriRedditi: amount.meta({ description: 'Other income of a year, in euro; ordinario.' }),
  addizionali: typed
    .refine((text) => isPercent(text), 'invalid-percentage')
    .meta({ description: 'Regional and municipal surcharges in percent; ordinario.' }),
}

type Fields = typeof fields

const ofEach = <Made>(make: (field: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)])) as Made

/** Who a seller is, as far as they have said: what a new calculation begins with. */
export const sellerProfile = z.object(
  ofEach<{ [Field in keyof Fields]: z.ZodExactOptional<Fields[Field]> }>(z.exactOptional),
)

/** As parts of the settings are named in a change: without their defaults, and null forgets one. */
const changedSettings = z.strictObject(
  Object.fromEntries(
    Object.entries<Leaf>(addedSettings.imposte.parts).map(([part, leaf]) => {
      const schema = leafSchema(leaf)
      const right = (value: unknown) => isPercent(String(value))
      const checked =
        leaf.kind === 'requiredPercent' ? schema.refine(right, 'invalid-percentage') : schema
      return [part, z.exactOptional(checked.nullable())]
    }),
  ),
) as unknown as z.ZodType<{ [Part in keyof TaxSettings]?: TaxSettings[Part] | null }>

/**
 * What changes of a profile, as a JSON merge patch (RFC 7396): what isn't named stays, in `imposte` too, null is forgotten, and a
 * list is replaced whole.
 */
export const profileRequest = z
  .strictObject({
    ...ofEach<{ [Field in keyof Fields]: z.ZodExactOptional<z.ZodNullable<Fields[Field]>> }>(
      (field) => z.exactOptional(field.nullable()),
    ),
    imposte: z.exactOptional(changedSettings.nullable()),
  })
  .refine(
    ({ obiettivo }) =>
      obiettivo == null || readTarget(obiettivo.kind, obiettivo.value).target !== null,
    { path: ['obiettivo', 'value'], error: 'invalid-target' },
  )
