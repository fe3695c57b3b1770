export const words = {
  title: 'Dove conviene vendere?',
  back: 'Torna al calcolo',
} as const
