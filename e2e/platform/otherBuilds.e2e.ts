import { expect, test as base } from '../support/releasing.ts'
import { serveHost, type ForeignHost } from '../support/foreign/serveHost.ts'

const test = base.extend<{ host: ForeignHost }>({
  host: async ({ product }, use) => {
    const host = await serveHost(product.urls.gateway)
    await use(host)
    await host.close()
  },
})

test('another product shows our catalogue by its live manifest, with a runtime of its own', async ({
  page,
  product,
  host,
}) => {
  const manifest = `${product.origin}/releases/mfe-catalog/live/mf-manifest.json`
  const { name } = (await (await fetch(manifest)).json()) as { name: string }
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.goto(`${host.origin}/?${new URLSearchParams({ name, entry: manifest, page: '/en/programs' })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()

  const ofRemote = asked.filter((url) => url.includes('/releases/'))
  expect(ofRemote.filter((url) => !url.startsWith(product.origin))).toEqual([])
  expect(ofRemote.length).toBeGreaterThan(2)
})
