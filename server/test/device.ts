import type { Browser } from './browser.ts'
import { buildService } from './build-app.ts'
import { startIssuer } from './token-issuer.ts'

export async function buildDevice() {
  const issuer = await startIssuer()
  const service = await buildService(issuer.environment)
  return { issuer, service }
}

export const bring = (browser: Browser, token: unknown, nonce?: unknown) =>
  browser.post('/api/account/google/token', { idToken: token, nonce })

export async function outcomeOf(answer: Response): Promise<string> {
  const { code = 'ok' } = (await answer.json()) as { code?: string }
  return `${answer.status} ${code}`
}

export const ok = '200 ok'
export const refused = '401 google-token-refused'
