import { expect } from '@playwright/test'
import { chooseFiles } from './files.ts'
import { PageObject } from './page-object.ts'

/** The address that carries this text; of another version where one is given. */
export const linkWith = (text: string, version = 1) =>
  `/#calcolo=${version}.${Buffer.from(text).toString('base64url')}`

/** The example sale, as a link carries it. */
export const exampleLink = linkWith(
  '{"c":"12,50","s":"4,50","k":"0,60","a":"1,50","v":"39,90","g":"home"}',
)

/** What is asked and shown where a calculation comes from elsewhere. */
export class OpeningPage extends PageObject {
  readonly question = this.page.getByRole('dialog', {
    name: /^Vuoi aprire il calcolo del (?:link|file)\?$/,
  })
  readonly accept = this.question.getByRole('button', { name: 'Apri il calcolo' })
  readonly refuse = this.question.getByRole('button', { name: 'Annulla' })
  readonly fromLink = this.page.getByText(/^Calcolo da un link/)
  readonly fromFile = this.page.getByText(/^Calcolo da un file/)
  readonly problem = this.page.getByRole('alert')
  readonly dropTarget = this.page.getByText('Lascia qui il file per aprirlo')

  /** Pastes a link where the application is open. */
  async follow(link: string): Promise<void> {
    // A moment after a dialog has closed, the page goes back in the history. A link that is followed before that is
    // lost, but no person is so quick.
    await this.page.waitForFunction(
      () => (history.state?.dialogs ?? 0) <= document.querySelectorAll('dialog:modal').length,
    )
    await this.page.evaluate((address) => location.assign(address), link)
  }

  /** Drags files onto the page without letting go: the system repeats the event while they are there. */
  async drag(...contents: string[]): Promise<void> {
    await this.#send('dragenter', contents)
    const isTaken = async () => {
      await this.#send('dragover', contents)
      return this.dropTarget.isVisible()
    }
    await expect.poll(isTaken).toBe(true)
  }

  async drop(...contents: string[]): Promise<void> {
    await this.drag(...contents)
    await this.#send('drop', contents)
  }

  /** Whether the page keeps the browser from leaving it for a file that is dragged there. */
  staysUnderDrag(content: string): Promise<boolean> {
    return this.#send('dragover', [content])
  }

  #send(type: string, contents: string[]): Promise<boolean> {
    return this.page.evaluate(
      ([name, texts]) => {
        const dataTransfer = new DataTransfer()
        for (const text of texts) dataTransfer.items.add(new File([text], 'calcolo.json'))
        const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })
        return !document.body.dispatchEvent(event)
      },
      [type, contents] as const,
    )
  }

  /** Chooses a file with «Apri un file». */
  async choose(content: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Salvati' }).click()
    const button = this.page.getByRole('button', { name: 'Apri un file' })
    await chooseFiles(button, { 'calcolo.json': content })
  }
}
