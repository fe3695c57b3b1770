import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ProgramError } from '../process/program-error.ts'
import { type Config, parseConfig } from './config.ts'

const environmentFile = fileURLToPath(new URL('../../../.env', import.meta.url))

/** The settings: from the environment, and from `.env` for what the environment does not set. */
export function loadConfig(): Config {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new ProgramError(parsed.problems.join('\n'))
  return parsed.config
}
