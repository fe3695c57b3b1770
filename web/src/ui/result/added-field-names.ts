import type { AmountField, FormProblem } from '@margine/engine'

/** What the fields beyond the specification are called where their section is out of view. */
export const addedFieldNames: Record<Exclude<FormProblem['field'], AmountField>, string> = {
  tariffe: 'Giorno delle tariffe',
  aliquotaIVA: 'IVA del prodotto',
  'imposte.coefficiente': 'Coefficiente di redditività',
  'commissionePropria.percentuale': 'La tua percentuale',
  'commissionePropria.fissa': 'La tua quota fissa',
  'commissionePropria.minima': 'Il tuo minimo',
  spedizioneIncassata: 'Spedizione pagata dal cliente',
  'pagamento.percentuale': 'Percentuale del servizio di pagamento',
  'pagamento.fissa': 'Quota fissa del servizio di pagamento',
  logisticaAmazon: 'Logistica di Amazon (FBA)',
  'resi.percentuale': 'Resi',
  'resi.rivendibili': 'Resi rivendibili',
  'resi.costo': 'Costo di un reso',
}
