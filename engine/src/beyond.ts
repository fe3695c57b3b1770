export { addedProblemsOf } from './added-problems.ts'
export { afterChange } from './after-change.ts'
export { addedRatesOf } from './rates/added-rates.ts'
export { withPayment } from './rates/payment-words.ts'
