import type { StepName } from '@margine/engine'
import { partNames } from '../../italian/fee-names.ts'

const names = {
  costo: 'Costo prodotto',
  spedizione: 'Spedizione',
  packaging: 'Packaging',
  pubblicita: 'Pubblicità',
  prezzoVendita: 'Prezzo netto',
  prezzoFinale: 'Prezzo con IVA',
  iva: 'IVA',
  commissione: 'Commissione',
  costiTotali: 'Costi totali',
  guadagno: 'Guadagno',
  margine: 'Margine',
  ricarico: 'Ricarico sui costi',
  nominale: 'Commissione nominale',
  reale: 'Commissione reale',
  impattoPrezzoNetto: 'In più rispetto alla nominale',
  baseImponibile: 'Base imponibile',
  contributi: 'Contributi INPS',
  impostaSostitutiva: 'Imposta sostitutiva',
  dopoImposte: 'Dopo imposte e contributi',
  'quota.costo': 'Quota dei costi: costo prodotto',
  'quota.spedizione': 'Quota dei costi: spedizione',
  'quota.packaging': 'Quota dei costi: packaging',
  'quota.pubblicita': 'Quota dei costi: pubblicità',
  'quota.commissione': 'Quota dei costi: commissione',
  entered: 'Importo inserito',
  'fee.commission': partNames.commissione,
  'fee.minimum': partNames.minimo,
  'fee.regulatory': partNames.regolamentare,
  'fee.payment': partNames.pagamento,
  'fee.closing': partNames.chiusura,
  'fee.order': partNames.ordine,
  'fee.listing': partNames.inserzione,
  'fee.digitalServices': partNames.serviziDigitali,
  'fee.vat': partNames.iva,
  tier: 'Scaglione',
  feesBefore: 'Voci precedenti',
  percentageFees: 'Voci in percentuale',
  otherFees: 'Altre voci',
  taxedIncome: 'Base meno i contributi',
} satisfies Record<StepName, string>

const onePrice = 'Prezzo'

/** What a step is called: without VAT there is one price. */
export function nameOf(about: StepName, hasVat: boolean): string {
  const isPrice = about === 'prezzoFinale' || about === 'prezzoVendita'
  return isPrice && !hasVat ? onePrice : names[about]
}

/** The same within a sentence. */
export function nameWithin(about: StepName, hasVat: boolean): string {
  const name = nameOf(about, hasVat)
  return name.startsWith('IVA') ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
