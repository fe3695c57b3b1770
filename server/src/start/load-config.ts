import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ProgramError } from '../process/program-error.ts'
import { root } from '../process/root.ts'
import { type Config, parseConfig } from './config.ts'

const environmentFile = join(root, '.env')

/** The settings: from the environment, and from `.env` for what the environment does not set. */
export function loadConfig(): Config {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new ProgramError(parsed.problems.join('\n'))
  return parsed.config
}
