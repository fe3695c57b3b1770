/** What the forms say that ask under which name to save, and what makes way. */
export const savingWords = {
  nameField: 'Nome del calcolo',
  replaceText: 'Il calcolo sostituito non si potrà recuperare.',
  replace: 'Sostituisci',
} as const
