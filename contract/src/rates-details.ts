// Details of the fields that choose rates and regime, which a page says as soon as they are typed.

export const unreadableDate = 'Questa data non esiste: scegli un giorno del calendario.'
export const futureDate =
  'Questa data è nel futuro. Controlla la data del dispositivo o scegli un giorno passato.'
export const invalidPercentage = 'Scrivi una percentuale da 0 a 100.'
export const invalidAmount = 'Scrivi un importo da 0 a 999.999.999,99.'
