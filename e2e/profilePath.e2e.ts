import catalog from '../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import enCatalog from '../mfe-catalog/src/locales/en.json' with { type: 'json' }
import en from '../mfe-profile/src/locales/en.json' with { type: 'json' }
import pl from '../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from './support/expectAccessible.ts'
import { inTurn } from './support/languages.ts'
import { expect, test } from './support/test.ts'
import { said } from './support/said.ts'
import { signIn } from './support/signIn.ts'
import { walk } from './support/walk.ts'

const LANGUAGES = {
  pl: { prefix: '', words: pl, catalog, who: 'halina.zawilec@example.org' },
  en: { prefix: '/en', words: en, catalog: enCatalog, who: 'grace.larkspur@example.org' },
}

for (const [locale, { prefix, words, catalog, who }] of inTurn('pl', LANGUAGES)) {
  test(`a member’s day, from the home page along the path, by keyboard: ${locale}`, async ({ page, product }) => {
    test.slow()
    const { press } = walk(page)
    const { path, today, play } = words
    const at = (to: string) => product.origin + prefix + to
    const home = page.getByRole('region', { name: said(today.hello) })
    const film = page.locator('video')
    const bar = page.getByRole('progressbar', { name: said(path.whole.bar) })
    const cards = page.getByRole('button', { name: said(catalog.remove.path.label) })

    await test.step('sign in, and see today on the home page', async () => {
      await signIn(page, product, who, prefix || '/')
      await expect(home).toBeVisible()
      await expectAccessible(page)
      await press(home.getByRole('link', { name: said(today.path) }))
      await expect(page.getByRole('heading', { level: 1, name: said(path.greeting) })).toBeVisible()
    })

    await test.step('the path has today, the week and all programs', async () => {
      await expect(page.getByRole('region', { name: said(path.week.title) }).getByRole('listitem')).toHaveCount(7)
      await expect(bar).toHaveAttribute('aria-valuenow', /\d+/)
      await expect(cards.first()).toBeVisible()
      await expectScreenAccessible(page)
    })

    await test.step('remove a program, and undo it', async () => {
      const before = await cards.count()
      await press(cards.last())
      await page.keyboard.press('Tab')
      await press(page.getByRole('alertdialog').getByRole('button', { name: catalog.remove.yes }))
      await expect(cards).toHaveCount(before - 1)
      await page.getByRole('button', { name: catalog.remove.undo }).click()
      await expect(cards).toHaveCount(before)
    })

    await test.step('play the path: the first film to its end, then stop', async () => {
      await press(page.getByRole('link', { name: said(path.whole.play) }))
      await expect(page.getByRole('heading', { level: 1, name: said(play.title) })).toBeVisible()
      await expectScreenAccessible(page)
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('button', { name: said(play.begin) })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
      const counted = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().includes('/progress/done/'),
      )
      await film.evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 0.5
      })
      expect((await counted).status()).toBe(201)
      await expect(page.getByRole('heading', { level: 1, name: said(play.rest.title) })).toBeVisible()
      await expect(page.getByText(said(play.done.saved))).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByRole('button', { name: said(play.rest.begin) })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: said(play.over) })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
    })

    await test.step('the path says what was done', async () => {
      await expect(page.getByText(said(path.when.doneToday)).first()).toBeVisible()
    })

    await test.step('the list has an own page, by the sidebar', async () => {
      await press(page.getByRole('link', { name: said(words.sidebar.links.list) }))
      await expect(page.getByRole('heading', { name: said(words.list.favourites.title) })).toBeVisible()
      await expect(page.getByRole('link', { name: said(words.sidebar.links.list) })).toHaveCount(0)
      await expectScreenAccessible(page)
    })

    await test.step('the next visit reserves the card’s space before it is there', async () => {
      await page.goto(at('/'))
      expect(await page.evaluate(() => document.documentElement.dataset['places'])).toContain('today')
      await expect(home).toBeVisible()
    })
  })
}

test('a visitor’s home page loads nothing of the profile', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(product.origin)
  await expect(page.getByRole('button', { name: said(catalog.saved.favouriteOf) }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('mfe-profile') || url.includes('my-plan'))).toEqual([])
})
