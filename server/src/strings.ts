/** What the server says to people: the `detail` of each problem, by its code. */
export const problemDetails = {
  'internal-error': 'Qualcosa non ha funzionato. Riprova tra poco.',
  'method-not-allowed': 'Questa operazione non è prevista a questo indirizzo.',
  'not-found': "Non c'è nulla a questo indirizzo.",
} as const
