import type { OwnSession, User } from '@margine/contract'
import { call } from '../../../api.ts'
import { hasFields, isEither, isListOf, isNothing, isNull, isText } from '../../../reading.ts'

const isTextOrNull = isEither(isNull, isText)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
// The contract's own is with what was saved, and would become a file of its own.
const isWhen = (value: unknown): value is string =>
  isText(value) && Number.isFinite(Date.parse(value))

export const isOwnSessions = isListOf(
  hasFields<OwnSession>({
    id: isText,
    browser: isTextOrNull,
    system: isTextOrNull,
    network: isTextOrNull,
    createdAt: isWhen,
    lastSeenAt: isWhen,
    current: isFlag,
  }),
)

type Provider = User['providers'][number]

/** The ways of signing in. */
export type Ways = readonly Provider[]

const isProvider = (value: unknown): value is Provider => value === 'password' || value === 'google'

/** Who is signed in, with the ways they sign in. */
export const isWays = hasFields<{ user: Pick<User, 'providers'> | null }>({
  user: isEither(isNull, hasFields<Pick<User, 'providers'>>({ providers: isListOf(isProvider) })),
})

/** The routes of the API for whoever is signed in. */
export const ownAccountApi = {
  ways: () => call('GET /api/account/session', isWays),
  sessions: () => call('GET /api/account/sessions', isOwnSessions),
  endSession: (id: string) => call('DELETE /api/account/sessions/{id}', isNothing, { id }),
  endSessions: () => call('DELETE /api/account/sessions', isNothing),
  changePassword: (current: string, password: string) =>
    call('POST /api/account/password', isNothing, { body: { current, password } }),
  deleteAccount: () => call('DELETE /api/account', isNothing),
}
