import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { machine } from '../../bench/machine.ts'
import { Failure } from '../../scripts/failure.mjs'
import { runQuietly } from '../../scripts/run.mjs'
import { type Run, runsIn, type Turn, withRuns } from './document.ts'

const name = 'docs/evidence.md'
const path = fileURLToPath(new URL(`../../${name}`, import.meta.url))

async function git(...args: string[]): Promise<string> {
  const { code, output } = await runQuietly('git', args)
  if (code !== 0) throw new Failure(`${output}\n\nEvidence names the commit that was run.`)
  return output
}

/** The commit that runs, and whether something differs from it: to be asked before it runs. */
export async function runningCommit(): Promise<string> {
  const head = await git('rev-parse', '--short', 'HEAD')
  const changes = await git('status', '--porcelain', '--', '.', `:!${name}`)
  return changes === '' ? head : `${head} with changes`
}

/** Puts the figures of a turn into the document, in the place of those of its last run. */
export async function keep(
  turns: readonly Turn[],
  title: string,
  { commit, output }: Pick<Run, 'commit' | 'output'>,
): Promise<void> {
  const document = await readFile(path, 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  const run = { commit, day, machine: machine(), output }
  await writeFile(path, withRuns(document, turns, runsIn(document).set(title, run)))
}
