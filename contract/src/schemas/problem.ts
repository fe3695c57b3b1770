import { z } from 'zod'
import { type ProblemCode, problemDetails } from '../problems.ts'

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemDetails, code)

/** A field of a request that is wrong, and what is wrong with it in Italian. */
export const fieldProblem = z.object({
  field: z.string().meta({ description: 'The path of the field, such as `formData.costo`.' }),
  detail: z.string().meta({ description: 'What is wrong with it, in Italian.' }),
})

/** An error as RFC 9457 describes it. */
export const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string().meta({ description: "The status's own name." }),
  status: z.int(),
  code: z
    .enum(Object.keys(problemDetails).filter(isProblemCode))
    .meta({ description: 'Stable: for programs.' }),
  detail: z.string().meta({ description: 'In Italian: for people.' }),
  fields: z
    .array(fieldProblem)
    .exactOptional()
    .meta({ description: 'With `invalid-input`: every field that is wrong, at once.' }),
})
