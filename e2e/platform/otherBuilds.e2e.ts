import { expect, test, THOROUGH } from '../support/releasing.ts'
import { serveHost } from '../support/foreign/serveHost.ts'

for (const [builder, form] of [
  ['enhanced', THOROUGH],
  ['rspack', {}],
  ['vite', THOROUGH],
] as const)
  test(
    `another product, built by ${builder}, shows our catalogue by its live manifest, with a runtime of its own`,
    form,
    async ({ page, product }) => {
      await using host = await serveHost(product.urls.gateway, builder)
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
    },
  )
