import type { Hono } from 'hono'
import { type AppParts, createApp } from '../src/app.ts'
import { builtFiles } from '../src/built-files.ts'
import { type Config, parseConfig } from '../src/config.ts'
import { builtPages, pageValues } from '../src/pages.ts'
import { contentSecurityPolicy, securityHeaders } from '../src/security-headers.ts'
import { buildDist } from './build-dist.ts'

export function buildConfig(environment: Readonly<Record<string, string>> = {}): Config {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.config
}

/** The app as `main.ts` puts it together, over a built folder of the test's own. */
export async function buildApp(
  environment: Readonly<Record<string, string>> = {},
  overrides: Partial<AppParts> = {},
): Promise<Hono> {
  const config = buildConfig(environment)
  const dist = await buildDist()
  return createApp({
    pages: await builtPages(dist, pageValues(config)),
    files: await builtFiles(dist),
    securityHeaders: securityHeaders(config.appUrl, contentSecurityPolicy),
    logError: (error) => {
      throw error
    },
    ...overrides,
  })
}
