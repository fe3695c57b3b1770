import { defaultFormData, knownKeys } from '@margine/engine'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { type ProblemCode, problemDetails } from '../src/index.ts'
import { openApiDocument } from '../src/openapi.ts'
import { type Route, routes } from '../src/routes.ts'

const document = openApiDocument('1.2.3', { protocol: 'https:', origin: 'https://margine.example' })

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('refers to nothing that it does not hold', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
    expect(refs.length).toBeGreaterThan(0)
    for (const [, name] of refs) expect(Object.keys(document.components.schemas)).toContain(name)
  })

  it('says what a request needs, and what an answer holds at least', () => {
    const { SaveRequest, SavedCalculation } = document.components.schemas
    expect(SaveRequest).toMatchObject({ type: 'object', required: ['name', 'formData'] })
    expect(SavedCalculation).toMatchObject({
      required: ['id', 'userId', 'createdAt', 'calculationData'],
      properties: { createdAt: { type: 'string', format: 'date-time' } },
    })
    expect(SavedCalculation).not.toHaveProperty('additionalProperties')
  })

  it('says of a field that may be absent what that means', () => {
    const { FormData, SaveRequest } = document.components.schemas
    const means = (value: string) => ({
      description: expect.stringMatching(new RegExp(`Left out, it is \`${value}\`\\.$`)),
    })
    expect(FormData).toMatchObject({
      properties: {
        tariffe: means('"1\\.3\\.1"'),
        regime: { ...means('"ordinario"'), enum: ['ordinario', 'forfettario'] },
        commissionePropria: means('null'),
      },
      required: Object.keys(defaultFormData),
    })
    expect(SaveRequest).toMatchObject({
      properties: {
        formData: {
          properties: {
            paese: { ...means('"IT"'), enum: knownKeys.paese },
            marketplace: { ...means('"amazon"'), enum: knownKeys.marketplace },
            categoria: { ...means('"base"'), enum: knownKeys.categoria },
            categoriaEbay: { ...means('"base"'), enum: knownKeys.categoriaEbay },
          },
        },
      },
    })
  })

  it('lets no generator take a field for given that may be left out', () => {
    expect(JSON.stringify(document)).not.toContain('"default":')
    const { SaveRequest, FormData } = document.components.schemas
    expect(Object(SaveRequest?.properties).formData).not.toHaveProperty('required')
    expect(Object(FormData?.properties).costo).not.toHaveProperty('description')
  })

  it('has the schema of every body, and what a request may not hold beyond it', () => {
    const { ProfileRequest, SellerProfile } = document.components.schemas
    const said = JSON.stringify(document.paths)
    expect(said.match(/"schema":\{"type":"object"\}/g)).toHaveLength(1)
    expect(ProfileRequest).toMatchObject({
      additionalProperties: false,
      properties: { imposte: { anyOf: [{ additionalProperties: false }, { type: 'null' }] } },
    })
    expect(SellerProfile).not.toHaveProperty('additionalProperties')
    expect(Object.keys(Object(SellerProfile?.properties))).toEqual(
      Object.keys(Object(ProfileRequest?.properties)),
    )
  })

  it('says where the server is, who may call each route, and what a sign-in sets', () => {
    expect(document.servers).toEqual([{ url: 'https://margine.example' }])
    const { securitySchemes } = document.components
    expect(securitySchemes.session).toMatchObject({ in: 'cookie', name: '__Host-margine' })
    expect(document.security).toEqual([{ session: [] }])
    expect(document.paths).toMatchObject({
      '/api/account/sign-in': {
        post: {
          security: [],
          responses: {
            200: {
              headers: {
                'Set-Cookie': {
                  description: expect.stringMatching(
                    /^`__Host-margine`: .+\n\n`__Host-margine-device`: /,
                  ),
                },
              },
            },
            429: { headers: { 'Retry-After': { schema: { type: 'integer' } } } },
          },
        },
      },
      '/api/account/sign-out': { post: { security: [{}, { session: [] }] } },
    })
    const { get: list } = document.paths['/api/calculations'] ?? {}
    expect(list).not.toHaveProperty('security')
  })

  it('knows the problems of each route by their status', () => {
    const said = (code: ProblemCode) => ({
      description: expect.stringContaining(problemDetails[code]),
    })
    expect(document.paths).toMatchObject({
      '/api/calculations': {
        post: {
          responses: {
            201: { description: 'Done.' },
            401: said('unauthenticated'),
            409: said('beta-limit'),
            413: said('too-large'),
            422: said('idempotency-key-reused'),
          },
        },
      },
    })
  })
})

it('every problem belongs to a route, or to an address without one', () => {
  const nowhere: ProblemCode[] = ['not-found', 'method-not-allowed']
  // Only the popup's last page says it.
  const inPopup: ProblemCode[] = ['google-denied']
  const used = new Set<string>([...nowhere, ...inPopup])
  for (const { problems } of Object.values<Route>(routes))
    for (const code of problems) used.add(code)
  expect([...used].sort()).toEqual(Object.keys(problemDetails).sort())
})
