import { thorough } from '../../tools/setup/thorough.js'
import { banner, button } from '../support/consent.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { looksInTurn } from '../support/looks.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

test.use({ mayBeAsked: true })

test('by keyboard: the banner is reached first, and after the answer the focus is on the content', async ({ page }) => {
  await page.goto('/en/programs')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused()
  for (const name of ['Accept', 'Reject', 'Settings']) {
    await page.keyboard.press('Tab')
    await expect(button(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Privacy settings' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Settings')).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('checkbox', { name: 'Statistics' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Save settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  // Opened from the footer, the dialog returns the focus there.
  await button(page, 'Privacy settings').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Privacy settings')).toBeFocused()
})

for (const width of thorough([360, 1280], [360])) {
  test(`the focused element is never covered by the banner, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/programs')
    await expect(banner(page)).toBeVisible()
    await page.getByRole('main').focus()
    const covered: string[] = []
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const under = await banner(page).evaluate((section) => {
        const element = document.activeElement!
        const isLower = element.getBoundingClientRect().top >= section.firstElementChild!.getBoundingClientRect().top
        return isLower && !section.contains(element) ? element.outerHTML.slice(0, 100) : null
      })
      if (under) covered.push(under)
    }
    expect(covered).toEqual([])
  })
}

test.describe('without JavaScript', THOROUGH, () => {
  test.use({ javaScriptEnabled: false })

  test('there is no banner', async ({ page }) => {
    await page.goto('/programs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Ustawienia prywatności' })).toHaveCount(0)
  })
})

for (const { name, prefix, isPolish, wear } of looksInTurn('large text, 1280 px')) {
  test(`axe finds no violations: ${name}`, THOROUGH, async ({ page }) => {
    await wear(page)
    await page.goto(`${prefix}/programs`)
    await expect(banner(page)).toBeVisible()
    await expectAccessible(page, 'the banner')
    await button(page, isPolish ? 'Ustawienia' : 'Settings').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'the settings')
    await button(page, isPolish ? 'Wszystkie' : 'All').click()
    await button(page, isPolish ? 'Czat' : 'Chat').click()
    await expect(page.frameLocator('iframe[title]').getByRole('textbox')).toBeVisible()
    await expectAccessible(page, 'the chat')
  })
}
