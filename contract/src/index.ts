// Nothing here loads the schema library, so that pages may import it: of the schemas only types.

export * from './account-details.ts'
export { changedProfile } from './changed-profile.ts'
export { normalizeEmail } from './email.ts'
export {
  cookieName,
  idempotencyKeyHeader,
  pageUserHeader,
} from './headers.ts'
export { lasting } from './lasting.ts'
export {
  largestBody,
  longestEmail,
  longestIdempotencyKey,
  longestMessage,
  longestName,
  longestPassword,
  longestTyped,
  mostFixedCosts,
  mostSavedCalculations,
  recentSignInMinutes,
  shortestPassword,
} from './limits.ts'
export { isMoment } from './moment.ts'
export {
  type FieldCode,
  fieldDetails,
  type ProblemCode,
  problemDetails,
  problemStatuses,
  tooManyAttempts,
} from './problems.ts'
export * from './rates-details.ts'
export type { AnswerOf, RequestOf, RouteName } from './routes.ts'
export * from './screen-details.ts'
export type * from './types.ts'
export { endsBeforeItBegins, isAmount, isMonthOrBlank } from './year-terms.ts'
