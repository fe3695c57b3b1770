/**
 * What the yearly rankings of the 200 most used passwords (NordPass, 2023, 2024 and 2025, as SecLists keeps them under
 * the MIT licence) name and nothing else here refuses: docs/decisions/0029.
 */
export const recentPasswords = `
  111222tianya 123meklozed 1g2w3e4r 2402301978 868689849 aa102030 aa112233 aa195043 aabb1122 adminisp admintelecom
  cindylee1 dearbook eliska81 g_czechout indya123 kapler123 theworldinyourhand turktelekom undefined zag12wsx
`
