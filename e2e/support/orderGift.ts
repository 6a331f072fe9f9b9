import type { Language } from './languages.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { expect } from './test.ts'

/** Orders a gift card for three months, as the form does. Returns the provider's page. */
export async function orderGift({ origin }: Product, language: Language, email: string): Promise<string> {
  const templates = (await (await fetch(`${origin}/api/gift-templates`)).json()) as { data: { id: number }[] }
  const answer = await fetch(`${origin}/api/gift-card-orders?locale=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      lookupKey: 'gift-3-months',
      designId: templates.data[0]?.id,
      recipient: { email },
      purchaser: {
        email: `second.giver.${language}@example.org`,
        firstName: 'Hanna',
        lastName: 'Lipowska',
        streetAddress: 'Lipowa 4',
        city: 'Lublin',
        postCode: '20-020',
        country: 'PL',
        telephoneNumber: '+48501234567',
      },
      terms: true,
    }),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return ((await answer.json()) as { data: { url: string } }).data.url
}
