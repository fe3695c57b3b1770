/** A tag with its attributes, whatever its prefix. */
export const tag = (name: string) =>
  new RegExp(`<(?:\\w+:)?(${name})\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'g')

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
}

/** A text of XML as it is meant. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(?:x([\da-f]+)|(\d+))|(\w+));/gi, (whole, hex, decimal, name) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (entities[name] ?? whole),
  )

/** What an attribute says; null where the tag doesn't have it. */
export function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found === null ? null : decoded(found[1] ?? found[2] ?? '')
}

/** The attributes of every tag of a name. */
export const attributesOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(tag(name)), ([, , attributes = '']) => attributes)
