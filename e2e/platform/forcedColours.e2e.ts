import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { thorough } from '../../tools/setup/thorough.js'

/** Texts that have the colour of what is behind them. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const isOpaque = (colour: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour)
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isOpaque(backgroundColor) ? backgroundColor : behind(element.parentElement)
    }
    const texts = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''),
    )
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName) &&
      element.getBoundingClientRect().width > 1
    return texts
      .filter((element) => isSeen(element) && getComputedStyle(element).color === behind(element))
      .map((element) => `${element.textContent.trim().slice(0, 60)} in ${behind(element)}`)
  })

const SCREENS: Record<string, { who: string; paths: string[]; more: string[] }> = {
  member: {
    who: accounts.member,
    paths: ['/', '/profile/my-path', '/profile/my-state'],
    more: [
      '/programs',
      '/programs/1',
      '/profile',
      '/profile/account',
      '/profile/data',
      '/profile/edit',
      '/subscription',
    ],
  },
  specialist: {
    who: accounts.specialist,
    paths: ['/profile/my-team', '/profile/messages'],
    more: ['/profile/my-team/templates', '/profile/my-team/invitation', '/profile', '/give-a-gift', '/contact', '/faq'],
  },
}

for (const scheme of thorough(['dark', 'light'] as const, ['dark'] as const))
  for (const [name, { who, paths, more }] of Object.entries(SCREENS))
    test(`a ${name} reads everything in forced colours: ${scheme}`, async ({ page, product }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
      await signIn(page, product, who, '/profile')
      for (const path of [...paths, ...thorough(more, [])]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await unreadable(page), path).toEqual([])
      }
      if (name !== 'specialist') return
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Przejdź do profilu testowego' }).first().click()
      await expect(page.getByRole('button', { name: 'Wróć do widoku specjalisty' }).first()).toBeVisible()
      expect(await unreadable(page), 'test mode').toEqual([])
    })
