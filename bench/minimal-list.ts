import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

const library = createRequire(new URL('../listino/package.json', import.meta.url)).resolve(
  'papaparse/papaparse.min.js',
)

/** A slider, and a price that a worker answers for each of its places. */
const sliderPage = `<!doctype html><html lang="it"><title>Slider</title>
<label>Prezzi <input type="range" min="-30" max="30" step="0.5" style="width: 320px"></label>
<p aria-rowindex="2"><span data-column="price">202,99</span></p>
<script>
  const slider = document.querySelector('input')
  const price = document.querySelector('span')
  const worker = new Worker('/price.js')
  worker.onmessage = ({ data }) => { price.textContent = data }
  slider.oninput = () => worker.postMessage(slider.valueAsNumber)
</script></html>`

const priceWorker = `onmessage = ({ data }) =>
  postMessage((202.99 * (1 + data / 100)).toFixed(2).replace('.', ','))`

/** A library reads a file's rows in a worker, which only counts them. What they are cut at stands behind the `#`. */
const csvPage = `<!doctype html><html lang="it"><title>CSV</title>
<input type="file">
<p></p>
<script>
  const worker = new Worker('/rows.js')
  let begun = 0
  worker.onmessage = ({ data }) => {
    document.querySelector('p').textContent = [data, performance.now() - begun].join(' ')
  }
  document.querySelector('input').onchange = ({ target }) => {
    begun = performance.now()
    worker.postMessage({ file: target.files[0], delimiter: decodeURIComponent(location.hash.slice(1)) })
  }
</script></html>`

const rowsWorker = `importScripts('/library.js')
onmessage = ({ data }) => {
  let rows = 0
  Papa.parse(data.file, {
    delimiter: data.delimiter,
    chunk: ({ data }) => { rows += data.length },
    complete: () => postMessage(rows),
  })
}`

const html = 'text/html; charset=utf-8'
const script = 'text/javascript; charset=utf-8'

/** Serves the least pages that do what the page of the list is compared in. */
export async function serveMinimalPages(): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, readonly [type: string, body: string]>([
    ['/slider', [html, sliderPage]],
    ['/price.js', [script, priceWorker]],
    ['/csv', [html, csvPage]],
    ['/rows.js', [script, rowsWorker]],
    ['/library.js', [script, await readFile(library, 'utf8')]],
  ])
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = files.get(url) ?? [html, '']
    response.writeHead(files.has(url) ? 200 : 404, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
