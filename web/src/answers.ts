import type { FieldProblem, SessionAnswer, User } from '@margine/contract'
import {
  hasFields,
  isEither,
  isFlag,
  isListOf,
  isNothing,
  isNull,
  isOneOf,
  isText,
} from './reading.ts'

/** What the server says of a problem. A newer server may know codes that this page does not. */
export const isProblemBody = hasFields<{ code: string; detail: string; fields?: FieldProblem[] }>({
  code: isText,
  detail: isText,
  fields: isEither(isNothing, isListOf(hasFields<FieldProblem>({ field: isText, detail: isText }))),
})

export const isSession = hasFields<SessionAnswer>({
  user: isEither(
    isNull,
    hasFields<User>({
      id: isText,
      email: isText,
      emailVerified: isFlag,
      providers: isListOf(isOneOf('password', 'google')),
    }),
  ),
})
