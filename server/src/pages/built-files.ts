import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type Content, content } from './content.ts'

/** The files of the built web app, by the path each is served at. */
export type Files = ReadonlyMap<string, Content>

const precompressed = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
]
/** Pages have routes of their own; compressed forms are served as their original; dot files are the build's. */
const isServed = (path: string) => !/(?:\.html|\.br|\.gz)$|(?:^|\/)\./.test(path)

async function readContent(path: string, siblings: ReadonlySet<string>): Promise<Content> {
  const encoded = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const { encoding, suffix } of precompressed)
    if (siblings.has(path + suffix)) encoded.set(encoding, await readFile(path + suffix))
  const type = getMimeType(path) ?? 'application/octet-stream'
  return content(type, await readFile(path), encoded)
}

/** Reads them all once, so that no request ever names a path on the disk. */
export async function builtFiles(dist: string): Promise<Files> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const found = entries.filter((entry) => entry.isFile())
  const paths = new Set(found.map(({ parentPath, name }) => join(parentPath, name)))
  const files = new Map<string, Content>()
  for (const path of paths) {
    const served = relative(dist, path).split(sep).join('/')
    if (isServed(served)) files.set(`/${served}`, await readContent(path, paths))
  }
  return files
}
