import {
  addedDefaults,
  type CalculationFormData,
  defaultFormData,
  type FbaPiece,
  type KeyField,
  knownKeys,
  type OwnCommission,
  type PaymentTerms,
  type ReturnTerms,
  type TaxSettings,
} from '@margine/engine'
import { z } from 'zod'
import { longestTyped } from '../limits.ts'
import type { FieldCode } from '../problems.ts'
import { textOf } from './text.ts'

const typed = textOf({ longest: longestTyped }, 'long-text')

/** A key of the catalogue: what no card has ever had is of an older record alone. */
const keyOf = (field: KeyField, code: FieldCode = 'unknown-category') =>
  z.enum(knownKeys[field], code)

/** What taxes depend on in the forfettario regime: see `TaxSettings` of the engine. What is left out has its default. */
export const taxSettings = z.object({
  coefficiente: typed
    .default(addedDefaults.imposte.coefficiente)
    .meta({ description: 'Which part of the price counts as income: percent from 0 to 100.' }),
  sostitutiva: z.enum(['15', '5']).default(addedDefaults.imposte.sostitutiva),
  gestione: z
    .enum(['nessuna', 'commercianti', 'artigiani'])
    .default(addedDefaults.imposte.gestione)
    .meta({ description: 'Which INPS contributions are calculated, above the minimum.' }),
  riduzione: z.enum(['nessuna', '35', '50']).default(addedDefaults.imposte.riduzione).meta({
    description: 'By how much contributions are reduced: by 35 %, or the pension part to half.',
  }),
  senzaGestione: z.literal(true).exactOptional().meta({
    description: 'The seller said that `gestione` is none; absent where nobody has answered yet.',
  }),
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

/** A payment service: see `PaymentTerms` of the engine. A blank counts as 0. */
export const paymentTerms = z.object({
  percentuale: typed
    .default('')
    .meta({ description: 'Percent of all that the customer pays, with VAT: from 0 to 100.' }),
  fissa: typed.default('').meta({ description: 'Amount added to every payment.' }),
}) satisfies z.ZodType<PaymentTerms>

/** A piece that Amazon stores and ships: see `FbaPiece` of the engine. */
export const fbaPiece = z.object({
  lunghezza: typed.meta({ description: 'A side in centimetres, above 0.' }),
  larghezza: typed.meta({ description: 'Another side in centimetres, above 0.' }),
  altezza: typed.meta({ description: 'The third side in centimetres, above 0.' }),
  peso: typed.meta({ description: 'Weight in grams, above 0.' }),
  pericolosa: z.boolean().default(false).meta({ description: 'Whether it counts as dangerous.' }),
  mesi: typed.default('').meta({ description: 'Months in stock; a blank is none.' }),
}) satisfies z.ZodType<FbaPiece>

/** The sales that come back: see `ReturnTerms` of the engine. */
export const returnTerms = z.object({
  percentuale: typed
    .default('')
    .meta({ description: 'Percent of the sales that come back, from 0 to 100; a blank is none.' }),
  rivendibili: typed
    .default('')
    .meta({ description: 'Percent of those that are sold again as new; a blank is all of them.' }),
  costo: typed
    .default('')
    .meta({ description: 'What each costs besides, without VAT; a blank is nothing.' }),
}) satisfies z.ZodType<ReturnTerms>

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
  categoriaEbay: keyOf('categoriaEbay')
    .exactOptional()
    .meta({ default: addedDefaults.categoriaEbay }),
  categoriaTikTok: keyOf('categoriaTikTok')
    .exactOptional()
    .meta({ default: addedDefaults.categoriaTikTok }),
  spedizioneIncassata: typed.exactOptional().meta({
    description: 'Shipping that the customer pays, with VAT or without as the price is.',
    default: addedDefaults.spedizioneIncassata,
  }),
  speseIncludonoIVA: z.boolean().exactOptional().meta({
    description:
      'Whether `spedizione`, `packaging` and `pubblicita` in euro include Italian VAT; read in Italy only.',
    default: addedDefaults.speseIncludonoIVA,
  }),
  pubblicitaIn: z.enum(['euro', 'percento']).exactOptional().meta({
    description:
      'Whether `pubblicita` is an amount, or percent of all that the customer pays, with VAT.',
    default: addedDefaults.pubblicitaIn,
  }),
  pagamento: paymentTerms.nullable().exactOptional().meta({ default: addedDefaults.pagamento }),
  pianoAmazon: z.enum(['professionale', 'individuale']).exactOptional().meta({
    description: 'Read on Amazon with the rates of a day only.',
    default: addedDefaults.pianoAmazon,
  }),
  logisticaAmazon: fbaPiece.nullable().exactOptional().meta({
    description: 'On Amazon in Italy only, with the rates of a day from 2026-02-01 on.',
    default: addedDefaults.logisticaAmazon,
  }),
  resi: returnTerms.nullable().exactOptional().meta({ default: addedDefaults.resi }),
}

/** A form as typed: see `CalculationFormData` of the engine. What is left out has its default. */
export const formData = z.object({
  costo: typed.default(defaultFormData.costo),
  spedizione: typed.default(defaultFormData.spedizione),
  packaging: typed.default(defaultFormData.packaging),
  pubblicita: typed.default(defaultFormData.pubblicita),
  prezzoVendita: typed.default(defaultFormData.prezzoVendita),
  paese: keyOf('paese', 'unknown-country').default(defaultFormData.paese),
  marketplace: keyOf('marketplace', 'unknown-marketplace').default(defaultFormData.marketplace),
  categoria: keyOf('categoria').default(defaultFormData.categoria),
  categoriaManoMano: keyOf('categoriaManoMano').default(defaultFormData.categoriaManoMano),
  prime: z.boolean().default(defaultFormData.prime),
  costoIncludesIVA: z.boolean().default(defaultFormData.costoIncludesIVA),
  prezzoIncludesIVA: z.boolean().default(defaultFormData.prezzoIncludesIVA),
  ...addedFields,
}) satisfies z.ZodType<CalculationFormData>
