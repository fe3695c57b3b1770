import type { FeeKind } from '@margine/engine'

/** What the fees of a rule are called in a sentence. */
export const feeNames: Record<FeeKind, string> = {
  commission: 'commissione',
  regulatory: 'tariffa regolamentare',
  payment: 'pagamento',
  minimum: 'minimo',
  closing: 'chiusura',
  order: 'fisso per ordine',
  listing: 'inserzione',
  digitalServices: 'servizi digitali',
  vat: 'IVA sulle commissioni',
}
