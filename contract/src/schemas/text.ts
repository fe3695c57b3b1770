import { z } from 'zod'
import type { FieldCode } from '../problems.ts'

/** Lengths in UTF-16 units. */
interface Lengths {
  shortest?: number
  longest: number
}

/**
 * A text of a length between two. The library's own `min` and `max` compare the `length` of whatever comes, a text
 * or not, and throw where JSON holds one that can't be compared.
 *
 * @param code what is wrong with a text of another length
 * @example
 * textOf({ longest: 3 }).safeParse('tazza').success // false
 */
export const textOf = ({ shortest = 0, longest }: Lengths, code: FieldCode = 'invalid') =>
  z
    .string()
    .refine((text) => text.length >= shortest && text.length <= longest, code)
    .meta({ ...(shortest > 0 && { minLength: shortest }), maxLength: longest })
