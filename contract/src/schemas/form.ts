import {
  addedDefaults,
  type CalculationFormData,
  defaultFormData,
  type OwnCommission,
  type TaxSettings,
} from '@margine/engine'
import { z } from 'zod'
import { longestTyped } from '../limits.ts'
import { textOf } from './text.ts'

const typed = textOf({ longest: longestTyped }, 'long-text')

/** What taxes depend on in the forfettario regime: see `TaxSettings` of the engine. What is left out has its default. */
export const taxSettings = z.object({
  coefficiente: typed
    .default(addedDefaults.imposte.coefficiente)
    .meta({ description: 'Which part of the price counts as income: percent from 0 to 100.' }),
  sostitutiva: z.enum(['15', '5']).default(addedDefaults.imposte.sostitutiva),
  gestione: z
    .enum(['nessuna', 'commercianti', 'artigiani'])
    .default(addedDefaults.imposte.gestione)
    .meta({ description: 'Which INPS contributions are reckoned, above the minimum.' }),
  riduzione: z
    .boolean()
    .default(addedDefaults.imposte.riduzione)
    .meta({ description: 'Contributions less 35 %.' }),
}) satisfies z.ZodType<TaxSettings>

/** A rule in place of the marketplace's: see `OwnCommission` of the engine. A blank counts as 0. */
export const ownCommission = z.object({
  percentuale: typed.default('').meta({ description: 'Percent of the basis, from 0 to 100.' }),
  fissa: typed.default('').meta({ description: 'Amount added to every sale.' }),
  minima: typed.default('').meta({ description: 'What the percentage comes to at least.' }),
  base: z
    .enum(['lordo', 'netto'])
    .meta({ description: 'Whether the percentage is of the price with VAT or without.' }),
}) satisfies z.ZodType<OwnCommission>

/** The fields beyond the specification's. Absent means the default, and a record holds no default. */
const addedFields = {
  tariffe: typed.exactOptional().meta({
    description:
      '`1.3.1`, or the day (`YYYY-MM-DD`, tomorrow in UTC at the latest) whose rates apply.',
    default: addedDefaults.tariffe,
  }),
  aliquotaIVA: typed.exactOptional().meta({
    description: "VAT of the product: percent from 0 to 100; empty is the country's standard rate.",
    default: addedDefaults.aliquotaIVA,
  }),
  regime: z
    .enum(['ordinario', 'forfettario'])
    .exactOptional()
    .meta({ default: addedDefaults.regime }),
  imposte: taxSettings
    .exactOptional()
    .meta({ description: 'Read in the forfettario regime only.' }),
  commissionePropria: ownCommission
    .nullable()
    .exactOptional()
    .meta({ default: addedDefaults.commissionePropria }),
  categoriaEbay: typed.exactOptional().meta({ default: addedDefaults.categoriaEbay }),
  categoriaTikTok: typed.exactOptional().meta({ default: addedDefaults.categoriaTikTok }),
}

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
  ...addedFields,
}) satisfies z.ZodType<CalculationFormData>
