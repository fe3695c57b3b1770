import { asShared, type CalculationFormData, type CalculationResult } from '@margine/engine'

/** Downloads a calculation as `margin-calc-{epoch milliseconds}.json`. */
export function exportResult(form: CalculationFormData, result: CalculationResult): void {
  const now = new Date()
  const formData = asShared(form)
  const content = JSON.stringify({ date: now.toISOString(), formData, result }, null, 2)
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `margin-calc-${now.getTime()}.json`
  link.click()
  // Not at once: some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
