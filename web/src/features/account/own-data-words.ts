/** What a signed-in person reads of their own data. */
export const ownDataWords = {
  title: 'I tuoi dati',
  text: "Puoi scaricare una copia di tutto quello che conserviamo su di te, o eliminare l'account con tutto quello che contiene.",
  download: 'Scarica i miei dati',
  remove: 'Elimina il mio account',
  confirm:
    'Sei sicuro di voler eliminare il tuo account? Tutto quello che hai salvato verrà cancellato e non potrai recuperarlo.',
} as const
