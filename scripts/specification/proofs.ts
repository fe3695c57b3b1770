/** A file of tests: its path from the root, and what is in it. */
export interface TestFile {
  path: string
  source: string
}

/** A test, or a suite of them, that proves statements. */
export interface Proof {
  /** The ids of the statements. */
  proves: string[]
  path: string
  line: number
  /** The title as the source has it, after those of the suites around it. */
  title: string
}

const comment = /^(\s*)\/\/ proves: (.+)$/
/** What looks like such a comment and may be mistyped. */
const almost = /^\s*(?:\/\/+|\/\*+|\*)\s*proves\b/i
const call = /^(\s*)\w*(?:it|test|describe)(?:\.\w+)*(?:<[^(]*>)?\(/i
const suite = /^(\s*)(?:\w+\.)?describe(?:\.\w+)*\(/
const notRun = /^\s*[\w.]+\.(?:skip|fixme|todo|fails)\b/
const range = /^(\d+)\.(\d+)(?:-\1\.(\d+))?$/

/** The line of the test that a comment is directly above, or above the loop that makes several of it. */
function testBelow(lines: readonly string[], at: number, indent = ''): number | undefined {
  const isLoop = lines[at + 1]?.startsWith(`${indent}for (`)
  const inner = isLoop ? `${indent}  ` : indent
  const line = isLoop ? lines.findIndex((text, index) => index > at && call.test(text)) : at + 1
  return call.exec(lines[line] ?? '')?.[1] === inner ? line : undefined
}

/** The ids in «3.12, 4.1-4.3»; undefined for any other text. */
function idsIn(text: string): string[] | undefined {
  const ids = text.split(', ').map((part) => {
    const [, section, first, last = first] = range.exec(part) ?? []
    const length = Number(last) - Number(first) + 1
    if (section === undefined || !(length > 0)) return undefined
    return Array.from({ length }, (_, index) => `${section}.${Number(first) + index}`)
  })
  return ids.every((each) => each !== undefined) ? ids.flat() : undefined
}

/** The title of the test or suite that starts at a line: its first argument, after a table of cases. */
function titleAt(lines: readonly string[], line: number): string {
  const text = lines.slice(line).join('\n')
  const hasCases = /^\s*[\w.]+\.(?:each|for)\b/.test(text)
  const title = hasCases
    ? /\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s.exec(text)
    : /^[^(]*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s.exec(text)
  return title?.[2] ?? 'without a title'
}

/** The titles of the suites around a line, the outermost first: the formatter indents what is inside. */
function suitesAround(lines: readonly string[], line: number): string[] {
  const titles: string[] = []
  let indent = /^\s*/.exec(lines[line] ?? '')?.[0].length ?? 0
  for (let above = line - 1; above >= 0 && indent > 0; above--) {
    const outer = suite.exec(lines[above] ?? '')?.[1]?.length
    if (outer === undefined || outer >= indent) continue
    indent = outer
    titles.unshift(titleAt(lines, above))
  }
  return titles
}

/** What the tests of a file prove, and the comments that prove nothing, with the reason. */
export function proofsIn({ path, source }: TestFile): { proofs: Proof[]; mistakes: string[] } {
  const lines = source.split('\n')
  const proofs: Proof[] = []
  const mistakes: string[] = []
  for (const [index, line] of lines.entries()) {
    if (!almost.test(line)) continue
    const [, indent, ids = ''] = comment.exec(line) ?? []
    const proves = idsIn(ids)
    const test = testBelow(lines, index, indent)
    const fail = (why: string) => mistakes.push(`${path}:${index + 1} ${why}: ${line.trim()}`)
    if (proves === undefined) fail('is no list of ids')
    else if (test === undefined) fail('is not directly above a test')
    else if (notRun.test(lines[test] ?? '')) fail('is above a test that is not run')
    else {
      const title = [...suitesAround(lines, test), titleAt(lines, test)].join(' › ')
      proofs.push({ proves, path, line: test + 1, title })
    }
  }
  return { proofs, mistakes }
}
