import { accounts } from '@kinora/demo'
import { thorough } from '../../tools/setup/thorough.js'
import { cutOff } from '../support/cutOff.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { inTurn, LANGUAGES } from '../support/languages.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'

/** The main screens; a link is pressed on the one before. */
const SCREENS: Record<string, { who?: string; screens: (string | { link: RegExp })[] }> = {
  visitor: { screens: ['/programs', '/', '/programs/1', '/subscription', '/auth/sign-up'] },
  member: {
    who: accounts.member,
    screens: ['/profile/my-path?showMessages', '/', '/profile/my-path', '/profile/my-state'],
  },
  specialist: {
    who: accounts.specialist,
    screens: ['/profile/my-team', { link: /\/my-team\/member\/\d+$/ }, '/profile/messages'],
  },
}

// A window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10).
test.use({ viewport: { width: 320, height: 256 } })

for (const [language, { prefix }] of inTurn('pl', LANGUAGES))
  for (const [name, { who, screens }] of Object.entries(SCREENS))
    test(`at 400 % zoom a ${name} scrolls nothing sideways, and nothing is cut off: ${language}`, async ({
      page,
      product,
    }) => {
      test.slow()
      if (who) await signIn(page, product, who, '/faq')
      for (const screen of thorough(screens, screens.slice(0, 1))) {
        if (typeof screen === 'string') await page.goto(prefix + screen)
        else {
          const hrefs = await page
            .locator('main a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
          await page.goto(hrefs.find((href) => screen.link.test(href ?? ''))!)
        }
        await expect(page.locator('h1, dialog h2').first()).toBeVisible()
        await expectAccessible(page)
        expect(await cutOff(page), page.url()).toEqual([])
      }
    })
