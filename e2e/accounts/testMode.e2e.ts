import { accounts } from '@kinora/demo'
import enCatalog from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import plCatalog from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import en from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import enUi from '../../shared/ui/locales/en.json' with { type: 'json' }
import plUi from '../../shared/ui/locales/pl.json' with { type: 'json' }
import enShell from '../../shell/src/locales/en.json' with { type: 'json' }
import plShell from '../../shell/src/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { expect, test, thoroughStep } from '../support/test.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = {
  pl: { prefix: '', words: pl, catalog: plCatalog, ui: plUi, shell: plShell },
  en: { prefix: '/en', words: en, catalog: enCatalog, ui: enUi, shell: enShell },
}
// What test mode refuses is in the console.
test.use({ mayComplain: true })

const TYPED = 'Próba, 1, 2'

for (const [locale, { prefix, words, catalog, ui, shell }] of inTurn('pl', LANGUAGES)) {
  test(`a specialist walks along a member’s pages, and nothing is saved: ${locale}`, async ({ page, product }) => {
    test.slow()
    const { press, write } = walk(page)
    const { path, play, messages, state, sidebar } = words
    const at = (to: string) => product.origin + prefix + to
    const main = page.getByRole('main')
    const heading = (name: string) => page.getByRole('heading', { level: 1, name: said(name) })
    const button = (name: string) => page.getByRole('button', { name: said(name) })
    const region = (name: string) => page.getByRole('region', { name: said(name) })
    const strip = page.getByRole('complementary', { name: shell.testMode.label })
    const refused = page.getByText(said(ui.testMode.notSaved))
    const sample = { heading: path.sample.heading.replace('{{name}}', 'TEST') }
    const accepted: string[] = []
    page.on('response', (response) => {
      const method = response.request().method()
      if (response.url().includes('/api/') && !['GET', 'HEAD'].includes(method) && response.status() < 300)
        accepted.push(`${method} ${new URL(response.url()).pathname}`)
    })

    await test.step('enter', async () => {
      await signIn(page, product, accounts.specialist, `${prefix}/profile`)
      await expect(strip).toBeHidden()
      await press(button(sidebar.testMode.begin))
      await expect(heading(sample.heading)).toBeVisible()
      await expect(strip.getByRole('status')).toContainText(shell.testMode.name)
      await expectAccessible(page)
      accepted.length = 0
    })

    await thoroughStep('the sample path goes on, page by page', async () => {
      const cards = region('TEST').getByRole('listitem')
      await expect(cards.nth(11)).toBeVisible()
      const before = await cards.count()
      await press(button(path.sample.more))
      await expect.poll(() => cards.count()).toBeGreaterThan(before)
      await expectAccessible(page)
    })

    await test.step('a message stays in its field', async () => {
      const panel = region(messages.title)
      await write(panel.getByRole('textbox', { name: said(messages.field) }), TYPED)
      await press(panel.getByRole('button', { name: said(messages.reply) }))
      await expect(panel.getByText(said(ui.testMode.notSaved))).toBeVisible()
      await expect(panel.getByRole('textbox')).toHaveValue(TYPED)
    })

    await thoroughStep('play along the path', async () => {
      await press(page.getByRole('link', { name: said(path.whole.play) }))
      await expect(heading(play.title)).toBeVisible()
      await press(button(play.begin))
      const film = page.locator('video')
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
      await film.evaluate((video: HTMLVideoElement) => {
        video.playbackRate = 16
      })
      await expect(page.getByText(said(play.done.tested))).toBeVisible()
      await expect(strip).toBeInViewport()
    })

    await thoroughStep('state, settings and reminders', async () => {
      await page.goto(at('/profile/my-state'))
      const today = region(state.emotion.title)
      await press(today.getByRole('button', { name: said(state.save) }))
      await expect(today.getByText(said(ui.testMode.notSaved))).toBeVisible()
      await page.goto(at('/profile/edit'))
      const name = main.getByLabel(said(words.edit.field.firstName))
      await write(name, TYPED)
      await page.keyboard.press('Enter')
      await expect(refused.first()).toBeVisible()
      await expect(name).toHaveValue(TYPED)
      await expectAccessible(page)
      await page.goto(at('/profile/reminders'))
      await expect(strip).toBeVisible()
      await expectAccessible(page)
    })

    await thoroughStep('programs of another remote: a favourite and a training', async () => {
      await page.goto(at('/programs'))
      await expect(strip).toBeVisible()
      await button(catalog.saved.favouriteOf).first().click()
      await expect(refused.first()).toBeVisible()
      await page.goto(at('/programs/1'))
      await button(catalog.training.mark).click()
      await expect(page.getByRole('alert').filter({ hasText: said(ui.testMode.notSaved) })).toBeVisible()
      await expectAccessible(page)
    })

    await thoroughStep('a reload keeps it, with its space reserved, on a phone, in the dark and in print', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(at('/'))
      await expect(heading(words.today.hello)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-test-mode', '')
      await page.mouse.wheel(0, 2_000)
      await expect(strip.getByRole('button')).toBeInViewport()
      await expectAccessible(page)
      await page.emulateMedia({ media: 'print' })
      await expect(strip).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('leave: the specialist’s view, and nothing was saved', async () => {
      expect(accepted).toEqual([])
      await strip.getByRole('button', { name: said(shell.testMode.end) }).click()
      await expect(strip).toBeHidden()
      await expectScreenAccessible(page)
      // The desk has no sidebar.
      await page.goto(at('/profile'))
      await expect(button(sidebar.testMode.begin)).toBeVisible()
      await page.reload()
      await expect(button(sidebar.testMode.begin)).toBeVisible()
      await expect(page.getByText(TYPED)).toHaveCount(0)
    })
  })
}
