/** What the page of test mails says. */
export const words = {
  title: 'Posta di prova',
  lead: "Qui non c'è un server di posta: le email che Margine avrebbe inviato si leggono in questa pagina.",
  empty: 'Ancora nessuna email.',
  reload: 'Aggiorna',
  to: (address: string) => `A ${address}`,
  at: (date: string) => new Date(date).toLocaleString('it-IT'),
} as const
