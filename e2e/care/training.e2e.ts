import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import en from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import enUi from '../../shared/ui/locales/en.json' with { type: 'json' }
import plUi from '../../shared/ui/locales/pl.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { playFast } from '../support/film.ts'
import { beginning, said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** A different film for each language, because the daily maximum of a program counts both languages. */
const LANGUAGES = {
  pl: { prefix: '', words: pl, ui: plUi, film: /Spokojna szyja na krześle/ },
  en: { prefix: '/en', words: en, ui: enUi, film: /Squat and stand up with ease/ },
}

/** How often it was done today, in each language. */
const done = (prefix: string, times: number) =>
  times === 0
    ? said(prefix ? en.training.notYet : pl.training.notYet)
    : new RegExp(prefix ? `^Done ${times} times? today$` : `^Zrobione dziś ${times} raz`)

for (const [locale, { prefix, words, ui, film }] of inTurn('pl', LANGUAGES)) {
  /** Anna's actions on the page. */
  function member(page: Page) {
    const { press, write } = walk(page)
    const dialog = page.getByRole('dialog', { name: said(words.checkIn.title) })
    const panel = page.getByRole('region', { name: words.training.panel })
    return {
      press,
      write,
      dialog,
      panel,
      button: (text: string) => page.getByRole('button', { name: said(text) }),
      fold: (title: string) => dialog.getByRole('button', { name: beginning(title) }),
      playTo: (share: number) =>
        page.locator('video').evaluate((video: HTMLVideoElement, to) => {
          video.currentTime = video.duration * to
        }, share),
      axe: () => expectAccessible(page),
    }
  }

  test(`resuming a film, marking it as done and the check-in work by keyboard: ${locale}`, async ({
    page,
    product,
  }) => {
    test.slow()
    const { press, write, dialog, panel, button, fold, playTo, axe } = member(page)
    const { training, checkIn, player } = words
    const position = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

    await test.step('watch a film, and leave it in the middle', async () => {
      await signIn(page, product, accounts.member, `${prefix}/programs`)
      await press(page.getByRole('link', { name: film }))
      await expect(panel.getByText(done(prefix, 0))).toBeVisible()
      await press(page.getByRole('button', { name: new RegExp(player.play.replaceAll(' ', '\\s')) }))
      await expect.poll(position).toBeGreaterThan(0.5)
      await playTo(0.5)
      await expect.poll(position).toBeGreaterThan(11)
      const positionSaved = page.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.url().includes('/progress/position/'),
      )
      await page.keyboard.press('k')
      expect((await positionSaved).status()).toBe(204)
    })

    await test.step('come back to it from the list', async () => {
      await page.goto(`${prefix}/programs`)
      const goOn = page.getByRole('region', { name: training.goOn })
      await expect(goOn).toBeVisible()
      await axe()
      await press(goOn.getByRole('link', { name: film }))
      await press(page.getByRole('button', { name: new RegExp(player.resume.replaceAll(' ', '\\s')) }))
      await expect.poll(position).toBeGreaterThan(11)
    })

    await test.step('mark as done near the end, and answer the check-in', async () => {
      await playTo(0.1)
      await playFast(page, 0.91)
      await page.keyboard.press('k')
      await expect(panel.getByText(training.offer)).toBeVisible()
      await press(button(training.mark).first())
      await expect(dialog).toBeVisible()
      await axe()
      await press(
        dialog
          .getByRole('group', { name: said(checkIn.painScale) })
          .getByRole('radio')
          .first(),
        'ArrowRight',
      )
      await press(fold(checkIn.feeling))
      await press(dialog.getByRole('radio', { name: said(ui.feelings.calm) }), 'ArrowRight')
      await press(fold(checkIn.noteShort))
      await write(dialog.getByRole('textbox'), 'lżej')
      await press(dialog.getByRole('button', { name: said(checkIn.save) }))
      await expect(dialog).toBeHidden()
      await expect(panel.getByText(done(prefix, 1))).toBeVisible()
    })

    await test.step('after a reload count and answers are kept, and there is no film to resume', async () => {
      await page.reload()
      await expect(panel.getByText(done(prefix, 1))).toBeVisible()
      await expect(button(player.fromBeginning)).toBeHidden()
      await press(button(training.changeAnswers))
      await expect(
        dialog.getByRole('group', { name: said(checkIn.painScale) }).getByRole('radio', { checked: true }),
      ).toHaveValue('1')
      await press(fold(checkIn.feeling))
      await expect(dialog.getByRole('radio', { name: said(ui.feelings.happy) })).toBeChecked()
      await expect(dialog.getByRole('textbox')).toHaveValue('lżej')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button(training.changeAnswers)).toBeFocused()
    })

    await test.step('the daily maximum is three, also across tabs', async () => {
      const other = await page.context().newPage()
      await other.goto(page.url())
      await expect(other.getByText(done(prefix, 1))).toBeVisible()
      await press(button(training.mark))
      await expect(panel.getByText(done(prefix, 2))).toBeVisible()
      await expect(dialog).toBeHidden()
      await press(button(training.mark))
      await expect(panel.getByText(done(prefix, 3))).toBeVisible()
      await expect(button(training.mark)).toBeHidden()
      await axe()

      // The other tab is told of it.
      await expect(other.getByText(done(prefix, 3))).toBeVisible()
      await expect(other.getByRole('button', { name: said(training.mark) })).toBeHidden()
      await other.close()
    })

    await test.step('see it on the list', async () => {
      await page.goto(`${prefix}/programs`)
      await expect(
        page.getByRole('region', { name: training.doneToday }).getByRole('link', { name: film }),
      ).toBeVisible()
    })
  })
}
