/** A row on one of its databases. */
export interface Turn {
  title: string
  proves: string
}

/** The last run of a turn. */
export interface Run {
  commit: string
  /** The day, as `2026-11-22`. */
  day: string
  machine: string
  /** Its figures as they were shown, with what it took. */
  output: string
}

/** What stands above this line is written by hand. */
const line = '<!-- From here on: npm run prove -- --evidence -->'

const section = /^### (.+)\n\n(\S.*?) · (\S+) · (.+)\n\n```text\n([\s\S]*?)\n```$/gm

/** The runs that a document holds, by the title of their turn. */
export function runsIn(document: string): Map<string, Run> {
  const runs = new Map<string, Run>()
  for (const [, title = '', commit = '', day = '', machine = '', output = ''] of document.matchAll(
    section,
  ))
    runs.set(title, { commit, day, machine, output })
  return runs
}

/** How many of the judged figures hold, and the first of them: one that doesn't, if there is one. */
function summary(output: string): string {
  const judged = output.split('\n').filter((figure) => /^ {2}[✓✗] /.test(figure))
  const held = judged.filter((figure) => figure.startsWith('  ✓'))
  const first = judged.find((figure) => figure.startsWith('  ✗')) ?? judged[0] ?? ''
  const figure = first
    .trim()
    .replace(/\s{2,}/g, ' · ')
    .replaceAll('|', '\\|')
  return `${held.length} of ${judged.length}: ${figure}`
}

const tableRow = (...cells: string[]) => `| ${cells.join(' | ')} |`

function rowOf({ title, proves }: Turn, run: Run | undefined): string {
  if (run === undefined) return tableRow(title, proves, 'not yet run', '', '')
  return tableRow(title, proves, summary(run.output), run.commit, run.day)
}

const sectionOf = (title: string, { commit, day, machine, output }: Run) =>
  `### ${title}\n\n${commit} · ${day} · ${machine}\n\n\`\`\`text\n${output}\n\`\`\`\n`

/** The document with these runs in it, in the order of the turns; what is written by hand stays. */
export function withRuns(
  document: string,
  turns: readonly Turn[],
  runs: ReadonlyMap<string, Run>,
): string {
  const at = document.indexOf(line)
  if (at === -1) throw new Error(`the document has no line ${line}`)
  const table = [
    tableRow('row', 'what it proves', 'figures that hold, and the first', 'commit', 'day'),
    tableRow('---', '---', '---', '---', '---'),
    ...turns.map((turn) => rowOf(turn, runs.get(turn.title))),
  ]
  const sections = turns.flatMap(({ title }) => {
    const run = runs.get(title)
    return run === undefined ? [] : [sectionOf(title, run)]
  })
  return [
    `${document.slice(0, at)}${line}\n`,
    '## Rows\n',
    `${table.join('\n')}\n`,
    '## Full output\n',
    ...sections,
  ].join('\n')
}
