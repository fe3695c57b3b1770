import { fieldDetails } from '@margine/contract'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { problem } from './problem.ts'

const deepest = 8

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** What is wrong with a field, in Italian: the schema's own code where it has one. */
function detailOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return fieldDetails['unknown-field']
  const known: Readonly<Record<string, string>> = fieldDetails
  return known[issue.message] ?? fieldDetails.invalid
}

/** The paths that an issue is about: each key that a schema doesn't have is a field of its own. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

/** What a request's body, which `readBody` has read, says; null where it is no JSON. */
async function readJson(c: Context): Promise<{ value: unknown } | null> {
  try {
    return { value: JSON.parse(await c.req.text()) }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Reads a JSON body through a schema into `c.var.input`; what doesn't fit is answered with every field that's wrong. */
export const shape = <Output>(schema: z.ZodType<Output>) =>
  createMiddleware<{ Variables: { input: Output } }>(async (c, next) => {
    const body = await readJson(c)
    if (body === null || isDeeper(body.value, deepest)) return problem(c, 'malformed-json')
    const parsed = schema.safeParse(body.value)
    if (!parsed.success) {
      const fields = parsed.error.issues.flatMap((issue) =>
        pathsOf(issue).map((path) => ({
          field: path.length === 0 ? 'body' : path.join('.'),
          detail: detailOf(issue),
        })),
      )
      return problem(c, 'invalid-input', { fields })
    }
    c.set('input', parsed.data)
    return next()
  })
