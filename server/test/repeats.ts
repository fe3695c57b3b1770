const { REPEAT = '1' } = process.env

/** How often more than once a test of a race runs: `REPEAT=100 npm run unit -- server/test/races.test.ts`. */
export const repeats = Number(REPEAT) - 1
