import { type FileParts, offsetsOf } from '../../src/person/kept-bytes.ts'

/** Parts as they stand in a file. */
export function fileFrom(parts: FileParts): ArrayBuffer {
  const offsets = offsetsOf(parts)
  const last = offsets.at(-1) ?? 0
  const bytes = new Uint8Array(last + (parts.at(-1)?.byteLength ?? 0))
  new DataView(bytes.buffer).setFloat64(0, last, true)
  for (const [at, { buffer, byteOffset, byteLength }] of parts.entries())
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offsets[at])
  return bytes.buffer
}
