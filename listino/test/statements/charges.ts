import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { run } from '../../src/command-line/statements/run.ts'

class Kept extends Writable {
  text = ''
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}

type Column =
  | 'canale'
  | 'negozio'
  | 'valuta'
  | 'sku'
  | 'nome'
  | 'venduti'
  | 'resi'
  | 'incassi'
  | 'iva'
  | 'ricavi'
  | 'commissione'
  | 'digitali'
  | 'logistica'
  | 'pubblicita'
  | 'altri_costi'
  | 'rimborsi'
  | 'costo'
  | 'spedizioni'
  | 'guadagno'
  | 'margine'
  | 'commissione_attesa'
  | 'differenza'
  | 'spiegazione'
  | 'misurato'
  | 'logistica_attesa'
  | 'differenza_logistica'
  | 'spiegazione_logistica'

/** A folder of reports, and the command that reads them. */
export class Reports {
  readonly #folder = mkdtempSync(join(tmpdir(), 'consuntivo-'))

  remove(): void {
    rmSync(this.#folder, { recursive: true })
  }

  put(name: string, content: string | Uint8Array): string {
    const path = join(this.#folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    return path
  }

  /** What the command says, without the folder's name, and its rows by their columns. */
  async charges(...args: string[]) {
    const [out, said] = [new Kept(), new Kept()]
    const code = await run(args, out, said)
    const isForPrograms = args.includes('dati')
    const [head = '', ...lines] = out.text.replace('\uFEFF', '').trimEnd().split('\r\n')
    const delimiter = isForPrograms ? ',' : ';'
    const names = head.split(delimiter)
    const rows = lines.map((line) => {
      const cells = line.split(delimiter)
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Record<
        Column,
        string
      >
    })
    const text = said.text.replaceAll(`${this.#folder}/`, '')
    return { code, names, rows, said: text.split('\n').slice(0, -1), text: out.text }
  }
}
