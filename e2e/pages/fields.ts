import { expect, type Locator } from '@playwright/test'

/** An error stands at its field, for who sees it and for who hears it. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`(?:^|\\s)${message}$`))
  await expect(field.page().getByText(message, { exact: true })).toBeVisible()
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}
