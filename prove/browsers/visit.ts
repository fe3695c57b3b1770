import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reports } from '../../e2e/pages/consuntivo-page.ts'
import { aboutVerifying, linkIn, mailTo, newPerson } from '../../e2e/product/account.ts'
import { atEnd } from '../../scripts/at-end.mjs'
import { atMost, exactly, type Figure } from '../row.ts'
import type { Gate } from './gate.ts'
import type { WebDriver } from './webdriver.ts'

export interface Visit {
  browser: WebDriver
  /** Where the browser finds the product, by way of the gate. */
  url: string
  gate: Gate
  /** What becomes of a list here. */
  list: keyof typeof lists
}

/** The sale of the product's own example. */
const exampleSale = {
  'Costo prodotto': '12,50',
  'Prezzo di vendita': '39,90',
  Spedizione: '4,50',
  Packaging: '0,60',
  Pubblicità: '1,50',
}
const articles = 'sku;nome;prezzo;costo\nA-1;Tazza;20,00;5,00\nB-2;Lampada;12,00;11,50\n'

const enter = '\uE007'

const text = (selector: string) => `textOf(document.querySelector(${JSON.stringify(selector)}))`
const says = (selector: string, words: string) =>
  `${text(selector)}.includes(${JSON.stringify(words)})`

const margin = `textOf([...document.querySelectorAll('[role="group"]')].find((one) => textOf(one).startsWith('MARGINE')))`
const ofCup = (column: string) =>
  `([...document.querySelectorAll('[role="row"]')].find((row) => row.textContent.includes('Tazza'))?.querySelector('[data-column="${column}"]') ?? null)`
/** Without the file's own value, which stands behind it. */
const costOfCup = `textOf(${ofCup('cost')}).slice(0, 6)`
/** How much of a column is cut off, where scroll bars take room too. */
const beyond = `(() => {
  const head = [...document.querySelectorAll('[role="columnheader"]')].find((one) => one.textContent.includes('Margine'))
  const view = head.closest('[data-articles]')
  return Math.max(0, Math.round(head.getBoundingClientRect().right - view.getBoundingClientRect().left - view.clientLeft - view.clientWidth))
})()`
const popover = `document.querySelector(':popover-open').getBoundingClientRect().height`
const left = 'Ti è rimasto49,03 €'

const choosing = 'Scegli un file'
/** What a list becomes where pages may write files, and where they may not: the message, and what the page opens with. */
const lists = {
  kept: {
    said: 'Il listino resta su questo dispositivo, anche se chiudi la pagina.',
    again: [costOfCup, '6,50 €'],
  },
  notAllowed: {
    said: 'Il listino non resta su questo dispositivo perché il browser non lo permette: lo vedi finché la pagina è aperta.',
    again: [`textOf(find('button', '${choosing}'))`, choosing],
  },
} as const
const saidOfList = `textOf([...document.querySelectorAll('main [role="status"]')].find((one) => textOf(one).startsWith('Il listino')))`

/** Nothing of a person: no folder, no answer to open a page with, no draft. */
const leftOnDevice = `(async () => {
  const left = []
  for await (const name of (await navigator.storage.getDirectory()).keys()) left.push(name)
  left.push(...(await caches.keys()).filter((name) => name.endsWith(':offline')))
  left.push(...Object.keys(sessionStorage).filter((key) => !key.endsWith(':visit')))
  return left.join(', ') || 'nothing'
})()`

/** What stands on the page when the event before printing is over, which is what a browser may copy. */
const notePaper = `addEventListener('beforeprint', () => {
  document.documentElement.dataset.paper = textOf(document.body)
}, { once: true })`
const notedPaper = `document.documentElement.dataset.paper ?? ''`

/** Chooses files with these names where the page asks for some. */
async function choose(browser: WebDriver, files: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'margine-files-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const paths = Object.keys(files).map((name) => join(folder, name))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await browser.type(`document.querySelector('input[type="file"]')`, paths.join('\n'))
}

async function signUp({ browser, url }: Visit): Promise<Figure[]> {
  const person = newPerson()
  await browser.go(`${url}/signup`)
  await browser.fill('Email', person.email)
  await browser.fill('Password', person.password)
  await browser.fill('Conferma password', person.password)
  await browser.press('Registrati')
  await browser.go(linkIn(await mailTo(url, person.email, aboutVerifying)))
  await browser.fill('Password', person.password)
  await browser.press('Entra')
  const seen = await browser.eventually('location.pathname', '/')
  return [exactly('signed up, verified, signed in: at', seen, '/')]
}

async function calculate({ browser }: Visit): Promise<Figure[]> {
  await browser.press('Altri costi')
  for (const [name, amount] of Object.entries(exampleSale)) await browser.fill(name, amount)
  await browser.click(
    `[...(find('select', 'Categoria')?.options ?? [])].find(({ label }) => label === 'Casa') ?? null`,
  )
  await browser.press('Calcola Margine')
  const seen = await browser.eventually(margin, 'MARGINE23,3%')
  await browser.evaluate(notePaper)
  await browser.print()
  const paper = await browser.evaluate<string>(notedPaper)
  return [
    exactly('the example', seen, 'MARGINE23,3%'),
    ...['Calcolo del', 'Costo prodotto', '12,50 € senza IVA', '23,3%'].map((words) =>
      exactly(`«${words}» on paper`, paper.includes(words) ? 'yes' : 'no', 'yes'),
    ),
  ]
}

async function list({ browser, url, list }: Visit): Promise<Figure[]> {
  await browser.go(`${url}/listino`)
  await choose(browser, { 'articoli.csv': articles })
  const read = await browser.eventually(costOfCup, '5,00 €')
  await browser.click(ofCup('cost'))
  await browser.type(ofCup('cost'), '6')
  await browser.type(`document.querySelector('[role="grid"] input')`, `,50${enter}`)
  const written = await browser.eventually(costOfCup, '6,50 €')
  const column = await browser.evaluate<number>(beyond)
  await browser.press('I dieci articoli peggiori')
  const height = await browser.evaluate<number>(`Math.round(${popover})`)
  await browser.press('Chiudi')
  const {
    said,
    again: [expression, wanted],
  } = lists[list]
  const saidNow = await browser.eventually(saidOfList, said)
  await browser.reload()
  return [
    exactly('cost of an article, as the file says it', read, '5,00 €'),
    atMost('of the column Margine, beyond the view', column, 0, ' px'),
    atMost('height of the worst articles, of which there are two', height, 300, ' px'),
    exactly('written over', written, '6,50 €'),
    exactly('said of the list', saidNow, said),
    exactly('list after reloading', await browser.eventually<string>(expression, wanted), wanted),
  ]
}

async function consuntivo({ browser, url }: Visit): Promise<Figure[]> {
  await browser.go(`${url}/consuntivo`)
  await choose(browser, reports)
  const first = await browser.eventually(says('main', left), true)
  const said = 'I rapporti restano su questo dispositivo'
  const isSaid = await browser.eventually(says('main', said), true)
  await browser.reload()
  const again = await browser.eventually(says('main', left), true)
  return [
    exactly(`«${left}» of reports`, String(first), 'true'),
    exactly(`«${said}»`, String(isSaid), 'true'),
    exactly('reports after reloading', String(again), 'true'),
  ]
}

async function offline({ browser, url, gate, list }: Visit): Promise<Figure[]> {
  await browser.go(`${url}/`)
  await browser.eventually('navigator.serviceWorker.ready.then(() => true)', true)
  await browser.eventually(
    `caches.keys().then((names) => names.some((name) => name.endsWith(':offline')))`,
    true,
  )
  await gate.close()
  const figures: Figure[] = []
  for (const [path, expression, wanted] of [
    ['/', margin, 'MARGINE23,3%'],
    ['/listino', ...lists[list].again],
    ['/consuntivo', says('main', left), true],
    ['/tariffe', text('h1'), 'Senza connessione'],
  ] as const) {
    const seen = await browser.go(url + path).then(
      () => browser.eventually<unknown>(expression, wanted),
      ({ message }: Error) => message.split('\n', 1)[0],
    )
    figures.push(exactly(`${path} without a network`, String(seen), String(wanted)))
  }
  return figures
}

async function signOut({ browser, url, gate }: Visit): Promise<Figure[]> {
  await gate.open()
  await browser.go(`${url}/`)
  await browser.press('Menu utente')
  await browser.press('Logout')
  await browser.eventually(`document.querySelector('dialog:modal') !== null`, true)
  const height = await browser.evaluate<number>(
    `Math.round(document.querySelector('dialog:modal').getBoundingClientRect().height)`,
  )
  await browser.press('Elimina ed esci')
  return [
    atMost('height of the question before that', height, 400, ' px'),
    exactly('signed out: at', await browser.eventually('location.pathname', '/login'), '/login'),
    exactly('left of the person', await browser.eventually(leftOnDevice, 'nothing'), 'nothing'),
  ]
}

const steps = { signUp, calculate, list, consuntivo, offline, signOut }

/** What a person does, from the first visit to the last, with what comes of it. A step that breaks off keeps none after it. */
export async function visited(visit: Visit): Promise<Figure[]> {
  await visit.browser.resize(1280, 900)
  const figures: Figure[] = []
  for (const [name, step] of Object.entries(steps)) {
    const seen = step(visit).catch(({ message }: Error) => [exactly(name, message, 'no error')])
    figures.push(...(await seen))
  }
  return figures
}
