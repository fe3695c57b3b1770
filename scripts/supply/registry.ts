import { machineEnvironment } from '../project.mjs'
import { runQuietly } from '../run.mjs'

interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

/** What npm's registry answers of what is locked, or undefined where it answers no audit. */
export async function registryAudit(): Promise<string[] | undefined> {
  const { output } = await runQuietly('npm', ['audit', '--json', '--loglevel=silent'], {
    env: machineEnvironment(process.env),
  })
  const { vulnerabilities } = JSON.parse(output) as Report
  if (vulnerabilities === undefined) return undefined
  return Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  )
}
