import { describe, expect, it } from 'vitest'
import { issueMailToken, type MailPurpose } from '../../src/accounts/mail-tokens.ts'
import { endSessions } from '../../src/accounts/own-sessions.ts'
import { buildService, type Service } from '../build-app.ts'
import { save } from '../calculations.ts'
import { addUser, beginSession, signedInAs, visitAs } from '../people.ts'

const rounds = 20
const email = 'giulia@example.it'

const issue = async ({ database }: Service, userId: string, purpose: MailPurpose) =>
  (await database.queries
    .transaction()
    .execute((queries) => issueMailToken(queries, userId, purpose))) ?? ''

/** Prepares something that may happen to an account while it is deleted, and returns it. */
type Meanwhile = (service: Service, userId: string) => Promise<() => Promise<unknown>>

const meanwhile: Record<string, Meanwhile> = {
  'a link is made': async (service, userId) => {
    await issue(service, userId, 'verification')
    return () => issue(service, userId, 'verification')
  },
  'a link verifies it': async (service, userId) => {
    const token = await issue(service, userId, 'verification')
    return () => service.accounts.addresses.verify(token, { browser: 'a browser' })
  },
  'a link resets its password': async (service, userId) => {
    const token = await issue(service, userId, 'passwordReset')
    return () =>
      service.accounts.addresses.resetPassword(token, 'hash', {
        session: undefined,
        isKnown: false,
      })
  },
  'its password is changed': async (service, userId) => {
    const { addresses } = service.accounts
    await issue(service, userId, 'passwordReset')
    await beginSession(service, userId)
    await addresses.resetPassword(await issue(service, userId, 'passwordReset'), 'hash', {
      session: undefined,
      isKnown: false,
    })
    const owner = await signedInAs(service, userId)
    return () => addresses.changePassword(owner, 'hash', 'another hash')
  },
  'its sessions are ended': async (service, userId) => {
    for (let count = 0; count < 5; count++) await beginSession(service, userId)
    const owner = await signedInAs(service, userId)
    return () => endSessions(service.database, owner)
  },
  'somebody signs up with its address': async (service, userId) => {
    await issue(service, userId, 'verification')
    const { queries } = service.database
    return () =>
      queries
        .transaction()
        .execute((trx) => service.accounts.addresses.signUp(email, 'hash', 'a browser', trx))
  },
  'somebody signs in': async (service, userId) => {
    await beginSession(service, userId)
    return () => service.accounts.sessions.begin(userId, undefined)
  },
  'something is saved': async (service, userId) => {
    const browser = await visitAs(service, userId)
    await save(browser)
    return async () => {
      const { status } = await save(browser)
      if (status >= 500) throw new Error(`saving answered ${status}`)
    }
  },
}

describe('an account may be deleted while', () => {
  it.each(Object.keys(meanwhile))('%s, and nobody is ended for it', async (name) => {
    const service = await buildService()
    const { queries } = service.database
    const failures: unknown[] = []
    for (let round = 0; round < rounds; round++) {
      const userId = await addUser(service, email, { emailVerifiedAt: null })
      if (name === 'something is saved')
        await queries.updateTable('users').set({ emailVerifiedAt: 1 }).execute()
      const happen = await meanwhile[name]?.(service, userId)
      const owner = await signedInAs(service, userId)
      const ended = await Promise.allSettled([
        happen?.(),
        service.accounts.users.remove(owner),
        happen?.(),
      ])
      failures.push(...ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))
      await queries.deleteFrom('users').execute()
    }
    expect(failures.filter((reason) => !/foreign key|no such user/.test(String(reason)))).toEqual(
      [],
    )
  })
})
