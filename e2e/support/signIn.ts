import type { Page } from '@playwright/test'
import { signedIn } from './people.ts'
import type { Product } from '../../tools/product/startProduct.ts'

/** Signs somebody of the demo in as the form does, without the form, and opens a path of the product. */
export async function signIn(page: Page, product: Product, email: string, to: string): Promise<void> {
  const { cookies } = await signedIn(product, email)
  await page.context().addCookies(cookies)
  await page.goto(product.origin + to)
}
