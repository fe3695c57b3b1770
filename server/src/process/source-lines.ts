import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

const built = /(file:\S+\/dist\/program\/[^:)]+):(\d+):(\d+)/

/**
 * Makes stacks of the built server name the lines of its sources. A map is read where a stack needs it first: Node's own
 * `--enable-source-maps` takes 25 MB and a quarter more of each start.
 */
export function nameSourceLines(): void {
  const maps = new Map<string, SourceMap>()
  const mapOf = (file: string) => {
    const map =
      maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')))
    maps.set(file, map)
    return map
  }
  const inSources = (all: string, file: string, line: string, column: string) => {
    try {
      const found = mapOf(file).findEntry(Number(line) - 1, Number(column) - 1)
      if (!('originalSource' in found)) return all
      const { originalSource, originalLine, originalColumn } = found
      return `${new URL(originalSource, file)}:${originalLine + 1}:${originalColumn + 1}`
    } catch {
      // A stack names what it can.
      return all
    }
  }
  Error.prepareStackTrace = (error, frames) =>
    [error, ...frames.map((frame) => `    at ${String(frame).replace(built, inSources)}`)].join(
      '\n',
    )
}
