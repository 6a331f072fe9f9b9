import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import { thorough } from '../../tools/setup/thorough.js'
import { packages } from '../../tools/start/buildPackages.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

/** A page of each remote, and who opens it: where it has one, a page with slots of others. */
const PAGES: Record<string, { path: string; as?: keyof typeof accounts; heading: RegExp }> = {
  'mfe-account': { path: '/auth/sign-in', heading: /^Zaloguj się$/ },
  'mfe-catalog': { path: '/programs', heading: /^Programy$/ },
  'mfe-commerce': { path: '/subscription', heading: /./ },
  'mfe-marketing': { path: '/', heading: /./ },
  'mfe-profile': { path: '/profile/my-path', as: 'member', heading: /./ },
  'mfe-team': { path: '/profile/my-team', as: 'specialist', heading: /./ },
}
const KINDS = ['404', 'throw', 'corrupt', 'hang']
/** Those of `npm test`: a page with slots of others, and one of a member. */
const IN_TURN: Record<string, string[]> = { 'mfe-marketing': ['404'], 'mfe-profile': ['throw'] }

const noPage = (page: Page) => page.getByText('Tej strony nie możemy teraz pokazać')

// Missing files and thrown errors are what they are about.
test.use({ mayComplain: true })

for (const name of packages().filter((one) => one !== 'shell')) {
  for (const kind of thorough(KINDS, IN_TURN[name] ?? []))
    test(`${name} works while all other remotes are dead: ${kind}`, async ({ page, product }) => {
      const { path, as, heading } = PAGES[name]!
      const others = packages().filter((other) => other !== 'shell' && other !== name)
      const address = `${path}?fault=${others.map((other) => `${other}:${kind}`).join()}`
      if (as) await signIn(page, product, accounts[as], address)
      else await page.goto(address, { waitUntil: 'domcontentloaded' })

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.getByRole('button', { name: 'Wysoki kontrast' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
      await expect(noPage(page)).toBeHidden()

      // Another's page is a message, and the way back leads to a page that works.
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: name === 'mfe-catalog' ? 'Subskrypcje' : 'Programy' })
      if (as === 'specialist') return
      await link.click()
      await expect(noPage(page)).toBeVisible({ timeout: 30_000 })
      await page.goBack()
      await expect(noPage(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
}
