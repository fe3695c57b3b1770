/** What the guide says beside its topics. */
export const words = {
  search: 'Cerca nella guida',
  found: (topics: number, query: string) =>
    topics === 0
      ? `Nessun argomento parla di «${query}». Prova con una parola sola, per esempio «IVA».`
      : topics === 1
        ? '1 argomento trovato'
        : `${topics} argomenti trovati`,
  showAll: 'Mostra tutta la guida',
  questions: 'Domande frequenti',
  ownFigures: 'Con i tuoi numeri',
  example: 'Un esempio',
  sources: 'Fonti',
} as const
