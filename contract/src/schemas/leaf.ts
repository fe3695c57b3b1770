import { type KeyField, knownKeys, type Leaf } from '@margine/engine'
import { z } from 'zod'
import { longestTyped } from '../limits.ts'
import type { FieldCode } from '../problems.ts'
import { textOf } from './text.ts'

const typed = textOf({ longest: longestTyped }, 'long-text')

/** What is wrong with a key of the catalogue: what no card has ever had is of an older record alone. */
const unknownKey: Readonly<Record<string, FieldCode>> = {
  paese: 'unknown-country',
  marketplace: 'unknown-marketplace',
}

/** A single value, whatever is said where it is missing. */
export function leafSchema(leaf: Leaf, field = ''): z.ZodType {
  switch (leaf.kind) {
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(leaf.of)
    case 'answer':
      return z.literal(true)
    case 'key':
      return z.enum(knownKeys[field as KeyField], unknownKey[field] ?? 'unknown-category')
    default:
      return typed
  }
}
