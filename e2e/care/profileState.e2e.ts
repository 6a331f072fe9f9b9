import type { Locator } from '@playwright/test'
import en from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import enUi from '../../shared/ui/locales/en.json' with { type: 'json' }
import plUi from '../../shared/ui/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { sheetsOf, smallestType } from '../support/paper.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = {
  pl: { prefix: '', words: pl, ui: plUi, goal: 'Zatańczyć na weselu wnuczki', who: 'zofia.rozmaryn@example.org' },
  en: { prefix: '/en', words: en, ui: enUi, goal: 'Dance at the wedding', who: 'ewa.piwonia@example.org' },
}
const READABLE_PT = 9

for (const [locale, { prefix, words, ui, goal, who }] of inTurn('en', LANGUAGES)) {
  test(`a member tells how they are, and prints it, by keyboard: ${locale}`, async ({ page, product }) => {
    test.slow()
    const { reach, press, write } = walk(page)
    const { state, report } = words
    const { symptoms, goals } = state
    const region = (name: string) => page.getByRole('region', { name: said(name) })
    const button = (within: Locator, name: string) => within.getByRole('button', { name: said(name) })
    const radio = (within: Locator, name: string) => within.getByRole('radio', { name: said(name) })
    /** Goes to the chosen radio button of a group, and on by arrow keys. */
    const choose = async (group: Locator, ...keys: string[]) => {
      await reach(group.getByRole('radio', { checked: true }))
      for (const key of keys) await page.keyboard.press(key)
    }
    const openTable = async (part: Locator) => {
      await press(button(part, ui.table.show))
      await expect(button(part, ui.table.hide)).toBeFocused()
    }

    await test.step('today’s feeling, which stands in the calendar', async () => {
      await signIn(page, product, who, `${prefix}/profile/my-state`)
      const today = region(state.emotion.title)
      await expect(today).toBeVisible()
      await expectScreenAccessible(page)
      await choose(today, 'ArrowRight')
      await press(button(today, state.clear))
      await expect(radio(today, ui.feelings.calm)).toBeChecked()
      await choose(today, 'ArrowRight', 'ArrowRight')
      await press(button(today, state.save))
      await expect(today.getByText(state.emotion.saved.replace('{{feeling}}', ui.feelings.energetic))).toBeVisible()
      const cell = region(state.calendar.title).locator('[aria-current=date]')
      await expect(cell).toContainText(ui.feelings.energetic)
    })

    const part = region(symptoms.title)
    const survey = page.getByRole('dialog', { name: symptoms.survey })
    const openSurvey = async () => {
      await press(button(part, symptoms.fill))
      await press(button(survey, state.clear))
      await expect(radio(survey, `${symptoms.painChoice.moderate} ${symptoms.painDetail.moderate}`)).toBeChecked()
      await expect(survey.getByRole('radio', { name: state.no, checked: true })).toHaveCount(10)
    }
    const sayYes = (name: string) => choose(survey.getByRole('radiogroup', { name: said(name) }), 'ArrowLeft')

    await test.step('the survey says that it is being saved', async () => {
      await openSurvey()
      await expectAccessible(page)
      await choose(survey.getByRole('group', { name: said(symptoms.painQuestion) }), 'ArrowDown')
      await sayYes(symptoms.names.fatigue)
      const surveys = '**/api/symptoms-surveys?*'
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route(surveys, async (route) => {
        await held
        await route.continue()
      })
      await press(button(survey, state.saveChanges))
      await expect(button(survey, state.saving)).toBeVisible()
      answer()
      await expect(survey).toBeHidden()
      await expect(button(part, symptoms.fill)).toBeFocused()
      await page.unroute(surveys)
    })

    await test.step('the history says since when, and what changed', async () => {
      await openSurvey()
      await sayYes(symptoms.names.stress)
      await press(button(survey, state.saveChanges))
      await expect(survey).toBeHidden()
      const day = await page.evaluate(() =>
        new Date().toLocaleDateString('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric' }),
      )
      await expect(part.getByText(symptoms.lastUpdate).locator('time')).toHaveText(day)
      const latest = part
        .getByRole('list')
        .filter({ has: page.locator('time') })
        .getByRole('listitem')
        .first()
      await expect(latest.locator('time')).toHaveText(day)
      for (const change of [symptoms.came.stress, symptoms.went.fatigue, symptoms.painChange.strong.moderate])
        await expect(latest).toContainText(change, { ignoreCase: true })
      await expectScreenAccessible(page)
    })

    await test.step('the pain has a table with the same facts', async () => {
      await openTable(region(state.pain.title.weeks))
      await expect(page.getByRole('columnheader', { name: said(state.pain.table.after) })).toBeVisible()
      await choose(region(state.pain.title.weeks), 'ArrowRight')
      const months = region(state.pain.title.months)
      await expect(months.getByRole('columnheader', { name: said(state.pain.table.average) })).toBeVisible()
      expect(await months.getByRole('rowheader').count()).toBeGreaterThan(3)
      await expectAccessible(page)
    })

    await test.step('a goal in own words, scored', async () => {
      const part = region(goals.title)
      const score = part.getByRole('group', { name: goals.score.replace('{{goal}}', goal) })
      await press(button(part, goals.add))
      await write(part.getByLabel(said(goals.text)), goal)
      await page.keyboard.press('Enter')
      await expect(part.getByRole('heading', { name: goal })).toBeVisible()
      await press(radio(score, goals.low), 'Space')
      for (let arrows = 0; arrows < 4; arrows++) await page.keyboard.press('ArrowRight')
      await expect(score.getByRole('radio', { checked: true })).toHaveAttribute('value', '4')
      await expect(part.getByText(said(goals.saved.replace('{{score}}', '4')))).toBeAttached()
      await press(button(part, goals.remove.replace('{{goal}}', goal)))
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(part.getByRole('heading', { name: goal })).toBeVisible()
    })

    await test.step('the weeks have a table with the same facts', async () => {
      const weeks = region(state.weeks.title)
      await openTable(weeks)
      await expect(weeks.getByRole('rowheader')).toHaveCount(8)
      await expectAccessible(page)
    })

    await test.step('the report is one page of A4, with readable type', async () => {
      await press(page.getByRole('link', { name: said(state.toReport) }))
      const sheet = page.getByRole('article', { name: said(report.title) })
      const notes = sheet.getByRole('region', { name: said(report.notes) })
      await expect(sheet.getByText(goal)).toBeVisible()
      await expect(sheet.getByText(symptoms.came.stress)).toBeVisible()
      for (const name of [report.painWeeks, report.programs.title])
        await expect(sheet.getByRole('table', { name: said(name) })).toBeVisible()
      await expect(sheet.getByRole('region', { name: report.emotions })).toContainText(ui.feelings.energetic)
      await expectScreenAccessible(page)
      expect(await sheetsOf(page)).toBe(1)
      expect(await smallestType(sheet)).toBeGreaterThanOrEqual(READABLE_PT)
      await expect(notes).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      for (const note of await notes.getByRole('checkbox').all()) await press(note, 'Space')
      expect(await sheetsOf(page), 'with all notes').toBe(1)
    })
  })
}
