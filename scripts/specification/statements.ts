interface Statement {
  id: string
  sentence: string
}

export interface Section {
  number: string
  title: string
  statements: Statement[]
}

const heading = /^## (\d+)\. (.+)$/
const statement = /^- `(\d+)\.(\d+)` (\S.*)$/

/** The statement of a line under a heading, or what is wrong with the line. */
function read(line: string, section: Section, known: ReadonlySet<string>): Statement | string {
  const [, number, place, sentence] = statement.exec(line) ?? []
  if (sentence === undefined) return `is no statement: ${line}`
  const id = `${number}.${place}`
  if (number !== section.number) return `${id} stands in section ${section.number}`
  return known.has(id) ? `${id} is there twice` : { id, sentence }
}

/**
 * Reads the list of statements: sections, and under each a line per statement that starts with its
 * id. A line that is neither is a mistake, so that no statement is lost by how it was typed.
 */
export function statementsIn(markdown: string): { sections: Section[]; mistakes: string[] } {
  const sections: Section[] = []
  const mistakes: string[] = []
  const known = new Set<string>()
  for (const line of markdown.split('\n')) {
    const [, number, title] = heading.exec(line) ?? []
    const section = sections.at(-1)
    if (number !== undefined && title !== undefined)
      sections.push({ number, title, statements: [] })
    else if (section !== undefined && line !== '') {
      const found = read(line, section, known)
      if (typeof found === 'string') mistakes.push(found)
      else {
        section.statements.push(found)
        known.add(found.id)
      }
    }
  }
  return { sections, mistakes }
}
