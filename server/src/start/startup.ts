import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Config, parseConfig } from './config.ts'

/** Why the server cannot start, in words for whoever starts it: no stack, exit code 1. */
export class StartupProblem extends Error {}

const environmentFile = fileURLToPath(new URL('../../../.env', import.meta.url))

/** The settings: from the environment, and from `.env` for what the environment leaves open. */
export function loadConfig(): Config {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new StartupProblem(parsed.problems.join('\n'))
  return parsed.config
}

/**
 * Runs a program to its end; a start-up problem is told in its own words. Whatever files it makes are
 * for its user's eyes only: they hold people's data.
 */
export async function run(program: () => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await program()
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
