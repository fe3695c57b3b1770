import type { OpenedList } from '../articles/open-list.ts'
import { rivalsOf } from '../articles/rivals.ts'
import type { Mapping } from '../layouts/role.ts'
import { headerKey } from '../table/cell.ts'

const words = { price: 'prezzo', cost: 'costo' } as const

/**
 * Which price and which cost are read where several columns are called so, and how to take another.
 *
 * @param mapping the columns that count: those that the seller named are right, unless others have the same title
 * @param option the option that names a column of this file
 */
export const rivalsInWords = (
  opened: Pick<OpenedList, 'table' | 'layout' | 'mapping'>,
  mapping: Mapping,
  option: string,
): string[] =>
  (['price', 'cost'] as const).flatMap((role) => {
    const { name, header } = opened.table
    const [column] = mapping[role] ?? []
    if (column === undefined) return []
    const word = words[role]
    const title = header[column] ?? ''
    const isTwin = (other: number) => headerKey(header[other] ?? '') === headerKey(title)
    const twins = header.filter((_, other) => other !== column && isTwin(other))
    const isNamed = mapping[role] !== opened.mapping[role]
    const rivals = isNamed ? [] : rivalsOf(opened, role).filter((other) => !isTwin(other))
    return [
      ...rivals.map(
        (other) =>
          `${name}: il ${word} è letto da «${title}», ma c'è anche «${header[other]}»: se è quella la colonna giusta usa ${option} "${word}=${header[other]}".`,
      ),
      ...(twins.length === 0
        ? []
        : [
            `${name}: ci sono più colonne «${title}», e il ${word} è letto dalla colonna numero ${column + 1}: se è un'altra, nel file dalle un titolo diverso e usa ${option} ${word}=NOME.`,
          ]),
    ]
  })
