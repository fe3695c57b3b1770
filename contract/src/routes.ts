import { z } from 'zod'
import { type Cookie, idempotencyKeyHeader, pageUserHeader } from './headers.ts'
import { recentSignInMinutes } from './limits.ts'
import type { ProblemCode } from './problems.ts'
import {
  disownRequest,
  googleTokenRequest,
  mailRequest,
  ownData,
  ownSession,
  passwordChangeRequest,
  passwordResetRequest,
  session,
  signInRequest,
  signUpRequest,
  verifyRequest,
} from './schemas/account.ts'
import { savedCalculation, savedRecord, saveRequest } from './schemas/calculation.ts'
import { feedbackRequest } from './schemas/feedback.ts'
import { health } from './schemas/health.ts'
import { shownMail } from './schemas/outbox.ts'
import { profileRequest, sellerProfile } from './schemas/profile.ts'

/** A route of the API: what it takes and what it answers. */
export interface Route {
  readonly summary: string
  /** Whether it takes a session, or answers without one too. */
  readonly signedIn?: true | 'or-not'
  /** The cookies that it sets where all is well. */
  readonly sets?: readonly Cookie[]
  readonly headers?: readonly string[]
  readonly query?: readonly string[]
  /** The JSON it takes. */
  readonly body?: z.ZodType
  /** By status: the JSON it answers, null where there is none. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>
  /** What else it may answer, each with its status. */
  readonly problems: readonly ProblemCode[]
}

/** What can go wrong wherever something is read. */
const always = ['internal-error', 'unavailable'] as const
/** What can go wrong wherever something changes. */
const changing = [
  ...always,
  'foreign-origin',
  'json-only',
  'malformed-json',
  'too-large',
] as const satisfies ProblemCode[]
/** What can go wrong wherever a body is read by people who need not be signed in. */
const asking = [...changing, 'invalid-input', 'too-many-attempts'] as const satisfies ProblemCode[]
/** What can go wrong on every route that takes a session. */
const own = ['unauthenticated', 'email-not-verified', 'other-user'] as const satisfies ProblemCode[]

const userHeaders = [pageUserHeader]
/** Of every route that takes a session. */
const ofPerson = { signedIn: true, headers: userHeaders } as const

/** Every route that a server in production answers, but for the pages and their files. */
export const routes = {
  'GET /api/account/session': {
    summary: 'Who is signed in.',
    signedIn: 'or-not',
    answers: { 200: session },
    problems: always,
  },
  'POST /api/account/sign-up': {
    summary:
      'Asks for an account. Answers alike whether or not the address has one; the rest comes by mail.',
    body: signUpRequest,
    sets: ['browser'],
    answers: { 202: null },
    problems: [...asking, 'too-busy'],
  },
  'POST /api/account/sign-in': {
    summary: 'Signs in with a password.',
    body: signInRequest,
    sets: ['session', 'device'],
    answers: { 200: session },
    problems: [...asking, 'too-busy', 'wrong-credentials', 'email-not-verified'],
  },
  'POST /api/account/sign-out': {
    summary: 'Ends the session, where there is one.',
    signedIn: 'or-not',
    headers: userHeaders,
    answers: { 204: null },
    problems: [...changing, 'other-user'],
  },
  'POST /api/account/verify': {
    summary: 'Verifies the address that a link was mailed to.',
    body: verifyRequest,
    sets: ['browser'],
    answers: { 204: null },
    problems: [...asking, 'too-busy', 'link-expired', 'already-verified', 'password-needed'],
  },
  'POST /api/account/disown': {
    summary:
      'Removes an unverified account that somebody else made with this address, by the link mailed to it.',
    body: disownRequest,
    answers: { 204: null },
    problems: [...asking, 'link-expired', 'already-verified'],
  },
  'POST /api/account/verification-mail': {
    summary: 'Asks for the verification mail once more. Answers alike for every address.',
    body: mailRequest,
    answers: { 202: null },
    problems: asking,
  },
  'POST /api/account/password-reset-mail': {
    summary: 'Asks for a link to choose a new password. Answers alike for every address.',
    body: mailRequest,
    answers: { 202: null },
    problems: asking,
  },
  'POST /api/account/password-reset': {
    summary: 'Sets a new password by a mailed link, and ends every session.',
    body: passwordResetRequest,
    sets: ['device'],
    answers: { 204: null },
    problems: [...asking, 'too-busy', 'link-expired'],
  },
  'GET /api/account/google/start': {
    summary:
      'For a popup of our pages: goes to Google, or to `/accesso-google#{code}` where that fails. Leads others to `/login`.',
    answers: { 302: null },
    problems: [],
  },
  'GET /api/account/google/callback': {
    summary: 'Where Google sends the popup back: goes to `/accesso-google#ok` or `#{code}`.',
    query: ['code', 'state', 'error'],
    answers: { 302: null },
    problems: [],
  },
  'POST /api/account/google/token': {
    summary: 'Signs in with an ID token that a device got from Google.',
    body: googleTokenRequest,
    sets: ['session'],
    answers: { 200: session },
    problems: [
      ...asking,
      'google-not-configured',
      'google-unreachable',
      'google-token-refused',
      'google-link-refused',
    ],
  },
  'POST /api/account/password': {
    summary:
      'Changes the password with the one it was, ends every other session and begins this one anew.',
    ...ofPerson,
    body: passwordChangeRequest,
    sets: ['session', 'device'],
    answers: { 204: null },
    problems: [...asking, ...own, 'too-busy'],
  },
  'GET /api/account/sessions': {
    summary: 'The sessions of whoever is signed in, this one first, then those used last.',
    ...ofPerson,
    answers: { 200: z.array(ownSession) },
    problems: [...always, ...own],
  },
  'DELETE /api/account/sessions/{id}': {
    summary: 'Signs out on one device.',
    ...ofPerson,
    answers: { 204: null },
    problems: [...changing, ...own, 'session-not-found'],
  },
  'DELETE /api/account/sessions': {
    summary: 'Signs out everywhere, here too.',
    ...ofPerson,
    answers: { 204: null },
    problems: [...changing, ...own],
  },
  'GET /api/account/profile': {
    summary: 'What the calculations of whoever is signed in begin with; empty until they say it.',
    ...ofPerson,
    answers: { 200: sellerProfile },
    problems: [...always, ...own],
  },
  'PATCH /api/account/profile': {
    summary:
      'Changes of that what is named, and answers the whole; null is forgotten. No saved calculation changes.',
    ...ofPerson,
    body: profileRequest,
    answers: { 200: sellerProfile },
    problems: [...asking, ...own],
  },
  'GET /api/account/export': {
    summary: 'Everything that is kept of whoever is signed in.',
    ...ofPerson,
    answers: { 200: ownData },
    problems: [...always, ...own, 'too-many-attempts'],
  },
  'DELETE /api/account': {
    summary: `Deletes the account with everything in it, within ${recentSignInMinutes} minutes of signing in.`,
    ...ofPerson,
    answers: { 204: null },
    problems: [...changing, ...own, 'sign-in-again'],
  },
  'GET /api/calculations': {
    summary: 'The saved calculations, newest first.',
    ...ofPerson,
    answers: { 200: z.array(savedRecord) },
    problems: [...always, ...own],
  },
  'POST /api/calculations': {
    summary: 'Saves a calculation. The result is computed by the server.',
    ...ofPerson,
    headers: [...userHeaders, idempotencyKeyHeader],
    body: saveRequest,
    answers: { 201: savedRecord },
    problems: [...asking, ...own, 'beta-limit', 'idempotency-key-reused'],
  },
  'PUT /api/calculations/{id}': {
    summary: 'Replaces a saved calculation.',
    ...ofPerson,
    body: saveRequest,
    answers: { 200: savedCalculation },
    problems: [...asking, ...own, 'calculation-not-found'],
  },
  'DELETE /api/calculations/{id}': {
    summary: 'Deletes a saved calculation.',
    ...ofPerson,
    answers: { 204: null },
    problems: [...changing, ...own, 'too-many-attempts', 'calculation-not-found'],
  },
  'POST /api/feedback': {
    summary: 'Sends a message to support. Who wrote it is not kept.',
    body: feedbackRequest,
    answers: { 202: null },
    problems: asking,
  },
  'GET /api/openapi.json': {
    summary: 'This document.',
    answers: { 200: z.record(z.string(), z.unknown()) },
    problems: ['internal-error'],
  },
  'GET /healthz': {
    summary: 'Whether the process lives.',
    answers: { 200: health },
    problems: [],
  },
  'GET /readyz': {
    summary: 'Whether it can serve: the database answers.',
    answers: { 200: health },
    problems: ['internal-error', 'unavailable'],
  },
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Route>

/** What a machine without a mail server answers besides, to its own browser. */
export const outboxRoutes = {
  'GET /api/outbox': {
    summary: 'The mails that would have been sent, newest first.',
    answers: { 200: z.array(shownMail) },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Route>

type Routes = typeof routes & typeof outboxRoutes

/** A route as a method and a path, such as `GET /api/calculations`. */
export type RouteName = keyof Routes

/** The JSON that a route takes; undefined where it takes none. */
export type RequestOf<Name extends RouteName> = Routes[Name] extends {
  body: infer Body extends z.ZodType
}
  ? z.input<Body>
  : undefined

/** The JSON that a route answers when all is well; undefined where it answers none. */
export type AnswerOf<Name extends RouteName> =
  Routes[Name]['answers'] extends Record<number, infer Answer>
    ? Answer extends z.ZodType
      ? z.output<Answer>
      : undefined
    : never
