import {
  addedSettings,
  isPercent,
  knownKeys,
  type Leaf,
  readTarget,
  type TaxSettings,
} from '@margine/engine'
import { z } from 'zod'
import { longestTyped, mostMarketplaces } from '../limits.ts'
import { taxSettings } from './form.ts'
import { leafSchema } from './leaf.ts'
import { textOf } from './text.ts'

const typed = textOf({ longest: longestTyped }, 'long-text')

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
