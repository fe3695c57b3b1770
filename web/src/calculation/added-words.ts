/** What is said of a form in short where it goes beyond the specification. */
export const addedWords = {
  own: 'tua tariffa',
  noDay: 'giorno da scegliere',
  ratesOf: (dayWithArticle: string) => `tariffe ${dayWithArticle}`,
  vat: (rate: string) => `IVA ${rate}`,
  wrongVat: 'IVA da correggere',
  forfettario: 'forfettario',
  vatIsCost: "Non applichi l'IVA: quella che paghi su costi e commissioni è un costo.",
  ordinarioAbroad: "Fuori dall'Italia il calcolo è in regime ordinario.",
} as const
