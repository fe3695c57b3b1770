import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for one server's data. */
export const newDataFolder = () => mkdtempSync(join(tmpdir(), 'margine-e2e-'))

export const removeDataFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })
