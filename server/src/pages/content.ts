import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Bytes = Uint8Array<ArrayBuffer>

/** A compressed form: made beforehand, or when it is sent. */
type Encoded = Bytes | (() => Promise<Bytes>)

/** Something to serve: its bytes, and their compressed forms where there are some. */
export interface Content {
  type: string
  etag: string
  bytes: Bytes
  /** By content encoding, the preferred one first. */
  encoded: ReadonlyMap<string, Encoded>
}

const nothing: Content['encoded'] = new Map()

export function content(type: string, bytes: Bytes, encoded = nothing): Content {
  // Weak: the encodings of one content share it.
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  return { type, etag, bytes, encoded }
}

const brotli = (bytes: Bytes, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** The same content with its two compressed forms, as small as they get: for what is compressed once. */
export async function compressed({ type, bytes }: Content): Promise<Content> {
  const [br, gz] = await Promise.all([brotli(bytes, 11), promisify(gzip)(bytes, { level: 9 })])
  return content(
    type,
    bytes,
    new Map([
      ['br', br],
      ['gzip', gz],
    ]),
  )
}

/** The same content, compressed quickly and only as its one answer asks. */
export const compressedAsAsked = ({ type, bytes }: Content): Content =>
  content(
    type,
    bytes,
    new Map([
      ['br', () => brotli(bytes, 4)],
      ['gzip', () => promisify(gzip)(bytes, { level: 1 })],
    ]),
  )

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
export async function send(
  c: Context,
  content: Content,
  { cacheControl, status = 200 }: Answer,
): Promise<Response> {
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
  const body = typeof encoded === 'function' ? await encoded() : (encoded ?? content.bytes)
  c.header('Content-Type', content.type)
  c.header('Content-Length', String(body.byteLength))
  return c.body(body, status)
}
