import { tazza } from './calculations.ts'

/** The kinds of caller: signed out, not verified, with an expired or ended session, and another user. */
export const callers = ['signed out', 'unverified', 'expired', 'revoked', 'stranger'] as const

export type Caller = (typeof callers)[number]

type Row = Readonly<Record<Caller, number>> & { body?: object }

const everybody = (status: number, body?: object): Row => ({
  'signed out': status,
  unverified: status,
  expired: status,
  revoked: status,
  stranger: status,
  ...(body && { body }),
})

/** Only for verified users. */
const people = (status: number, body?: object): Row => ({
  ...everybody(401, body),
  unverified: 403,
  stranger: status,
})

/** Opens for verified users and redirects the others, or the other way round. */
const application: Row = { ...everybody(302), stranger: 200 }
const door: Row = { ...everybody(200), stranger: 302 }

const password = 'un cavallo corretto'

/** How each route answers each caller. A route that has no row here fails its test. */
export const expectations: Readonly<Record<string, Row>> = {
  'GET /healthz': everybody(200),
  'GET /readyz': everybody(200),

  'POST /api/account/sign-up': everybody(202, { email: 'nuova@example.it', password }),
  'POST /api/account/sign-in': everybody(401, { email: 'nessuno@example.it', password }),
  'POST /api/account/password-reset': everybody(410, { token: 'x', password }),
  'POST /api/account/verify': everybody(410, { token: 'x' }),
  'POST /api/account/disown': everybody(410, { token: 'x' }),
  'POST /api/account/verification-mail': everybody(202, { email: 'anna@example.it' }),
  'POST /api/account/password-reset-mail': everybody(202, { email: 'giulia@example.it' }),
  'GET /api/account/session': everybody(200),
  'POST /api/account/sign-out': everybody(204),
  'POST /api/account/password': people(422, { current: 'sbagliata!', password }),
  'GET /api/account/sessions': people(200),
  'DELETE /api/account/sessions': people(204),
  // With the id of a session of the owner's.
  'DELETE /api/account/sessions/:id{.+}': people(404),
  'GET /api/account/profile': people(200),
  'PATCH /api/account/profile': people(200, { regime: 'ordinario' }),
  'GET /api/account/export': people(200),
  'DELETE /api/account': people(204),
  // Google is not set up here; its own tests say what it answers where it is.
  'GET /api/account/google/start': everybody(302),
  'GET /api/account/google/callback': everybody(302),
  'POST /api/account/google/token': everybody(503, { idToken: 'x' }),
  'GET /api/calculations': people(200),
  'POST /api/calculations': people(201, tazza),
  // With the id of the owner's calculation: for everybody else it does not exist.
  'PUT /api/calculations/:id{.+}': people(404, tazza),
  'DELETE /api/calculations/:id{.+}': people(404),
  'POST /api/feedback': everybody(202, { message: 'Bello' }),
  'GET /api/openapi.json': everybody(200),
  // None of the callers is at the server's machine.
  'GET /api/outbox': everybody(404),

  'GET /': application,
  'GET /listino': application,
  'GET /consuntivo': application,
  'GET /login': door,
  'GET /signup': door,
  'GET /prova': door,
  'GET /verifica-email': everybody(200),
  'GET /password-dimenticata': everybody(200),
  'GET /nuova-password': everybody(200),
  'GET /accesso-google': everybody(200),
  'GET /feedback': everybody(200),
  'GET /tariffe': everybody(200),
  'GET /privacy': everybody(200),
  'GET /termini': everybody(200),
  'GET /outbox': everybody(404),

  'GET /shell/index': everybody(200),
  'GET /shell/listino': everybody(200),
  'GET /shell/consuntivo': everybody(200),
  'GET /shell/senza-rete': everybody(200),

  'GET /favicon.svg': everybody(200),
  'GET /sw.js': everybody(200),
  'GET /robots.txt': everybody(200),
  'GET /assets/inter-9f.woff2': everybody(200),
  'GET /assets/main-B1x_2-aZ.js': everybody(200),
}
