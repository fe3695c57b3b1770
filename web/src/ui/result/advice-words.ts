/** What a sale’s own numbers allow, in Italian. */
export const adviceWords = {
  withVat: (amount: string) => `${amount} IVA inclusa`,
  withoutVat: (amount: string) => `${amount} senza IVA`,
  breakEven: 'Vai in pari',
  keepAfterTaxes: 'Ti resta qualcosa dopo imposte e contributi',
  reach: (margin: number) => `Arrivi al ${margin}%`,
  byBoth: (goal: string, price: string, cost: string) =>
    `${goal} con un prezzo di ${price}, oppure con un costo fino a ${cost}.`,
  byPrice: (goal: string, price: string) =>
    `${goal} con un prezzo di ${price}: tagliare solo il costo non basta.`,
  byCost: (goal: string, cost: string) =>
    `${goal} con un costo fino a ${cost}: alzare solo il prezzo non basta.`,
  byCostToo: (goal: string, cost: string) =>
    `${goal} anche con questo prezzo, se il costo scende a ${cost}.`,
  noBreakEven: 'Né il prezzo né il costo, da soli, ti portano in pari.',
  noneAfterTaxes:
    'Né il prezzo né il costo, da soli, bastano perché dopo imposte e contributi ti resti qualcosa.',
  noWay: (margin: number) => `Né il prezzo né il costo, da soli, portano al ${margin}%.`,
  room: (price: string, margin: number) =>
    `Puoi abbassare il prezzo fino a ${price} e restare almeno al ${margin}%.`,
  roomAfterTaxes: (price: string) =>
    `Puoi abbassare il prezzo fino a ${price}: sotto, dopo imposte e contributi non ti resta nulla.`,
  noRoomAfterTaxes:
    'Sei al limite: appena abbassi il prezzo, dopo imposte e contributi non ti resta nulla.',
  noRoom: (margin: number) => `Sei al limite: appena abbassi il prezzo scendi sotto il ${margin}%.`,
} as const
