import { isWithoutServer } from '../session/signed-in-user.ts'
import { followReturn } from './follow-return.ts'
import { registerWorker } from './register-worker.ts'

/** Makes the next visits work without a network, and brings one that began so back to the server. */
export function begin(): void {
  if (isWithoutServer()) followReturn()
  if (document.readyState === 'complete') void registerWorker()
  else addEventListener('load', () => void registerWorker(), { once: true })
}
