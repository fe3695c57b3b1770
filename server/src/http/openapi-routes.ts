import { openApiDocument } from '@margine/contract/openapi'
import { Hono } from 'hono'
import manifest from '../../package.json' with { type: 'json' }

/** The API described for programs, in OpenAPI 3.1. */
export function openApiRoutes(appUrl: URL) {
  /** Made when first asked for: few ever ask. */
  let document: string | undefined
  return new Hono().get('/', (c) => {
    document ??= JSON.stringify(openApiDocument(manifest.version, appUrl))
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
}
