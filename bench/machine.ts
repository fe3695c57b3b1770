import { cpus, hostname, totalmem } from 'node:os'

/** Where figures were measured: without it they mean nothing. */
export function machine(): string {
  const processors = cpus()
  const model = processors[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${hostname()} · ${processors.length} × ${model} · ${memory} GiB · Node.js ${process.version} · ${process.platform}-${process.arch}`
}
