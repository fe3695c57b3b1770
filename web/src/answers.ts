import type { FieldProblem, User } from '@margine/contract'
import { hasFields, isEither, isListOf, isNothing, isNull, isText } from './reading.ts'

/** What the server says of a problem. A newer server may know codes that this page does not. */
export const isProblemBody = hasFields<{ code: string; detail: string; fields?: FieldProblem[] }>({
  code: isText,
  detail: isText,
  fields: isEither(isNothing, isListOf(hasFields<FieldProblem>({ field: isText, detail: isText }))),
})

/** Who is signed in, as far as pages need to know. */
export const isSession = hasFields<{ user: Pick<User, 'id' | 'email'> | null; ended?: string }>({
  user: isEither(isNull, hasFields<Pick<User, 'id' | 'email'>>({ id: isText, email: isText })),
  ended: isEither(isNothing, isText),
})
