import { settings, startServer } from '../../e2e/product/server.ts'
import { freePort } from '../../server/test/free-port.ts'
import { startFirefox } from '../browsers/firefox.ts'
import { Gate } from '../browsers/gate.ts'
import { type Visit, visited } from '../browsers/visit.ts'
import { WebDriver, type Wire } from '../browsers/webdriver.ts'
import { startWebKit } from '../browsers/webkit.ts'
import { missing } from '../installed.ts'
import { exactly, type Figure, type Row, told } from '../row.ts'

interface Make {
  name: string
  /** Debian's packages of the programs that it takes. */
  programs: Readonly<Record<string, string>>
  list: Visit['list']
  start(): Promise<Wire>
}

const makes: readonly Make[] = [
  {
    name: 'Firefox',
    programs: { 'firefox-esr': 'firefox-esr' },
    list: 'kept',
    start: () => startFirefox('firefox-esr'),
  },
  {
    name: 'WebKit',
    programs: {
      WebKitWebDriver: 'webkit2gtk-driver',
      gjs: 'gjs gir1.2-webkit2-4.1',
      Xvfb: 'xvfb',
    },
    // Safari opens files to write in a worker; WebKitGTK refuses.
    list: 'notAllowed',
    start: () => startWebKit('WebKitWebDriver'),
  },
]

async function visitWith({ name, programs, list, start }: Make): Promise<Figure[]> {
  const lacking = missing(Object.keys(programs))
  if (lacking.length > 0) {
    const packages = lacking.map((program) => programs[program]).join(' ')
    return [exactly(`${name}: skipped, needs Debian's ${packages}`, 'missing', 'installed')]
  }
  const gatePort = await freePort()
  const url = `http://localhost:${gatePort}`
  const serverPort = await freePort()
  const server = await startServer({ ...settings, APP_URL: url }, serverPort)
  const gate = new Gate(gatePort, serverPort)
  await gate.open()
  const wire = await start()
  try {
    const browser = await WebDriver.open(wire)
    const figures = await visited({ browser, url, gate, list })
    return [
      told(name, browser.name),
      ...figures.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` })),
    ]
  } finally {
    await wire.close()
    await gate.close()
    await server.stop()
  }
}

async function prove(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const make of makes) figures.push(...(await visitWith(make)))
  return figures
}

export const browsers: Row = {
  name: 'browsers',
  proves: 'Firefox and WebKit do what Chromium does, from signing up to signing out.',
  databases: ['SQLite'],
  prove,
}
