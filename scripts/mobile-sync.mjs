import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exitWith, Failure } from './failure.mjs'
import { projectEnvironment, root } from './project.mjs'
import { runForeground } from './run.mjs'

/**
 * The site that the shell opens, without a path: the shell talks only to pages of exactly this origin.
 * @param {string} address
 */
function siteOrigin(address) {
  if (address === '')
    throw new Failure('Set APP_URL to the address of the site that the app opens: https://…')
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    throw new Failure('APP_URL must be an https:// address: scheme, host and port, without a path.')
  return url.origin
}

/** Writes the settings and the fallback page of the device shell into its Android project. */
await exitWith(async () => {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { APP_URL = '' } = process.env
  const env = { ...projectEnvironment(process.env), APP_URL: siteOrigin(APP_URL.trim()) }
  return runForeground('npm', ['run', '--silent', 'sync', '--workspace', 'mobile'], { env })
})
