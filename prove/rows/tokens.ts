import { mailTokenLifetime } from '../../server/src/accounts/mail-tokens.ts'
import { hashToken, newToken } from '../../server/src/accounts/secret-token.ts'
import type { Answer } from '../client.ts'
import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const rounds = 100
const resetRounds = 10
const atOnce = 20

/** A link's token as the mail worker makes it. */
async function addLink(
  { database, secrets }: Product,
  userId: string,
  purpose: 'verification' | 'passwordReset',
): Promise<string> {
  const token = newToken()
  secrets.note(token)
  const expiresAt = Date.now() + mailTokenLifetime[purpose]
  await database.queries
    .insertInto('mailTokens')
    .values({ tokenHash: hashToken(token), userId, purpose, expiresAt })
    .execute()
  return token
}

/** The same request twenty times at the same moment, spread over the processes, each from its own address. */
function together(product: Product, round: number, path: string, body: (index: number) => object) {
  const { clients } = product
  return Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      clients[index % clients.length]?.post(path, body(index), {
        from: `10.${round >> 8}.${round & 255}.${index}`,
      }),
    ),
  ) as Promise<Answer[]>
}

const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database, { processes: 2 })
  const ids = await product.addUsers(
    Array.from({ length: rounds + resetRounds }, (_, index) => `${index}@example.it`),
    { emailVerifiedAt: null },
  )

  let usedOnce = 0
  let refused = 0
  let odd = 0
  for (let round = 0; round < rounds; round++) {
    const token = await addLink(product, ids[round] ?? '', 'verification')
    const answers = await together(product, round, '/api/account/verify', () => ({ token }))
    if (countOf(answers, 204) === 1) usedOnce++
    refused += countOf(answers, 410)
    odd += answers.length - countOf(answers, 204) - countOf(answers, 410)
  }

  let resetOnce = 0
  let oneSessionEnded = 0
  for (let round = 0; round < resetRounds; round++) {
    const userId = ids[rounds + round] ?? ''
    const session = await product.addSession(userId)
    const token = await addLink(product, userId, 'passwordReset')
    const answers = await together(
      product,
      rounds + round,
      '/api/account/password-reset',
      (index) => ({
        token,
        password: `cavallo numero ${round} ${index}`,
      }),
    )
    if (countOf(answers, 204) === 1) resetOnce++
    odd += answers.filter(({ status }) => ![204, 410, 503].includes(status)).length
    const { text } = await product.client.get('/api/account/session', session)
    if (text === '{"user":null}') oneSessionEnded++
  }

  return [
    told('a link used at once', `${atOnce} times, over ${product.processes.length} processes`),
    exactly('verification links that opened once', usedOnce, rounds),
    exactly('their other uses, all refused', refused, rounds * (atOnce - 1)),
    exactly('reset links that set one password', resetOnce, resetRounds),
    exactly('sessions ended by it', oneSessionEnded, resetRounds),
    exactly('other answers', odd, 0),
    await product.stop(),
  ]
}

export const tokens: Row = {
  name: 'tokens',
  proves: 'The link in a mail works once, however many follow it at the same moment.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
