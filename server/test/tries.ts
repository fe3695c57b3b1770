import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type HashGate, QueueFull, type Reservation } from '../src/accounts/hash-gate.ts'
import { networksOf } from '../src/http/networks.ts'
import type { Service } from './build-app.ts'

export const email = 'giulia@example.it'
export const wrong = 'non è questa'

export const trySignIn = (service: Service, from: string, typed = wrong, address = email) =>
  service.browser(from).post('/api/account/sign-in', { email: address, password: typed })

export const network = '203.0.113.1'

/** As many wrong tries as one network may make on an account. */
export async function useUpTries(service: Service): Promise<void> {
  for (let time = 1; time <= 10; time++)
    expect((await trySignIn(service, network)).status).toBe(401)
}

/** As many wrong tries, but for `left`, as everybody may make on an account. */
export async function useUpAllTries(
  { accounts }: Service,
  left = 0,
  address = email,
): Promise<void> {
  for (let time = 0; time < 100 - left; time++)
    await accounts.throttles.countSignIn(address, networksOf(`10.0.0.${time}`))
}

/** Tries to sign in from one network, on another account each time. */
export async function tryOthers({ accounts }: Service, from: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    await accounts.throttles.countSignIn(`altro${time}@example.it`, networksOf(from))
}

/**
 * Takes every place in the queue for hashes that is not reserved, for an account each.
 *
 * @param areKnown whether they are the accounts of known owners: then the reserved places too
 */
export function fillQueue(queue: Pick<HashGate, 'reserve'>, areKnown = false): Reservation[] {
  const taken: Reservation[] = []
  try {
    for (;;) taken.push(queue.reserve(randomUUID(), areKnown))
  } catch (error) {
    expect(error).toBeInstanceOf(QueueFull)
    return taken
  }
}

export async function seconds(answer: Response): Promise<number> {
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({
    code: 'too-many-attempts',
    detail: expect.stringMatching(/^Troppi tentativi, riprova tra [^.]+\.$/),
  })
  return Number(answer.headers.get('Retry-After'))
}
