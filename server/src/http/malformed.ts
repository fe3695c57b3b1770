import { type IncomingMessage, STATUS_CODES } from 'node:http'

/** The statuses by which Node refuses what its parser can't read or wait for; 400 for all else. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** The answer to what is no request, with the headers of all others, which Node's own would not have. */
export function refusalOf(
  { code = '' }: NodeJS.ErrnoException,
  headers: Readonly<Record<string, string>>,
): string {
  const status = statuses[code] ?? 400
  const all = { ...headers, Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}

/** Whether a request names its host twice: a proxy may have gone by one and we by the other (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values in turn.
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** Whether a request in HTTP/1.0 comes in pieces, which that does not have: a proxy may see its end elsewhere (RFC 9112, 6.1). */
const hasUnknownPieces = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.0' && headers['transfer-encoding'] !== undefined

/** Whether a request may be read in two ways, of which a proxy may have taken the other. */
export const isAmbiguous = (request: IncomingMessage): boolean =>
  hasTwoHosts(request) || hasUnknownPieces(request)
