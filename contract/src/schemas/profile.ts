import { isPercent, knownKeys, readTarget } from '@margine/engine'
import { z } from 'zod'
import { longestTyped, mostMarketplaces } from '../limits.ts'
import { taxSettings } from './form.ts'
import { textOf } from './text.ts'

const typed = textOf({ longest: longestTyped }, 'long-text')

const fields = {
  regime: z.enum(['ordinario', 'forfettario']),
  imposte: z.strictObject(taxSettings.shape).meta({
    description: 'Absent until the seller has said whether they pay contributions, and how.',
  }),
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

const { coefficiente, sostitutiva, gestione, riduzione, senzaGestione } = taxSettings.shape

/** As a setting is named in a change: without its default, and null forgets it. */
const changed = <Setting extends z.ZodType>(setting: { unwrap: () => Setting }) =>
  z.exactOptional(setting.unwrap().nullable())

const changedSettings = z.strictObject({
  coefficiente: z.exactOptional(
    coefficiente.unwrap().refine(isPercent, 'invalid-percentage').nullable(),
  ),
  sostitutiva: changed(sostitutiva),
  gestione: changed(gestione),
  riduzione: changed(riduzione),
  senzaGestione: changed(senzaGestione),
})

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
