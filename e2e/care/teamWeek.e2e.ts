import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import enCatalog from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import plCatalog from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import enProfile from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import plProfile from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import enTeam from '../../mfe-team/src/locales/en.json' with { type: 'json' }
import plTeam from '../../mfe-team/src/locales/pl.json' with { type: 'json' }
import { expectScreenAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { letters } from '../support/letters.ts'
import { sheetsOf } from '../support/paper.ts'
import { expect, test } from '../support/passingDays.ts'
import { newMember } from '../support/people.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'

const LANGUAGES = {
  pl: {
    prefix: '',
    team: plTeam,
    profile: plProfile,
    catalog: plCatalog,
    mail: 'Katarzyna Szałwia zaprasza Cię do swojego zespołu',
    programs: ['Spokojna szyja na krześle', 'Przysiad i pewne wstawanie'],
    question: 'Co się działo w tych dniach?',
  },
  en: {
    prefix: '/en',
    team: enTeam,
    profile: enProfile,
    catalog: enCatalog,
    mail: 'Katarzyna Szałwia invites you to their team',
    programs: ['A calm neck on a chair', 'Squat and stand up with ease'],
    question: 'What happened on these days?',
  },
}
const main = (page: Page) => page.getByRole('main')

for (const [locale, { prefix, team, profile, catalog, mail, programs, question }] of inTurn('pl', LANGUAGES)) {
  test(`a week of a member and a specialist, side by side: ${locale}`, async ({ page: desk, browser, passing }) => {
    test.slow()
    const { product, goTo } = passing
    const at = (path: string) => product.origin + prefix + path
    const beata = await newMember(product, `beata.week.${locale}@example.org`)
    const theirs = await browser.newContext({ locale: locale === 'pl' ? 'pl-PL' : 'en-GB' })
    await theirs.addCookies(beata.cookies)
    const home = await theirs.newPage()
    const days = (ahead: number) => goTo(ahead, desk.context(), theirs)
    const [neck, squat] = programs as [string, string]
    const row = main(desk).getByRole('listitem').filter({ hasText: 'Beata Olszyna' })
    const choose = (title: string) =>
      main(desk).getByRole('button', { name: said(catalog.picker.choose.replace('{{title}}', title)) })
    const button = (page: Page, text: string) => main(page).getByRole('button', { name: said(text) })

    /** The member's page on the desk. */
    async function openMember() {
      await desk.goto(`${at('/profile/my-team')}?search=olszyna`)
      await row.getByRole('link', { name: 'Beata Olszyna', exact: true }).click()
      await main(desk)
        .getByRole('link', { name: said(team.pane.page) })
        .click()
      await expect(desk.getByRole('heading', { name: said(team.exercises.title) })).toBeVisible()
    }

    /** The member trains, and says how much it hurts now. */
    async function train(title: string, pain: number) {
      await home.goto(at('/profile/my-path'))
      await main(home)
        .getByRole('link', { name: said(title) })
        .first()
        .click()
      await button(home, catalog.training.mark).first().click()
      const dialog = home.getByRole('dialog', { name: said(catalog.checkIn.title) })
      const scale = dialog.getByRole('group', { name: said(catalog.checkIn.painScale) })
      await scale.getByRole('radio').nth(pain).check({ force: true })
      await dialog.getByRole('button', { name: said(catalog.checkIn.save) }).click()
      await expect(dialog).toBeHidden()
    }

    await test.step('Monday: the specialist invites, and the member accepts', async () => {
      await signIn(desk, product, accounts.specialist, `${prefix}/profile/my-team/invitation`)
      await main(desk).getByLabel(said(team.invite.email)).fill(beata.email)
      await main(desk).getByLabel(said(team.invite.lastName)).fill(beata.lastName)
      await main(desk)
        .getByRole('checkbox', { name: said(team.invite.confirmed) })
        .check()
      await button(desk, team.invite.send).click()
      const inbox = letters(product, beata.email)
      await inbox.next('Potwierdź swój adres e-mail')
      await home.goto(await inbox.next(mail))
      await button(home, team.answer.accept).click()
      await expect(home).toHaveURL(product.origin + (prefix || '/'))
    })

    await test.step('the specialist makes a path, and the member has it at once', async () => {
      await openMember()
      await desk.getByRole('link', { name: said(team.path.edit) }).click()
      await desk.getByLabel(said(team.edit.words.name.path)).fill('Kręgosłup')
      await desk.getByRole('link', { name: said(team.edit.items.add) }).click()
      for (const title of [neck, squat]) {
        // A press on a card that the search is about to replace reaches nothing.
        const found = desk.waitForResponse((response) => response.url().includes('containsi'))
        await main(desk).getByRole('searchbox').fill(title)
        await found
        await choose(title).click()
      }
      await desk.getByRole('link', { name: said(team.addVideo.back) }).click()
      await button(desk, team.edit.save).click()
      await expect(desk.getByText(said(team.edit.saved))).toBeVisible()
      await main(home)
        .getByRole('link', { name: said(profile.path.today.toPath) })
        .click()
      for (const title of [neck, squat])
        await expect(
          main(home)
            .getByRole('link', { name: said(title) })
            .first(),
        ).toBeVisible()
      await expectScreenAccessible(home)
      await train(neck, 2)
    })

    await test.step('Wednesday: a training, and a little pain', async () => {
      await days(2)
      await train(neck, 3)
      await openMember()
      await expect(main(desk).getByText(said(team.signals.none))).toBeVisible()
    })

    await test.step('Friday: pain has risen, which the list says first', async () => {
      await days(4)
      await train(neck, 8)
      await desk.goto(at('/profile/my-team'))
      await expect(row.getByText(said(team.signals.pain.chip.replace('{{pain}}', '8')))).toBeVisible()
      await expectScreenAccessible(desk)
      await openMember()
      await expect(desk.getByRole('heading', { name: said(team.timeline.title) })).toBeVisible()
      await expectScreenAccessible(desk)
    })

    await test.step('the specialist asks, and the member reads it', async () => {
      await home.goto(at('/profile/my-path'))
      await desk.getByRole('textbox', { name: said(profile.messages.field) }).fill(question)
      await desk.getByRole('button', { name: said(profile.messages.reply) }).click()
      // The announcement of a message repeats its beginning.
      await expect(main(home).getByText(question, { exact: true })).toBeVisible()
    })

    await test.step('changes the path, of which one card tells, and prints it', async () => {
      await desk.getByRole('link', { name: said(team.path.edit) }).click()
      await button(desk, team.edit.remove.replace('{{title}}', squat)).click()
      await desk.getByLabel(said(team.edit.words.note)).fill('Powoli, bez bólu.')
      await button(desk, team.edit.save).click()
      await expect(desk.getByText(said(team.edit.saved))).toBeVisible()
      for (const change of [profile.messages.changed.removed_one, profile.messages.changed.hasNewNote])
        await expect(main(home).getByText(said(change))).toBeVisible()
      await desk.getByRole('link', { name: said(team.card.link) }).click()
      const sheet = desk.getByRole('article', { name: said(team.card.title) })
      await expect(sheet.getByRole('img', { name: said(team.card.code) })).toHaveCount(1)
      expect(await sheetsOf(desk)).toBe(1)
      await desk.emulateMedia({ media: 'screen' })
    })

    await test.step('Sunday: the member leaves, and the specialist sees nothing any more', async () => {
      await days(6)
      await openMember()
      await home.goto(at('/profile/data'))
      await button(home, profile.data.team.leave).click()
      await home
        .getByRole('alertdialog')
        .getByRole('button', { name: said(profile.data.team.leave) })
        .click()
      await expect(main(home).getByText(said(profile.data.team.left))).toBeVisible()
      await desk.goto(`${at('/profile/my-team')}?search=olszyna`)
      await expect(main(desk).getByText(said(team.list.nothing))).toBeVisible()
    })
    await theirs.close()
  })
}
