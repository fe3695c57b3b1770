import { readTarget } from '@margine/engine'
import { z } from 'zod'
import { longestTyped, mostMarketplaces } from '../limits.ts'
import { taxSettings } from './form.ts'
import { textOf } from './text.ts'

const typed = textOf({ longest: longestTyped }, 'long-text')

/** Who a seller is, as far as they have said: what a new calculation begins with. */
export const sellerProfile = z.object({
  regime: z.enum(['ordinario', 'forfettario']).exactOptional(),
  imposte: taxSettings.exactOptional().meta({
    description: 'Absent until the seller has said whether they pay contributions, and how.',
  }),
  tariffe: z.enum(['oggi', '1.3.1']).exactOptional().meta({
    description: '`oggi`: the rates of the day on which a calculation begins.',
  }),
  marketplaces: z.array(typed).max(mostMarketplaces, 'invalid').exactOptional().meta({
    description: 'Keys of the marketplaces that the seller sells on.',
  }),
  speseIncludonoIVA: z.boolean().exactOptional(),
  costoIncludesIVA: z.boolean().exactOptional(),
  obiettivo: z
    .object({
      kind: z.enum(['margine', 'ricarico', 'guadagno', 'dopoImposte']),
      value: typed.meta({ description: 'Percent or euro, as typed.' }),
    })
    .exactOptional(),
})

/** A profile that replaces another says something, and aims at what the calculator takes as a target. */
export const saidProfile = sellerProfile
  .refine((profile) => Object.keys(profile).length > 0, 'required')
  .refine(
    ({ obiettivo }) =>
      obiettivo === undefined || readTarget(obiettivo.kind, obiettivo.value).target !== null,
    { path: ['obiettivo', 'value'], error: 'invalid-target' },
  )
