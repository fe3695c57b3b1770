import { type Proof, proofsIn, type TestFile } from './proofs.ts'
import { type Section, statementsIn } from './statements.ts'

export interface Coverage {
  sections: Section[]
  /** The tests that prove each statement, by its id. */
  proofs: ReadonlyMap<string, readonly Proof[]>
  /** Everything that is wrong: statements without a test, tests of no statement, mistyped lines. */
  mistakes: string[]
}

/** Puts the list of statements and the tests that prove them together. */
export function coverageOf(markdown: string, files: readonly TestFile[]): Coverage {
  const { sections, mistakes: inList } = statementsIn(markdown)
  const read = files.map(proofsIn)
  const all = read.flatMap(({ proofs }) => proofs)
  const statements = sections.flatMap((section) => section.statements)
  const known = new Set(statements.map(({ id }) => id))
  const proofs = Map.groupBy(
    all.flatMap((proof) => proof.proves.map((id) => ({ id, proof }))),
    ({ id }) => id,
  )
  return {
    sections,
    proofs: new Map([...proofs].map(([id, found]) => [id, found.map(({ proof }) => proof)])),
    mistakes: [
      ...inList,
      ...read.flatMap(({ mistakes }) => mistakes),
      ...all.flatMap(({ path, line, proves }) =>
        proves.filter((id) => !known.has(id)).map((id) => `${path}:${line} proves ${id}, unknown`),
      ),
      ...statements
        .filter(({ id }) => !proofs.has(id))
        .map(({ id, sentence }) => `${id} has no test: ${sentence}`),
    ],
  }
}

/** The table of statements and their tests, to read. */
export function tableOf({ sections, proofs }: Coverage): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const tests = (id: string) =>
    (proofs.get(id) ?? []).map(({ path, line, title }) => cell(`\`${path}:${line}\` ${title}`))
  return sections
    .flatMap(({ number, title, statements }) => [
      `## ${number}. ${title}\n`,
      '| id | statement | tests |\n| --- | --- | --- |',
      ...statements.map(
        ({ id, sentence }) => `| ${id} | ${cell(sentence)} | ${tests(id).join('<br>')} |`,
      ),
      '',
    ])
    .join('\n')
}
