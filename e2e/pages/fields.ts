import { expect, type Locator } from '@playwright/test'

/** What is wrong is said at the field, to whoever sees it and to whoever hears it. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`(?:^|\\s)${message}$`))
  await expect(field.page().getByText(message, { exact: true })).toBeVisible()
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}
