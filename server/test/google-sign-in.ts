import { onTestFinished } from 'vitest'
import type { Browser } from './browser.ts'
import { buildService } from './build-app.ts'
import { type Choice, startGoogleProvider, walkProvider } from './google-provider.ts'

export const callbackPath = '/api/account/google/callback'

/** A service and the provider it signs in with; both end with the test. */
export async function buildGoogle(
  people: Parameters<typeof startGoogleProvider>[0]['people'] = {},
  appUrl = 'http://localhost:3000',
) {
  const redirectUris = [new URL(callbackPath, appUrl).href]
  const provider = await startGoogleProvider({ redirectUris, people })
  onTestFinished(() => provider.stop())
  const service = await buildService({ ...provider.environment, APP_URL: appUrl })
  return { provider, service }
}

/** The address a popup is sent to. */
export function targetOf(answer: Response): string {
  const target = answer.headers.get('Location')
  if (answer.status !== 302 || target === null) throw new Error(`no redirect: ${answer.status}`)
  return target
}

/** Opens the popup: answers where it goes. */
export const openPopup = async (browser: Browser) =>
  targetOf(await browser.get('/api/account/google/start'))

/** The popup up to its return, which is answered but not made. */
export const walkPopup = async (browser: Browser, choice: Choice) =>
  walkProvider(await openPopup(browser), choice)

/** The popup's return: answers its last address. */
export const returnPopup = async (browser: Browser, to: URL) =>
  targetOf(await browser.get(to.pathname + to.search))

/** The whole popup. Answers its last address. */
export const signInWithGoogle = async (browser: Browser, choice: Choice) =>
  returnPopup(browser, await walkPopup(browser, choice))
