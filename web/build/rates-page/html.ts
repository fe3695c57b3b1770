const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as HTML has it, also in an attribute between double quotes. */
export const text = (plain: string): string =>
  plain.replace(/[&<>"]/g, (character) => entities[character] ?? character)

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const link = (address: string, name: string): string =>
  `<a href="${text(address)}">${text(name)}</a>`

export const list = (items: readonly string[], className: string, tag: 'ul' | 'ol' = 'ul') =>
  `<${tag} class="${className}">${items.map((item) => `<li>${item}</li>`).join('\n')}</${tag}>`

/** A row of a table, its name first; cells are HTML already. */
export type Row = { id?: string; name: string; cells: readonly string[] }

const rowHtml = ({ id, name, cells }: Row) =>
  `<tr><th scope="row"${id === undefined ? '' : ` id="${text(id)}"`}>${text(name)}</th>${cells
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`

export const table = (caption: string, heads: readonly string[], rows: readonly Row[]): string =>
  `<table>
<caption>${text(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowHtml).join('\n')}
</tbody>
</table>`
