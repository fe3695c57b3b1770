import { z } from 'zod'
import { idempotencyKeyHeader, pageUserHeader, sessionCookieName } from './headers.ts'
import { type ProblemCode, problemDetails, problemStatuses } from './problems.ts'
import { type Route, routes } from './routes.ts'
import * as account from './schemas/account.ts'
import * as calculation from './schemas/calculation.ts'
import * as feedback from './schemas/feedback.ts'
import * as form from './schemas/form.ts'
import * as health from './schemas/health.ts'
import * as problem from './schemas/problem.ts'

const named = { ...account, ...calculation, ...feedback, ...form, ...health, ...problem }

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const refTo = (name: string) => `#/components/schemas/${name}`

/** Named schemas in JSON Schema, as what is sent (`input`) or as what is answered (`output`). */
function componentsOf(io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(named))
    if (name.endsWith('Request') === (io === 'input'))
      registry.add(schema, { id: capitalized(name) })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: refTo,
    // An answer may grow: a client ignores what it doesn't know.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  )
}

const names = new Map<z.ZodType, string>(
  Object.entries(named).map(([name, schema]) => [schema, capitalized(name)]),
)

/** The schema of a body: by its name, or a list or a record of such. */
function schemaOf(schema: z.ZodType): object {
  const name = names.get(schema)
  if (name !== undefined) return { $ref: refTo(name) }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType)
    return { type: 'array', items: schemaOf(schema.element) }
  return { type: 'object' }
}

const jsonBody = (schema: z.ZodType) => ({ 'application/json': { schema: schemaOf(schema) } })

function responsesOf({ answers, problems }: Route) {
  const byStatus = Map.groupBy(problems, (code) => problemStatuses[code])
  const describe = (codes: readonly ProblemCode[]) =>
    codes.map((code) => `\`${code}\`: ${problemDetails[code]}`).join('\n\n')
  return Object.fromEntries([
    ...Object.entries(answers).map(([status, schema]) => [
      status,
      schema === null
        ? { description: 'Done; the answer has no body.' }
        : { description: 'Done.', content: jsonBody(schema) },
    ]),
    ...[...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: describe(codes),
        content: { 'application/problem+json': { schema: schemaOf(problem.problem) } },
      },
    ]),
  ])
}

const headerDescriptions: Readonly<Record<string, string>> = {
  [idempotencyKeyHeader]:
    'The same save sent again with the same key within a day is answered as the first time and takes no second slot.',
  [pageUserHeader]:
    'The address of whom a page was made for, URI-encoded: refused with `other-user` when somebody else is signed in.',
}

const text = { type: 'string' }

function parametersOf(method: string, path: string, { headers = [], query = [] }: Route) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }))
  const origin = {
    name: 'Origin',
    in: 'header',
    required: true,
    description: "The server's own address, as people open it. Browsers send it by themselves.",
    schema: text,
  }
  const inHeader = headers.map((name) => ({
    name,
    in: 'header',
    description: headerDescriptions[name],
    schema: text,
  }))
  const inQuery = query.map((name) => ({ name, in: 'query', schema: text }))
  return [...inPath, ...(method === 'GET' ? [] : [origin]), ...inHeader, ...inQuery]
}

function operationOf(method: string, path: string, route: Route) {
  const { summary, signedIn, body } = route
  return {
    summary,
    ...(signedIn && { security: [{ session: [] }] }),
    parameters: parametersOf(method, path, route),
    ...(body && { requestBody: { required: true, content: jsonBody(body) } }),
    responses: responsesOf(route),
  }
}

/** The API in OpenAPI 3.1: every route, in the same words as the schemas that hold it. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries<Route>(routes)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(method, path, route) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Margine',
      version,
      description: 'Answers of 2xx are JSON or nothing; what goes wrong is a problem of RFC 9457.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: { ...componentsOf('input'), ...componentsOf('output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: `Set by signing in. Over https its name is \`__Host-${sessionCookieName}\`.`,
        },
      },
    },
  }
}
