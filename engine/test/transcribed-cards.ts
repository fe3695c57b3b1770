import type { Rate } from '../src/index.ts'

// The cards, copied here by hand from what was published: what the data must say.

export const flat = (percent: number): Rate => ({ kind: 'flat', percent })
const tiered = (steps: [upTo: number, percent: number][], beyond: number): Rate => ({
  kind: 'tiered',
  steps: steps.map(([upTo, percent]) => ({ upTo, percent })),
  beyond,
})
const broken = (upTo: number, percent: number): Rate => ({
  kind: 'priceBreak',
  steps: [{ upTo, percent }],
  otherwise: 15,
})
const clothing: Rate = {
  kind: 'clothing',
  steps: [
    { upTo: 15, percent: 5 },
    { upTo: 20, percent: 10 },
  ],
  otherwise: { kind: 'flat', percent: 15 },
  otherwisePrime: { kind: 'tiered', steps: [{ upTo: 45, percent: 15 }], beyond: 7 },
}

export const amazonFebruary2026: Record<string, Rate> = {
  base: flat(15),
  amazon_accessories: flat(45),
  automotive: tiered([[50, 15]], 9),
  adhesives: flat(13),
  altri_prodotti: flat(15),
  baby: broken(10, 8),
  backpacks: flat(15),
  beauty: broken(10, 8),
  beer_wine: flat(10),
  bicycle_accessories: flat(15),
  books: flat(15),
  business: flat(15),
  clothing,
  compact_appliances: flat(15),
  computers: flat(7),
  doors_windows_shower: flat(13),
  electrical: flat(12),
  electronic_accessories: tiered([[100, 15]], 8),
  electronics: flat(7),
  eyewear: flat(15),
  furniture: tiered([[200, 15]], 10),
  furniture_accessories: flat(13),
  garden: flat(15),
  gloves: broken(10, 8),
  grocery: broken(10, 5),
  handmade: flat(12),
  home: broken(20, 8),
  home_linen: flat(15),
  jewelry: tiered([[250, 20]], 5),
  kitchen: flat(15),
  luggage: flat(15),
  major_appliances: flat(7),
  mattresses: flat(15),
  music_video: flat(15),
  musical_instruments: flat(12),
  office: flat(15),
  pet: flat(15),
  pet_food_clothing: broken(10, 5),
  printer_accessories: tiered([[100, 15]], 8),
  shoes: flat(15),
  software: flat(15),
  sports: flat(15),
  tires: flat(7),
  tools: flat(13),
  toys: flat(15),
  videogames_accessories: flat(15),
  videogames_consoles: flat(8),
  vitamins: broken(10, 5),
  watches: tiered([[250, 15]], 5),
}
const newIn2026 = [
  ...['kitchen', 'home_linen', 'vitamins', 'pet_food_clothing', 'gloves', 'furniture_accessories'],
  ...['doors_windows_shower', 'adhesives', 'printer_accessories'],
]
export const amazonDecember2025: Record<string, Rate> = {
  ...Object.fromEntries(
    Object.entries(amazonFebruary2026).filter(([key]) => !newIn2026.includes(key)),
  ),
  home: flat(15),
  grocery: broken(10, 8),
  bicycle_accessories: flat(8),
}
export const closing: Record<string, number> = {
  ...{ books: 1.01, music_video: 0.81, software: 0.81 },
  ...{ videogames_accessories: 0.81, videogames_consoles: 0.81 },
}
export const withoutMinimum = ['grocery', ...Object.keys(closing)]

export const ebay: Record<string, Rate> = {
  ...Object.fromEntries(
    ['base', 'home', 'hobby', 'baby', 'grocery', 'clothing', 'beauty'].map((key) => [
      key,
      flat(11),
    ]),
  ),
  car_parts: flat(12.5),
  motorcycle_parts: flat(12),
  car_audio_gps: flat(12),
  garden: flat(12),
  garden_furniture: tiered([[250, 12]], 10),
  tires_wheels: tiered([[500, 6.5]], 2),
  ...Object.fromEntries(
    ['toys', 'art', 'coins', 'stamps', 'collectibles', 'bags'].map((key) => [
      key,
      tiered([[990, 11]], 2),
    ]),
  ),
  jewelry: tiered([[990, 11]], 4),
  shoes: tiered([[100, 11]], 5),
  watches: tiered(
    [
      [100, 11],
      [990, 5],
    ],
    2,
  ),
  appliance_parts: flat(9.5),
  tech_accessories: flat(9.5),
  electronics: flat(6.5),
  trading_cards: tiered([[990, 6.5]], 2),
}
