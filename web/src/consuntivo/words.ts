import type { Kept } from './worker/api.ts'

/** What the page of statements says before it shows any. */
export const words = {
  title: 'Consuntivo',
  lead: 'Quanto è rimasto davvero: trascina i rapporti dei marketplace, anche di più mesi, e vedi che cosa ha lasciato ogni articolo e quali commissioni non tornano.',
  needs: [
    'I rapporti delle transazioni: su Amazon in Report › Pagamenti, altrove tra i pagamenti o le fatture.',
    'Quanto paghi ogni articolo: un file con SKU e costo, o i costi del tuo listino.',
    'Se vendi sul tuo sito, anche il rapporto di chi incassa per te: PayPal, Stripe, Satispay.',
  ],
  drop: 'Trascina qui i rapporti',
  or: 'oppure',
  choose: 'Scegli i file',
  formats:
    'CSV, TXT o XLSX; insieme puoi aprire il file dei costi (SKU e costo, se vuoi anche categoria e IVA)',
  local: 'I file non lasciano il tuo dispositivo: facciamo i conti nel tuo browser.',
  known: 'Leggiamo',
  broken:
    'Qualcosa si è rotto mentre facevamo i conti. I rapporti che restano su questo dispositivo sono di nuovo qui: se succede ancora, togli quello che hai aggiunto per ultimo.',
  interrupted:
    "La lettura era bloccata e l'abbiamo interrotta: i rapporti che non restavano su questo dispositivo sono da aprire di nuovo.",
  reading: { title: 'Leggiamo i rapporti', cancel: 'Annulla' },
  beginning: { title: 'Apriamo i tuoi rapporti', cancel: 'Annulla' },
  kept: {
    kept: 'I rapporti restano su questo dispositivo, anche se chiudi la pagina.',
    noRoom:
      "Le ultime modifiche non restano su questo dispositivo perché non c'è abbastanza spazio: valgono finché la pagina è aperta.",
    notAllowed:
      'Le ultime modifiche non restano su questo dispositivo perché il browser non lo permette: valgono finché la pagina è aperta.',
    unreadable:
      'I rapporti che hai su questo dispositivo non si possono leggere: restano lì finché non li elimini. Quelli che apri ora valgono finché la pagina è aperta.',
  } satisfies Record<Kept, string>,
} as const
