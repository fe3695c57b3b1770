import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium, provideChromium, withWindows } from '../../scripts/chromium.mjs'

export type { Browser, Page }

/** What keeps a browser of ours to itself: no sandbox to be had in a container, no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of this machine; without one Playwright names what it misses. */
export const chromiumPath = () =>
  findChromium(process.env, chromium.executablePath(), withWindows) ?? chromium.executablePath()

/** A Chromium for a program that isn't the test runner, installed first where there is none. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags })
}
