import { expect, type Page } from '@playwright/test'
import en from '../../shell/src/features/accounts/locales/en.json' with { type: 'json' }
import pl from '../../shell/src/features/accounts/locales/pl.json' with { type: 'json' }
import { demoPassword } from '../../tools/start/demoPassword.ts'
import type { Product } from './product.ts'
import { said } from './said.ts'
import { walk } from './walk.ts'

/** Signs somebody of the demo in by keyboard, and leads to a path of the product, in that path's language. */
export async function signIn(page: Page, { origin, home }: Product, email: string, to: string): Promise<void> {
  const { write } = walk(page)
  const [prefix, { field }] = to.startsWith('/en') ? ['/en', en] : ['', pl]
  const main = page.getByRole('main')
  await page.goto(`${origin}${prefix}/auth/sign-in?callbackUrl=${encodeURIComponent(to)}`)
  await write(main.getByLabel(said(field.email)), email)
  await write(main.getByLabel(said(field.password)), demoPassword(home))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(origin + to)
}
