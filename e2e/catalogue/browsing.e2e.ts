import en from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import uiEn from '../../shared/ui/locales/en.json' with { type: 'json' }
import uiPl from '../../shared/ui/locales/pl.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** Matches a text on the page, where some spaces are non-breaking. */
const said = (text: string, end = '$') => new RegExp(`^${text.replace(/[.?()]/g, '\\$&').replaceAll(' ', '\\s')}${end}`)
const LANGUAGES = { pl: { list: '/programs', words: pl, ui: uiPl }, en: { list: '/en/programs', words: en, ui: uiEn } }

for (const [locale, { list, words, ui }] of inTurn('en', LANGUAGES)) {
  test(
    `filters work by keyboard, and the list offers the last ones again on the next visit: ${locale}`,
    THOROUGH,
    async ({ page }) => {
      const { press } = walk(page)
      const count = page.getByRole('heading', { level: 2 }).first()
      const pill = (group: string, name: string) =>
        page.getByRole('group', { name: said(group) }).getByRole('checkbox', { name: said(name, '') })
      const sitting = pill(words.fit.position.label, words.fit.position.sitting)
      const tag = (name: string) => page.getByRole('link', { name: said(`${ui.filter.remove} ${name}`) })

      await test.step('choose filters, each with its count', async () => {
        await page.goto(list)
        await expect(count).toHaveText(/^24/)
        await press(page.locator('summary', { hasText: said(words.fit.title, '') }))
        const [, promised] = /\((\d+)/.exec(
          await sitting.evaluate((box: HTMLInputElement) => box.labels![0]!.textContent),
        )!
        await press(sitting, 'Space')
        await expect(page).toHaveURL(/position=sitting$/)
        await expect(count).toHaveText(new RegExp(`^${promised} `))
        await expect(sitting).toBeFocused()
        await press(pill(words.fit.equipment.label, words.fit.equipment.chair), 'Space')
        await expect(page).toHaveURL(/position=sitting&equipment=chair$/)
        await expectAccessible(page)
      })

      await test.step('change the order', async () => {
        await page.getByRole('combobox', { name: said(words.sort.label) }).selectOption({ label: words.sort.longest })
        await expect(page).toHaveURL(/sort=longest$/)
        const minutes = async () =>
          (await page.locator('main li:has(h3)').allTextContents()).map((text) => Number(/(\d+) min/.exec(text)![1]))
        await expect
          .poll(async () => (await minutes()).toString())
          .toBe((await minutes()).toSorted((a, b) => b - a).toString())
        expect(new Set(await minutes()).size).toBeGreaterThan(1)
      })

      await test.step('with no results, follow the suggestion to remove a filter', async () => {
        await page.goto(`${list}?position=sitting&region=knees&region=feet&phrase=xyzzy`)
        const drop = page.getByRole('link', {
          name: said(
            words.list.showWithout.replace('{{name}}', words.filters.phraseTag.replace('{{phrase}}', 'xyzzy')),
          ),
        })
        await expect(drop).toBeVisible()
        await expectAccessible(page)
        await press(drop)
        await expect(page).toHaveURL(/\?position=sitting&region=knees&region=feet$/)
        await expect(count).toBeFocused()
        await press(tag(words.fit.region.knees))
        await expect(tag(words.fit.region.knees)).toBeHidden()
        await expect(page).toHaveURL(/\?position=sitting&region=feet$/)
      })

      await test.step('come back, and use or dismiss the last filters', async () => {
        await page.goto(list)
        await expect(count).toHaveText(/^24/)
        const offer = page.getByRole('link', {
          name: said(
            words.last.filters.replace('{{names}}', `${words.fit.position.sitting}, ${words.fit.region.feet}`),
            '',
          ),
        })
        await expect(offer).toBeVisible()
        await expectAccessible(page)
        await press(offer)
        await expect(page).toHaveURL(/\?position=sitting&region=feet$/)

        await page.goto(list)
        await press(page.getByRole('button', { name: said(words.last.forget) }))
        await expect(offer).toBeHidden()
        await expect(count).toBeFocused()
      })
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and order are sent with the form', async ({ page }) => {
    await page.goto('/programs')
    await page.locator('summary', { hasText: 'Pasuje do mnie' }).click()
    await page.getByRole('checkbox', { name: /^siedząc/ }).check()
    await page.getByRole('checkbox', { name: /^leżąc/ }).check()
    await page.getByRole('combobox', { name: 'Kolejność' }).selectOption({ label: 'Od A do Z' })
    await page.getByRole('button', { name: 'Pokaż programy' }).click()

    await expect(page).toHaveURL(/position=sitting&position=lying/)
    await expect(page.getByRole('link', { name: /Usuń filtr:\s*leżąc/ })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Kolejność' })).toHaveValue('title')
    const titles = await page.locator('main li h3').allTextContents()
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('pl').compare))
  })
})
