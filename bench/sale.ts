import { type CalculationFormData, defaultFormData } from '../engine/src/index.ts'

/** A lamp with every cost filled in: what measured forms differ from. */
export const sale: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  spedizione: '4,90',
  packaging: '0,60',
  pubblicita: '1,50',
  prezzoVendita: '39,90',
}
