import {
  addedDefaults,
  addedSettings,
  type CalculationFormData,
  defaultFormData,
  type Leaf,
  type SettingRow,
  settings,
} from '@margine/engine'
import { z } from 'zod'
import { leafSchema } from './leaf.ts'

const percentOf = (of: string) => `Percent of ${of}, from 0 to 100`

/** What callers are told of a field, or of a part of one after a dot. */
const descriptions: Readonly<Record<string, string>> = {
  tariffe: '`1.3.1`, or the day (`YYYY-MM-DD`, tomorrow in UTC at the latest) whose rates apply.',
  aliquotaIVA: "VAT of the product: percent from 0 to 100; empty is the country's standard rate.",
  imposte: 'Read in the forfettario regime only.',
  'imposte.coefficiente': 'Which part of the price counts as income: percent from 0 to 100.',
  'imposte.gestione': 'Which INPS contributions are calculated, above the minimum.',
  'imposte.riduzione':
    'By how much contributions are reduced: by 35 %, or the pension part to half.',
  'imposte.senzaGestione':
    'The seller said that `gestione` is none; absent where nobody has answered yet.',
  'commissionePropria.percentuale': `${percentOf('the basis')}.`,
  'commissionePropria.fissa': 'Amount added to every sale.',
  'commissionePropria.minima': 'What the percentage comes to at least.',
  'commissionePropria.base': 'Whether the percentage is of the price with VAT or without.',
  spedizioneIncassata: 'Shipping that the customer pays, with VAT or without as the price is.',
  speseIncludonoIVA:
    'Whether `spedizione`, `packaging` and `pubblicita` in euro include Italian VAT; read in Italy only.',
  pubblicitaIn:
    'Whether `pubblicita` is an amount, or percent of all that the customer pays, with VAT.',
  'pagamento.percentuale': 'Percent of all that the customer pays, with VAT: from 0 to 100.',
  'pagamento.fissa': 'Amount added to every payment.',
  pianoAmazon: 'Read on Amazon with the rates of a day only.',
  logisticaAmazon:
    'On Amazon only; without `tariffa` in Italy only, with the rates of a day from 2026-02-01 on.',
  'logisticaAmazon.lunghezza': 'A side in centimetres, above 0.',
  'logisticaAmazon.larghezza': 'Another side in centimetres, above 0.',
  'logisticaAmazon.altezza': 'The third side in centimetres, above 0.',
  'logisticaAmazon.peso': 'Weight in grams, above 0.',
  'logisticaAmazon.pericolosa': 'Whether it counts as dangerous.',
  'logisticaAmazon.mesi': 'Months in stock; a blank is none.',
  'logisticaAmazon.tariffa':
    'What Amazon takes to send a piece, without VAT: counts instead of the fee by sides and weight, which may be blank.',
  'resi.percentuale': `${percentOf('the sales that come back')}; a blank is none.`,
  'resi.rivendibili': 'Percent of those that are sold again as new; a blank is all of them.',
  'resi.costo': 'What each costs besides, without VAT; a blank is nothing.',
}

const described = <Schema extends z.ZodType>(schema: Schema, name: string): Schema => {
  const description = descriptions[name]
  return description === undefined ? schema : schema.meta({ description })
}

/** A part of a field: one that is left out has its default, unless it is required or an answer. */
function partSchema(leaf: Leaf, name: string): z.ZodType {
  const schema = leafSchema(leaf)
  if (!('default' in leaf)) return described(z.exactOptional(schema), name)
  return described(leaf.isRequired ? schema : schema.default(leaf.default), name)
}

const partsSchema = (field: string, parts: Readonly<Record<string, Leaf>>) =>
  z.object(
    Object.fromEntries(
      Object.entries(parts).map(([part, leaf]) => [part, partSchema(leaf, `${field}.${part}`)]),
    ),
  )

const { imposte, commissionePropria, pagamento, logisticaAmazon, resi } = addedSettings

/** What taxes depend on in the forfettario regime: see `TaxSettings` of the engine. */
export const taxSettings = partsSchema('imposte', imposte.parts)

/** A rule in place of the marketplace's: see `OwnCommission` of the engine. A blank counts as 0. */
export const ownCommission = partsSchema('commissionePropria', commissionePropria.parts)

/** A payment service: see `PaymentTerms` of the engine. A blank counts as 0. */
export const paymentTerms = partsSchema('pagamento', pagamento.parts)

/** A piece that Amazon stores and ships: see `FbaPiece` of the engine. */
export const fbaPiece = partsSchema('logisticaAmazon', logisticaAmazon.parts)

/** The sales that come back: see `ReturnTerms` of the engine. */
export const returnTerms = partsSchema('resi', resi.parts)

const schemaOf: Readonly<Record<string, z.ZodObject>> = {
  imposte: taxSettings,
  commissionePropria: ownCommission,
  pagamento: paymentTerms,
  logisticaAmazon: fbaPiece,
  resi: returnTerms,
}

/** A field beyond the specification's. Absent means the default, and a record holds no default. */
function addedSchema(field: string, row: SettingRow): z.ZodType {
  if ('value' in row) {
    const said = described(z.exactOptional(leafSchema(row.value, field)), field)
    return said.meta({ default: Reflect.get(addedDefaults, field) })
  }
  const parts = schemaOf[field] ?? partsSchema(field, row.parts)
  if (row.default !== null) return described(z.exactOptional(parts), field)
  return described(z.exactOptional(parts.nullable()), field).meta({ default: null })
}

const fieldSchema = (field: string, row: SettingRow): z.ZodType =>
  field in defaultFormData && 'value' in row
    ? leafSchema(row.value, field).default(Reflect.get(defaultFormData, field))
    : addedSchema(field, row)

/** A form as typed: see `CalculationFormData` of the engine. What is left out has its default. */
export const formData = z.object(
  Object.fromEntries(
    Object.entries(settings).map(([field, row]) => [field, fieldSchema(field, row)]),
  ),
) as unknown as z.ZodType<CalculationFormData>
