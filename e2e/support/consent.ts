import type { Page } from '@playwright/test'
import type { Product } from '../../tools/product/startProduct.ts'

export const banner = (page: Page) => page.getByRole('region', { name: /Twoja prywatność|Your privacy/ })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const frames = (page: Page) => page.locator('iframe')

/** Records all requests for third parties: to other origins, and to our own third-party paths. */
export function listenForOthers(page: Page, { origin }: Product) {
  const requests: string[] = []
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin || /^\/(third-parties\/|api\/referral)/.test(url.pathname)) requests.push(request.url())
  })
  return requests
}

type Received = { at: string; id: string; event: string; fields: Record<string, string> }
/** What the third-party stubs received since a time. */
export async function received({ urls }: Product, since: number): Promise<Received[]> {
  const { data } = (await (await fetch(`${urls.sandbox}/third-parties`)).json()) as { data: Received[] }
  return data.filter(({ at }) => Date.parse(at) >= since)
}
export const told = async (product: Product, since: number) =>
  (await received(product, since)).map(({ id, event, fields }) =>
    [id, event, fields.path ?? fields.via ?? ''].join(' ').trim(),
  )
