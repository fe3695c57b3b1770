import { fileURLToPath } from 'node:url'
import { buildProduct } from '../scripts/build.mjs'
import { exitWith } from '../scripts/failure.mjs'
import { exampleMonth } from '../web/src/example/shop.ts'
import { CalculatorPage } from './pages/calculator-page.ts'
import { ConsuntivoPage } from './pages/consuntivo-page.ts'
import { ListinoPage } from './pages/listino-page.ts'
import { register, signedInState } from './product/account.ts'
import { launchChromium } from './product/chromium.ts'
import { startServer } from './product/server.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))

/** A small shop's list: name, category, price, product cost, shipping. */
const articles = `SKU;Nome;Categoria;Prezzo;Costo;Spedizione
LMP-014;Lampada da tavolo in rovere;home;49,90;17,20;5,90
TZZ-002;Tazza in gres, 4 pezzi;home;27,50;9,80;5,20
SED-110;Sedia pieghevole;home;39,90;24,50;8,90
ZRB-007;Zerbino in cocco;home;16,90;6,10;5,20
CFF-250;Caffè in grani 1 kg;grocery;18,50;11,40;4,90
CRN-013;Cornice 30 × 40;home;14,90;5,60;4,90
BRR-050;Borraccia termica 0,5 l;home;21,90;7,30;4,50
QDR-005;Quaderno a righe, 5 pezzi;home;11,90;4,20;3,90
MGL-M01;Maglia in lana merino;clothing;59,00;23,00;5,50
CLZ-036;Calze invernali, 3 paia;clothing;15,90;5,40;3,90
CRM-050;Crema mani 50 ml;beauty;9,90;3,10;3,90
SPZ-003;Spazzole tergicristallo;automotive;24,90;10,70;4,90
PNT-028;Pentola antiaderente 28 cm;home;34,90;21,90;6,90
TPP-200;Tappeto 120 × 180;home;69,00;38,00;12,50
MIE-500;Miele di acacia 500 g;grocery;10,90;6,80;4,90
`

/** Writes the three pictures at the top of the README from the built product. */
async function writePictures(): Promise<number> {
  await buildProduct()
  const browser = await launchChromium()
  const server = await startServer()
  try {
    const standpoint = { url: server.url, clientAddress: '203.0.113.9' }
    const person = await register(standpoint, {
      email: 'giulia.verdi@posta.example',
      password: 'Un cavallo giallo al galoppo',
    })
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'it-IT',
      reducedMotion: 'reduce',
      storageState: await signedInState(standpoint, person),
      timezoneId: 'Europe/Rome',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await calculator.calculateExample()
    await calculator.closeBanner()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.screenshot({ path: `${folder}calculator.png` })

    await new ListinoPage(page).openKept(articles)
    await page.screenshot({ path: `${folder}listino.png` })

    const consuntivo = new ConsuntivoPage(page)
    await consuntivo.open()
    const month = await Promise.all(
      exampleMonth().map(async (file) => [file.name, await file.text()] as const),
    )
    await consuntivo.choose(Object.fromEntries(month))
    await page.screenshot({ path: `${folder}consuntivo.png` })
    return 0
  } finally {
    await browser.close()
    await server.stop()
  }
}

await exitWith(writePictures)
