import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Bytes = Uint8Array<ArrayBuffer>

/** Something to serve: its bytes, and their compressed forms where there are some. */
export interface Content {
  type: string
  etag: string
  bytes: Bytes
  /** By content encoding, the preferred one first. */
  encoded: ReadonlyMap<string, Bytes>
}

const nothing: Content['encoded'] = new Map()

export function content(type: string, bytes: Bytes, encoded = nothing): Content {
  // Weak: the encodings of one content share it.
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  return { type, etag, bytes, encoded }
}

const efforts = { well: { brotli: 11, gzip: 9 }, quickly: { brotli: 4, gzip: 1 } }

/** The same content with its two compressed forms: `well` for what is compressed once, `quickly` for one answer. */
export async function compressed(
  { type, bytes }: Content,
  effort: keyof typeof efforts,
): Promise<Content> {
  const { brotli, gzip: level } = efforts[effort]
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
    promisify(gzip)(bytes, { level }),
  ])
  return content(
    type,
    bytes,
    new Map([
      ['br', br],
      ['gzip', gz],
    ]),
  )
}

/** Whether the client already holds what `etag` names (RFC 9110, 13.1.2). */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? []
  return held.includes(etag) || held.includes('*')
}

/** By quality, then in our own order: browsers list gzip before brotli and mean nothing by it. */
function preferredEncoding(c: Context, available: string[]): string {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: available,
    default: 'identity',
    match: (accepted, { supports, default: fallback }) => {
      const quality = (encoding: string) =>
        accepted.find(({ type }) => type.toLowerCase() === encoding)?.q ?? 0
      const acceptable = supports.filter((encoding) => quality(encoding) > 0)
      return acceptable.sort((a, b) => quality(b) - quality(a))[0] ?? fallback
    },
  })
}

export interface Answer {
  cacheControl: string
  status?: ContentfulStatusCode
}

/** Answers with the encoding the client prefers, or with 304 when the client has it already. */
export function send(c: Context, content: Content, { cacheControl, status = 200 }: Answer) {
  c.header('Cache-Control', cacheControl)
  // Also on the plain form: a shared cache must not hand that one to everybody.
  if (content.encoded.size > 0) c.header('Vary', 'Accept-Encoding')
  if (status === 200 && cacheControl !== 'no-store') {
    c.header('ETag', content.etag)
    if (isHeld(c.req.header('If-None-Match'), content.etag)) return c.body(null, 304)
  }
  const encoding = preferredEncoding(c, [...content.encoded.keys()])
  const encoded = content.encoded.get(encoding)
  if (encoded) c.header('Content-Encoding', encoding)
  const body = encoded ?? content.bytes
  c.header('Content-Type', content.type)
  c.header('Content-Length', String(body.byteLength))
  return c.body(body, status)
}
