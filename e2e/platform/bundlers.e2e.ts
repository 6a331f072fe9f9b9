import { expect, test, THOROUGH } from '../support/releasing.ts'
import { releaseVariant } from '../support/variant.ts'

for (const [bundler, form] of [
  ['enhanced', THOROUGH],
  ['rspack', THOROUGH],
  ['vite', {}],
] as const)
  test(
    `a remote that ${bundler} has built runs beside the others, hydrates, and has the shell’s React`,
    form,
    async ({ page, product }) => {
      const version = `0.1.0-${bundler}`
      const edits: [string, string, string][] = [
        ['package.json', '"kinora": {', `"kinora": { "bundler": "${bundler}",`],
      ]
      await releaseVariant(product, { name: 'mfe-account', version, edits })
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      const loaded: string[] = []
      page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))

      await page.goto(`${product.origin}/auth/sign-up`)
      const specialist = page.getByRole('radio', { name: /Prowadzę innych/ })
      // A press before hydration is seen once the page can listen.
      await specialist.click()
      await expect(specialist).toBeChecked()
      await expect(page).toHaveURL(/as=specialist/)
      await page.getByRole('button', { name: 'Dalej' }).click()
      await expect(page.getByRole('region', { name: /czekaj/ })).toBeFocused()
      // The style sheet is the one whose classes the server has written.
      await expect(page.getByRole('group', { name: 'Jak chcesz korzystać z Kinory?' })).toHaveCSS(
        'border-style',
        'none',
      )
      await page.getByRole('link', { name: 'Programy' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Programy' })).toBeVisible()
      // Nothing is loaded of the last good version, which would take its place.
      expect(loaded.filter((path) => path.includes('/mfe-account/') && path.endsWith('/remoteEntry.js'))).toEqual([
        `/releases/mfe-account/${version}/client/remoteEntry.js`,
      ])
      expect(complaints).toEqual([])
    },
  )
