import type { Fee } from '../fee.ts'
import type { ClothingRate, PriceBreakRate, Rate } from '../rate.ts'
import type { Category } from '../rate-card.ts'
import { sources } from '../sources.ts'

const category = (label: string, rate: Rate, ...others: Fee[]): Category => ({
  label,
  fees: [{ kind: 'commission', rate }, ...others],
  source: sources.amazonCard,
})

const flat = (label: string, percent: number, ...others: Fee[]): Category =>
  category(label, { kind: 'flat', percent }, ...others)

const tiered = (label: string, first: number, upTo: number, beyond: number): Category =>
  category(label, { kind: 'tiered', steps: [{ upTo, percent: first }], beyond })

const bookClosing: Fee = { kind: 'closing', amount: 1.01 }
const mediaClosing: Fee = { kind: 'closing', amount: 0.81 }

const upToTen = {
  kind: 'priceBreak',
  steps: [{ upTo: 10, percent: 8 }],
  otherwise: 15,
} satisfies PriceBreakRate

const clothing = {
  kind: 'clothing',
  steps: [{ upTo: 15, percent: 8 }],
  otherwise: { kind: 'flat', percent: 15 },
  // 15 % of 45 is the card's 6.75; the part above pays 7 %.
  otherwisePrime: { kind: 'tiered', steps: [{ upTo: 45, percent: 15 }], beyond: 7 },
} satisfies ClothingRate

/** Amazon's categories (the keys of the form's `categoria`), charged on the price with VAT. */
export const amazonCategories = {
  base: flat('Standard', 15),
  clothing: category('Abbigliamento', clothing),
  bicycle_accessories: flat('Accessori per biciclette', 8),
  amazon_accessories: flat('Accessori per dispositivi Amazon', 45),
  electronic_accessories: tiered('Accessori per elettronica', 15, 100, 8),
  videogames_accessories: flat('Accessori per videogiochi', 15, mediaClosing),
  grocery: category('Alimentari e cura della casa', upToTen),
  altri_prodotti: flat('Altri prodotti', 15),
  automotive: tiered('Auto e moto', 15, 50, 9),
  beauty: category('Bellezza e cura della persona', upToTen),
  beer_wine: flat('Birra, vino e alcolici', 10),
  home: flat('Casa', 15),
  business: flat('Commercio, industria e scienza', 15),
  computers: flat('Computer', 7),
  videogames_consoles: flat('Console per videogiochi', 8, mediaClosing),
  electronics: flat('Elettronica', 7),
  handmade: flat('Fatto a mano', 12),
  garden: flat('Giardino', 15),
  toys: flat('Giochi e giocattoli', 15),
  jewelry: tiered('Gioielli', 20, 250, 5),
  major_appliances: flat('Grandi elettrodomestici', 7),
  books: flat('Libri', 15, bookClosing),
  mattresses: flat('Materassi', 15),
  electrical: flat('Materiale elettrico', 12),
  furniture: tiered('Mobili', 15, 200, 10),
  music_video: flat('Musica, film e TV', 15, mediaClosing),
  eyewear: flat('Occhiali', 15),
  watches: tiered('Orologi', 15, 250, 5),
  compact_appliances: flat('Piccoli elettrodomestici', 15),
  tires: flat('Pneumatici', 7),
  baby: category('Prima infanzia', upToTen),
  pet: flat('Prodotti per animali', 15),
  shoes: flat('Scarpe', 15),
  software: flat('Software', 15, mediaClosing),
  sports: flat('Sport e tempo libero', 15),
  musical_instruments: flat('Strumenti musicali', 12),
  office: flat('Ufficio e cancelleria', 15),
  tools: flat('Utensili e fai da te', 13),
  luggage: flat('Valigie', 15),
  backpacks: flat('Zaini e borse', 15),
} as const satisfies Record<string, Category>
