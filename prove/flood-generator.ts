import { setTimeout as wait } from 'node:timers/promises'
import { Secrets } from '../server/test/secrets.ts'
import { Client } from './client.ts'
import type { Rate } from './flooding.ts'

/**
 * A program that tries to sign in at a steady rate, each time from another address on another account where nothing
 * else is asked for, and prints at the end how it went.
 */
const [port = '', origin = '', asked = ''] = process.argv.slice(2)
const { perSecond, seconds, addresses, victim, password, known } = JSON.parse(asked) as Rate
const client = new Client(Number(port), origin, new Secrets())
const total = perSecond * seconds
const statuses: Record<string, number> = {}
const count = (outcome: string) => {
  statuses[outcome] = (statuses[outcome] ?? 0) + 1
}
const began = performance.now()
const pending: Promise<void>[] = []

for (let sent = 0; sent < total; ) {
  const due = Math.min(total, ((performance.now() - began) / 1000) * perSecond)
  for (; sent < due; sent++) {
    const own = known?.[sent % known.length]
    const headers = own === undefined ? {} : { Cookie: own.cookie }
    const body = {
      email: own?.email ?? victim ?? `vittima${sent}@example.it`,
      password: password ?? `tentativo ${sent}`,
    }
    const index = addresses === undefined ? sent : addresses.from + (sent % addresses.count)
    const from = `203.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    pending.push(
      client.post('/api/account/sign-in', body, { from, headers }).then(
        ({ status }) => count(String(status)),
        () => count('unanswered'),
      ),
    )
  }
  await wait(5)
}
const sentFor = (performance.now() - began) / 1000
await Promise.all(pending)
client.close()
const { user, system } = process.cpuUsage()
process.stdout.write(
  JSON.stringify({ perSecond: total / sentFor, statuses, cpuMilliseconds: (user + system) / 1000 }),
)
