import { fieldDetails } from '@margine/contract'
import { passwordChangeRequest } from '@margine/contract/schemas/account'
import { Hono } from 'hono'
import { networksOf } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import { shape } from '../http/shape.ts'
import type { Accounts } from './accounts.ts'
import { choosePassword } from './choose-password.ts'
import { placeOf } from './place.ts'

const wrongPassword = {
  fields: [{ field: 'current', detail: fieldDetails['wrong-password'] }],
}

/** Changing the password with the one it was. */
export function ownPasswordRoutes(accounts: Accounts) {
  const { addresses, users, sessions, hashes, throttles, clientAddress } = accounts
  const { cookie, deviceCookie, who, security } = accounts
  return new Hono().post('/', who.requireUser, shape(passwordChangeRequest), async (c) => {
    const { current, password } = c.var.input
    const { id, email } = c.var.user
    const networks = networksOf(clientAddress(c))
    const refuse = () => {
      security.tell('sign-in failed', { what: 'password change', email, networks })
      return problem(c, 'invalid-input', wrongPassword)
    }
    using checking = hashes.reserve(email, true)
    // A stolen session must not guess better than a stranger.
    await throttles.countSignIn(email, networks, true)
    const { passwordHash = null } = (await users.credentialsOf(email)) ?? {}
    const { matches } = await hashes.verify(passwordHash, current, checking)
    if (passwordHash === null || !matches) return refuse()

    await throttles.forgiveSignIn(email, networks, true)
    using choosing = hashes.reserve(email, true)
    const chosen = await choosePassword(c, accounts, email, password, choosing)
    if (chosen instanceof Response) return chosen
    if (!(await addresses.changePassword(c.var.user, passwordHash, chosen))) return refuse()
    security.tell('password changed', { email, networks })
    const place = placeOf(c.req.header('User-Agent'), networks)
    const token = await sessions.begin(id, undefined, { passwordHash: chosen }, place)
    if (token === null) return problem(c, 'unauthenticated')
    cookie.write(c, token)
    deviceCookie.give(c, email, chosen)
    return c.body(null, 204)
  })
}
