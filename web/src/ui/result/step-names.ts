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
  logistica: 'Logistica di Amazon (FBA)',
  resi: 'Resi',
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
  margineDopoImposte: 'Margine dopo imposte e contributi',
  'quota.costo': 'Quota dei costi: costo prodotto',
  'quota.spedizione': 'Quota dei costi: spedizione',
  'quota.packaging': 'Quota dei costi: packaging',
  'quota.pubblicita': 'Quota dei costi: pubblicità',
  'quota.commissione': 'Quota dei costi: commissione',
  'quota.logistica': 'Quota dei costi: logistica',
  'quota.resi': 'Quota dei costi: resi',
  entered: 'Importo inserito',
  'fee.commission': partNames.commissione,
  'fee.minimum': partNames.minimo,
  'fee.regulatory': partNames.regolamentare,
  'fee.payment': partNames.pagamento,
  'fee.closing': partNames.chiusura,
  'fee.order': partNames.ordine,
  'fee.listing': partNames.inserzione,
  'fee.plan': partNames.piano,
  'fee.digitalServices': partNames.serviziDigitali,
  'fee.vat': partNames.iva,
  'fee.paymentService': partNames.pagamento,
  tier: 'Scaglione',
  feesBefore: 'Voci precedenti',
  percentageFees: 'Voci in percentuale',
  otherFees: 'Altre voci',
  taxedIncome: 'Base meno i contributi',
  prezzo: 'Prezzo',
  spedizioneIncassata: 'Spedizione pagata dal cliente',
  advertising: 'Pubblicità senza IVA',
  paymentShare: 'Parte in percentuale',
  paymentFixed: 'Parte fissa',
  overNet: 'Base meno il prezzo netto',
  logisticsNet: 'Logistica senza IVA',
  fulfilment: partNames.evasione,
  fulfilmentTier: 'Tariffa del formato',
  dangerousGoods: 'Merce pericolosa',
  surchargeBase: 'Tariffa e merce pericolosa',
  surcharge: 'Supplemento carburante',
  storage: partNames.stoccaggio,
  perReturn: 'Costo di un reso',
  lostSale: 'Vendita persa',
  percentagePart: 'Commissione fino al minimo',
  keptFee: 'Trattenuto dal marketplace',
  refundedFee: 'Commissione restituita',
  refund: 'Commissione restituita con IVA',
  resoldGoods: 'Pezzi rivendibili',
  hadBack: 'Quello che ti torna',
  returnCosts: 'Spese del reso con IVA',
  returnCostsNet: 'Spese del reso',
  ownReturnCost: 'Costo del reso inserito',
  returnedFulfilment: 'Gestione del reso di Amazon',
  keptSales: 'Prezzo delle vendite che restano',
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
