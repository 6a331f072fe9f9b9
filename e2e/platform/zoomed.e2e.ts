import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import { thorough } from '../../tools/setup/thorough.js'
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

/** Texts and controls that lie outside of the page, that have to be scrolled to sideways, or that their box cuts off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('script, style, noscript')
    /** Of what only screen readers get. */
    const isTiny = (element: Element | null): boolean => {
      if (!element) return false
      const { width, height } = element.getBoundingClientRect()
      return (
        ((width < 2 || height < 2) && getComputedStyle(element).overflow !== 'visible') || isTiny(element.parentElement)
      )
    }
    const nameOf = (element: Element) => `${element.localName} "${element.textContent.trim().slice(0, 60)}"`
    const placesOf = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent!.trim() === '') return []
        const range = document.createRange()
        range.selectNode(node)
        return [...range.getClientRects()]
      })
    return [...document.body.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const isControl = element.matches('a, button, input, select, textarea, summary')
      const places = isControl ? [...element.getClientRects()] : placesOf(element)
      const isOutside = places.some(({ left, right, width: wide }) => wide > 2 && (left < -1 || right > width + 1))
      const isCut =
        element.textContent.trim() !== '' &&
        webkitLineClamp === 'none' &&
        ((hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1))
      if ((!isOutside && !isCut) || isTiny(element)) return []
      return [`${nameOf(element)} is ${isOutside ? 'outside' : 'cut off'}`]
    })
  })

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
