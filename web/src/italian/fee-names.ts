import type { FeeKind, Voce } from '@margine/engine'

/** What the fees of a rule are called in a sentence: the one place that names them. */
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

/**
 * What a fee is called on a line of its own.
 *
 * @example
 * feeTitle('order') // 'Fisso per ordine'
 */
export function feeTitle(kind: FeeKind): string {
  const name = feeNames[kind]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What the parts of a commission are called: of a minimum, only what is missing to it is one. */
export const partNames: Record<Voce, string> = {
  commissione: feeTitle('commission'),
  minimo: 'Per arrivare al minimo',
  regolamentare: feeTitle('regulatory'),
  pagamento: feeTitle('payment'),
  chiusura: feeTitle('closing'),
  ordine: feeTitle('order'),
  inserzione: feeTitle('listing'),
  serviziDigitali: feeTitle('digitalServices'),
  iva: feeTitle('vat'),
}
