import { meant } from '../table/cell.ts'

/**
 * eBay.it's category numbers by the key of `categoriaEbay`, as two lists that an Italian reseller keeps have them
 * (27 May 2025, transcribed): https://github.com/LPTrade994/ebay_revenue_calculator. Most are groups; a listing with
 * another number keeps the category that the seller chose, and says so.
 */
const numbers: Readonly<Record<string, readonly number[]>> = {
  motorcycle_parts: [131090, 147506, 32098, 25622, 21670, 10063, 122304, 177074],
  car_audio_gps: [38635],
  car_parts: [6030],
  tires_wheels: [33743, 180035],
  home: [11700],
  hobby: [14339],
  baby: [2984],
  grocery: [260059],
  garden: [159912],
  garden_furniture: [25863, 20727, 139956],
  appliance_parts: [43566, 99565, 99697, 116026, 159903, 20618, 42146],
  electronics: [
    3247, 4787, 9355, 11071, 11724, 14970, 14990, 15069, 15088, 18793, 20710, 29518, 31388, 32852,
    44995, 64602, 73839, 78997, 116868, 139971, 182085, 171485, 171957, 171961, 175672, 175708,
    // Comics, and electric beauty and health, at the same rate.
    33346, 151093, 259103, 259106, 50101, 50102, 11858, 260774, 180512, 36449, 36448, 45735, 77305,
    19263, 11872, 67408, 180953, 177767,
  ],
  // Not 293, 619, 625, 15032 and 58058, whole groups at 8.5 %, which no key pays.
  tech_accessories: [9394, 31530, 14961, 15200, 3286, 176970, 64353, 182064, 175744],
  trading_cards: [212, 246, 2536, 182982],
  art: [353],
  toys: [220],
  stamps: [260],
  coins: [11116],
  collectibles: [1],
  watches: [260325],
  jewelry: [281],
  shoes: [3034, 93227],
  bags: [169291],
  base: [11450, 26395, 158990, 888, 99, 1305, 11233, 11232, 267, 38250, 1249, 12576],
}

const keys = new Map(
  Object.entries(numbers).flatMap(([key, all]) =>
    all.map((number) => [String(number), key] as const),
  ),
)

/** Vehicles pay fees of their own, which no card has. */
const vehicles: ReadonlySet<string> = new Set(
  [9800, 31269, 63728, 9804, 9939, 15266, 153550, 153551, 1295].map(String),
)

/** The number at the end of a category's name, as some files have it: «Scarpe da uomo (93227)». */
export const numberIn = (text: string): string => /\((\d+)\)\s*$/.exec(meant(text))?.[1] ?? text

/**
 * The key of `categoriaEbay` for a category number of eBay.it; null where our source doesn't have it.
 *
 * @example
 * ebayCategoryOf('260325') // 'watches'
 */
export const ebayCategoryOf = (number: string): string | null => keys.get(number) ?? null

/** Whether a category number of eBay.it is that of vehicles. */
export const isVehicle = (number: string): boolean => vehicles.has(number)
