import type { BrowserContext, Page } from '@playwright/test'

/** Hears every `alert` of every page. */
export async function hearAlerts(context: BrowserContext): Promise<string[]> {
  const heard: string[] = []
  await context.exposeFunction('heardAlert', (where: string) => heard.push(where))
  await context.addInitScript(() => {
    window.alert = () => Reflect.get(window, 'heardAlert')(document.body.innerHTML)
  })
  context.on('dialog', (dialog) => {
    heard.push(dialog.message())
    dialog.dismiss()
  })
  return heard
}

/** Everything a payload could have become that isn't text. */
export const madeOf = (page: Page) =>
  page.evaluate(() => {
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href']
    const runs = (name: string, value: string) =>
      name.startsWith('on') || (addresses.includes(name) && /^\W*j[\s\S]*:/i.test(value))
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => runs(name, value))
        .map(({ name }) => `${element.localName}[${name}]`),
    )
    const scripts = [...document.scripts].filter(({ src }) => !src.startsWith(location.origin))
    return [...handlers, ...scripts.map(({ outerHTML }) => outerHTML)]
  })
