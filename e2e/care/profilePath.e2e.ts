import catalog from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import enCatalog from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import en from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { beginning, said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { walk } from '../support/walk.ts'

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
    const greeting = page.getByRole('heading', { level: 1, name: said(today.hello) })
    const start = page.getByRole('link', { name: beginning(path.today.start) })
    const film = page.locator('video')
    const bar = page.getByRole('progressbar', { name: said(path.whole.bar) })
    const cards = page.getByRole('button', { name: said(catalog.remove.path.label) })

    await test.step('sign in, and see today on the home page', async () => {
      await signIn(page, product, who, prefix || '/')
      await expect(greeting).toBeVisible()
      await expect(start).toBeVisible()
      const item = page.getByRole('banner').getByRole('link', { name: said(words.nav.today) })
      await expect(item).toHaveAttribute('aria-current', 'page')
      await expectScreenAccessible(page)
    })

    await test.step('two presses start the first film of today', async () => {
      await press(start)
      // One film has its own page, several have a list.
      const ownFilm = page.getByRole('button', { name: beginning(catalog.player.play) })
      await press(page.getByRole('button', { name: said(play.begin) }).or(ownFilm))
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
      await page.goto(at('/profile/my-path'))
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
        video.playbackRate = 16
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
    })

    await test.step('one question about what was done, and strong pain ends the day', async () => {
      const dialog = page.getByRole('dialog', { name: said(catalog.checkIn.title) })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      const answer = async (pain: string) => {
        await dialog.getByRole('radio', { name: pain }).check({ force: true })
        await press(dialog.getByRole('button', { name: said(catalog.checkIn.save) }))
      }
      await answer('8')
      const stop = page.getByRole('dialog', { name: said(catalog.stop.title) })
      await expect(stop.getByRole('link', { name: '112' })).toBeVisible()
      await expectAccessible(page)
      await press(stop.getByRole('button', { name: said(catalog.training.changeAnswers) }))
      await answer('2')
      await expect(dialog).toBeHidden()
      await press(page.getByRole('button', { name: said(play.back) }))
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

    await test.step('the next visit knows before its first paint whose home it is', async () => {
      await page.goto(prefix || '/')
      expect(await page.evaluate(() => document.documentElement.dataset['places'])).toContain('today')
      await expect(greeting).toBeVisible()
    })
  })
}

test('a visitor’s home page loads nothing of the profile', async ({ page, product }) => {
  const urls: string[] = []
  page.on('request', (request) => void urls.push(request.url()))
  await page.goto(product.origin)
  await expect(page.getByRole('button', { name: said(catalog.saved.favouriteOf) }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => url.includes('mfe-profile') || url.includes('my-plan'))).toEqual([])
})
