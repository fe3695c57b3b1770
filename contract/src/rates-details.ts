// Details of the fields that choose rates and regime, which a page says as soon as they are typed.

export const unreadableDate = 'Questa data non esiste: scegli un giorno del calendario.'
export const futureDate =
  'Questa data è nel futuro. Controlla la data del dispositivo o scegli un giorno passato.'
export const invalidPercentage = 'Scrivi una percentuale da 0 a 100.'
export const unreadableMonth = 'Scrivi il mese come AAAA-MM, per esempio 2026-03.'
export const endsBefore = '«Al» viene prima di «Dal».'
export const invalidAmount = 'Scrivi un importo da 0 a 999.999.999,99.'
