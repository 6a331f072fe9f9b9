import { accounts } from '@kinora/demo'
import en from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = { pl: { prefix: '', words: pl }, en: { prefix: '/en', words: en } }
const DAY_MS = 86_400_000

for (const [locale, { prefix, words }] of inTurn('en', LANGUAGES)) {
  test(`a bad day and back, a break and its end, by keyboard: ${locale}`, THOROUGH, async ({ page, product }) => {
    test.slow()
    const { reach, press } = walk(page)
    const { state, today } = words.path
    const button = (name: string) => page.getByRole('button', { name: said(name) })
    const dialog = (name: string) => page.getByRole('dialog', { name: said(name) })
    const running = (mode: 'gentle' | 'paused') =>
      page.getByRole('status').filter({ hasText: state.runs[mode].split('{{')[0] })
    const trainings = page.getByRole('region', { name: said(today.title) }).getByRole('heading', { level: 3 })
    /** Back on the plan: the focus is kept beside what was pressed. */
    const end = async (mode: 'gentle' | 'paused') => {
      await press(button(state.end[mode]))
      await expect(page.getByText(said(state.ended))).toBeVisible()
      await expect(running(mode)).toHaveCount(0)
      await expect(button(state[mode])).toBeVisible()
    }

    await test.step('a gentle plan for one day', async () => {
      await signIn(page, product, accounts.member, `${prefix}/profile/my-path`)
      await press(button(state.gentle))
      await expect(dialog(state.dialog.gentle).getByRole('heading')).toBeFocused()
      await expectAccessible(page)
      await expect(page.getByRole('radio', { name: said(state.dialog.choices.today) })).toBeChecked()
      await press(button(state.dialog.send.gentle))
      await expect(dialog(state.dialog.gentle)).toBeHidden()
    })

    await test.step('the day says so, also after a reload, and has the shorter list', async () => {
      await page.reload()
      await expect(running('gentle')).toContainText(state.counts)
      await expect(button(state.gentle)).toHaveCount(0)
      await expect(trainings.first()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('back to the usual plan', () => end('gentle'))

    await test.step('a break asks for its last day', async () => {
      await press(button(state.paused))
      const form = dialog(state.dialog.paused)
      await reach(form.getByRole('radio', { checked: true }))
      await page.keyboard.press('ArrowDown')
      const day = form.getByLabel(said(state.dialog.lastDay))
      await press(button(state.dialog.send.paused))
      await expect(day).toBeFocused()
      await expectAccessible(page)
      await day.fill(new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10))
      await page.keyboard.press('Enter')
      await expect(form).toBeHidden()
    })

    await test.step('the plan waits, and asks for nothing', async () => {
      await expect(running('paused')).toContainText(state.counts)
      await expect(page.getByText(said(today.paused))).toBeVisible()
      await expect(page.getByRole('link', { name: said(today.start) })).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('the end of the break', async () => {
      await end('paused')
      await expect(page.getByText(said(today.paused))).toHaveCount(0)
    })
  })
}
