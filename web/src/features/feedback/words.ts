/** What the page of the feedback form says. */
export const words = {
  title: 'Dicci che cosa ne pensi',
  lead: 'È anonimo: non ti chiediamo chi sei e non lo registriamo.',
  field: 'Il tuo messaggio',
  button: 'Invia',
  sending: 'Invio in corso…',
  thanksTitle: 'Grazie',
  thanks: 'Abbiamo ricevuto il tuo messaggio. Ci aiuta davvero.',
  back: 'Torna a Margine',
} as const
