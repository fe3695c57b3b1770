import { z } from 'zod'
import {
  type Address,
  type Cookie,
  cookieName,
  idempotencyKeyHeader,
  pageUserHeader,
} from './headers.ts'
import { type ProblemCode, problemDetails, problemStatuses } from './problems.ts'
import { type Route, routes } from './routes.ts'
import * as account from './schemas/account.ts'
import * as calculation from './schemas/calculation.ts'
import * as feedback from './schemas/feedback.ts'
import * as form from './schemas/form.ts'
import * as health from './schemas/health.ts'
import * as problem from './schemas/problem.ts'
import * as profile from './schemas/profile.ts'

const named = {
  ...account,
  ...calculation,
  ...feedback,
  ...form,
  ...health,
  ...problem,
  ...profile,
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const refTo = (name: string) => `#/components/schemas/${name}`

/** A description that ends with what a field means that is left out. */
const withDefault = ({ description, default: value }: z.core.JSONSchema.BaseSchema) =>
  [description, `Left out, it is \`${JSON.stringify(value)}\`.`].filter(Boolean).join(' ')

/** Named schemas in JSON Schema, as what is sent (`input`) or as what is answered (`output`). */
function componentsOf(io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(named))
    if (name.endsWith('Request') === (io === 'input'))
      registry.add(schema, { id: capitalized(name) })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: refTo,
    override: ({ zodSchema, jsonSchema }) => {
      // An answer may grow: a client ignores what it doesn't know.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties
      // Generators of clients take `default` for a promise that the field is there: it is said in words.
      if ('default' in jsonSchema) {
        const isAlwaysThere = io === 'output' && zodSchema instanceof z.ZodDefault
        if (!isAlwaysThere) jsonSchema.description = withDefault(jsonSchema)
        delete jsonSchema.default
      }
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  )
}

const names = new Map<z.ZodType, string>(
  Object.entries(named).map(([name, schema]) => [schema, capitalized(name)]),
)

/** The schema of a body: by its name, a list of such, or any JSON. */
function schemaOf(schema: z.ZodType): object {
  const name = names.get(schema)
  if (name !== undefined) return { $ref: refTo(name) }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType)
    return { type: 'array', items: schemaOf(schema.element) }
  if (schema instanceof z.ZodRecord) return { type: 'object' }
  throw new TypeError('a body has a schema without a name')
}

const jsonBody = (schema: z.ZodType) => ({ 'application/json': { schema: schemaOf(schema) } })

const text = { type: 'string' }

const cookieDescriptions: Readonly<Record<Cookie, string>> = {
  session: 'who is signed in',
  device: 'that the account was opened here before, for reserved tries',
  browser: 'proves a password by the link that is followed here',
}

/** What an answer sets: a header of this name for each cookie. */
const settingCookies = (sets: readonly Cookie[], appUrl: Address) => ({
  headers: {
    'Set-Cookie': {
      description: sets
        .map((cookie) => `\`${cookieName(cookie, appUrl)}\`: ${cookieDescriptions[cookie]}`)
        .join('\n\n'),
      schema: text,
    },
  },
})

/** What comes with the statuses that may pass by themselves. */
const waiting = {
  headers: {
    'Retry-After': {
      description: 'In how many seconds to try again, where that is known.',
      schema: { type: 'integer' },
    },
  },
}
const passing = [429, 503]

function responsesOf({ answers, problems, sets }: Route, appUrl: Address) {
  const byStatus = Map.groupBy(problems, (code) => problemStatuses[code])
  const describe = (codes: readonly ProblemCode[]) =>
    codes.map((code) => `\`${code}\`: ${problemDetails[code]}`).join('\n\n')
  return Object.fromEntries([
    ...Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: schema === null ? 'Done; the answer has no body.' : 'Done.',
        ...(sets && settingCookies(sets, appUrl)),
        ...(schema && { content: jsonBody(schema) }),
      },
    ]),
    ...[...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: describe(codes),
        ...(passing.includes(status) && waiting),
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

function operationOf(method: string, path: string, route: Route, appUrl: Address) {
  const { summary, signedIn, body } = route
  return {
    summary,
    ...(signedIn !== true && { security: signedIn ? [{}, { session: [] }] : [] }),
    parameters: parametersOf(method, path, route),
    ...(body && { requestBody: { required: true, content: jsonBody(body) } }),
    responses: responsesOf(route, appUrl),
  }
}

/** The API of the server at an address in OpenAPI 3.1: every route, in the same words as the schemas that hold it. */
export function openApiDocument(version: string, appUrl: Address) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries<Route>(routes)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(method, path, route, appUrl),
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Margine',
      version,
      description:
        'Answers of 2xx are JSON or nothing; what goes wrong is a problem of RFC 9457. A method that an address does not know is 405, with `Allow`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: appUrl.origin }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { ...componentsOf('input'), ...componentsOf('output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('session', appUrl),
          description: 'Set by signing in. Over https its name begins with `__Host-`.',
        },
      },
    },
  }
}
