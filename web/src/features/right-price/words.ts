export const words = {
  title: 'Qual è il prezzo giusto?',
  back: 'Torna al calcolo',
} as const
