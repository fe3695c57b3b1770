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
  plan: 'piano Individuale',
  digitalServices: 'servizi digitali',
  vat: 'IVA sulle commissioni',
}

/** A fee's name where a line begins with it. */
export function onOwnLine(kind: FeeKind): string {
  const name = feeNames[kind]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What the parts of a commission are called: of a minimum, only what is missing to it is one. */
export const partNames: Record<Voce, string> = {
  commissione: onOwnLine('commission'),
  minimo: 'Per arrivare al minimo',
  regolamentare: onOwnLine('regulatory'),
  pagamento: onOwnLine('payment'),
  chiusura: onOwnLine('closing'),
  ordine: onOwnLine('order'),
  inserzione: onOwnLine('listing'),
  piano: onOwnLine('plan'),
  serviziDigitali: onOwnLine('digitalServices'),
  iva: onOwnLine('vat'),
  evasione: 'Gestione e spedizione',
  stoccaggio: 'Stoccaggio',
}
