import type { AddedFields } from '../added-fields.ts'
import { defaultFormData } from '../form.ts'
import { margine131 } from './cards/margine-1.3.1.ts'
import { countries } from './countries.ts'

/** The VAT on every service that a seller in Italy buys, in percent. */
export const italianVat: number = countries.IT.vatPercent

type InCountry = { paese?: string }

/** Whether a sale is in Italy, where alone there are dated cards and a choice of regime. */
export const isInItaly = ({ paese = defaultFormData.paese }: InCountry): boolean =>
  paese === 'IT' || margine131.countryOf(paese) === countries.IT

/** Whether a sale is worked out in the forfettario regime: it is the seller's, and the sale is in Italy. */
export const isForfettario = (form: Pick<AddedFields, 'regime'> & InCountry): boolean =>
  form.regime === 'forfettario' && isInItaly(form)
