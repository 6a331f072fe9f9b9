import { expect, test } from '../support/test.ts'

test('every icon of the page and its web manifest exists, with its type and size', async ({ page, request }) => {
  await page.goto('/nowhere')
  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])

  const manifestOf = async (path: string) => {
    await page.goto(path)
    const link = page.locator('link[rel="manifest"]')
    const response = await request.get(await link.evaluate((link) => (link as HTMLLinkElement).href))
    expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
    return response.json()
  }
  const usual = { id: '/', name: 'Kinora', short_name: 'Kinora', display: 'standalone' }
  expect(await manifestOf('/en/nowhere')).toMatchObject({ ...usual, lang: 'en', start_url: '/en' })
  const manifest = await manifestOf('/nowhere')
  expect(manifest).toMatchObject({ ...usual, lang: 'pl', start_url: '/' })

  const icons: { src: string; type: string; sizes: string }[] = [
    { src: '/favicon.ico', type: 'image/x-icon', sizes: '32x32' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ...manifest.icons,
  ]
  for (const { src, type, sizes } of icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toContain(type)
    expect(icon.headers()['cache-control'], src).toBe('public, max-age=3600')
    if (sizes === 'any') continue
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return `${width}x${height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})
