import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import enShell from '../../shell/src/locales/en.json' with { type: 'json' }
import plShell from '../../shell/src/locales/pl.json' with { type: 'json' }
import en from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { newMember, PASSWORD, signedIn } from '../support/people.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = {
  pl: { prefix: '', words: pl, shell: plShell, tuesday: 'wtorek', who: 'dorota.melisa@example.org' },
  en: { prefix: '/en', words: en, shell: enShell, tuesday: 'Tuesday', who: 'samuel.foxglove@example.org' },
}
const PICTURE = join(import.meta.dirname, '../../content/media/posters/knee-hug-800.webp')
const NEW_PASSWORD = 'kubek deszcz latarnia'

/** A member's page, by keyboard. */
function settings(page: Page, words: typeof en) {
  const { press, write } = walk(page)
  const main = page.getByRole('main')
  const nav = page.getByRole('navigation', { name: said(words.account.nav.label) })
  const button = (text: string) => main.getByRole('button', { name: said(text) })
  return {
    press,
    main,
    button,
    section: (title: string) => page.getByRole('region', { name: said(title) }),
    link: (text: string) => main.getByRole('link', { name: said(text) }),
    writeTo: (label: string, text: string) => write(main.getByLabel(said(label)), text),
    turnTo: async (link: string, title: string) => {
      await press(nav.getByRole('link', { name: said(link) }))
      await expect(page.getByRole('heading', { level: 1, name: said(title) })).toBeVisible()
    },
    /** The answer to a question before something is lost. */
    confirm: async (yes: string) => {
      const question = page.getByRole('alertdialog')
      await expect(question).toBeVisible()
      await expectAccessible(page)
      await press(question.getByRole('button', { name: said(yes) }))
      await expect(question).toBeHidden()
    },
  }
}

for (const [locale, { prefix, words, shell, tuesday, who }] of inTurn('pl', LANGUAGES)) {
  const { edit, password, account, reminders, data } = words

  test(`profile, picture and password are changed by keyboard: ${locale}`, async ({ page, context, product }) => {
    const { press, writeTo, button, link, turnTo, main } = settings(page, words)
    const menu = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${shell.account.label}`) })
    const email = `beata.${locale}@example.org`

    await test.step('another first name is in the header at once', async () => {
      const { cookies } = await newMember(product, email)
      await context.addCookies(cookies)
      await page.goto(`${prefix}/profile/edit`)
      await writeTo(edit.field.firstName, 'Beatrycze')
      await expectScreenAccessible(page)
      await press(button(edit.submit))
      await expect(page.getByText(said(edit.saved))).toBeVisible()
      await expect(menu).toContainText('Beatrycze')
    })

    await test.step('a picture is chosen, moved, enlarged and saved', async () => {
      const { avatar } = edit
      const dialog = page.getByRole('dialog', { name: said(avatar.cropTitle) })
      const place = async () => (await dialog.locator('img').boundingBox())!
      const picture = main.getByRole('img', { name: said(avatar.alt) })
      const choosing = page.waitForEvent('filechooser')
      await press(button(avatar.choose))
      await (await choosing).setFiles(PICTURE)
      await expect(dialog.getByRole('slider')).toBeFocused()
      await expectAccessible(page)

      const { width } = await place()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('slider')).toHaveValue('1.2')
      await expect.poll(async () => (await place()).width).toBeGreaterThan(width)
      const { x } = await place()
      await press(dialog.getByRole('application', { name: said(avatar.cropArea) }), 'ArrowRight')
      await expect.poll(async () => (await place()).x).not.toBe(x)

      await press(dialog.getByRole('button', { name: said(avatar.save) }))
      await expect(dialog).toBeHidden()
      await expect(main.getByText(said(avatar.saved))).toBeVisible()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
        .toBe(1)
    })

    await test.step('another password signs out elsewhere', async () => {
      const elsewhere = await signedIn(product, email, PASSWORD)
      await turnTo(account.nav.own, account.title)
      await expectScreenAccessible(page)
      await press(link(account.password.change))
      await writeTo(password.field.currentPassword, PASSWORD)
      await writeTo(password.field.password, NEW_PASSWORD)
      await writeTo(password.field.passwordConfirmation, NEW_PASSWORD)
      await expectScreenAccessible(page)
      await press(button(password.submit))
      await expect(page.getByRole('heading', { level: 1, name: said(password.done.title) })).toBeVisible()
      await expectAccessible(page)
      await expect(elsewhere.call('GET', '/user/me')).rejects.toThrow('auth.')
      await signedIn(product, email, NEW_PASSWORD)
      await press(link(password.back))
      await expect(menu).toContainText('Beatrycze')
    })
  })

  test(`reminders, data and consents are decided by keyboard: ${locale}`, async ({ page, product }) => {
    const { press, section, button, turnTo, confirm, main } = settings(page, words)
    const member = await signedIn(product, who)
    const katarzyna = await signedIn(product, accounts.specialist)
    const lookAtMember = () => katarzyna.call('GET', `/members/${member.id}`)
    const first = main.getByRole('group', { name: said(reminders.number.replace('{{number}}', '1')) })
    const clock = first.getByLabel(said(reminders.time))
    const day = first.getByRole('checkbox', { name: tuesday })
    const again = main.getByRole('checkbox', { name: said(reminders.again) })

    await test.step('a reminder has a time, days and a channel', async () => {
      await signIn(page, product, who, `${prefix}/profile/reminders`)
      await press(button(reminders.add))
      await clock.fill('18:30')
      await press(day, 'Space')
      await main.getByRole('checkbox', { name: said(reminders.byEmail) }).setChecked(true)
      await press(again, 'Space')
      await expectAccessible(page)
      await press(button(reminders.save))
      await expect(main.getByText(said(reminders.saved))).toBeVisible()
      await page.reload()
      await expect(clock).toHaveValue('18:30')
      await expect(day).toBeChecked()
      await expect(again).toBeChecked()
    })

    await test.step('the calendar has them, until another link is made', async () => {
      const { calendar } = reminders
      const address = main.getByLabel(said(calendar.link))
      await press(button(calendar.make))
      await expect(address).toHaveValue(/\.ics$/)
      const old = await address.inputValue()
      expect(await (await fetch(old)).text()).toContain('T183000')
      await press(button(calendar.renew))
      await confirm(calendar.renew)
      await expect(address).not.toHaveValue(old)
      expect((await fetch(old)).status).toBe(404)
    })

    await test.step('the reminder is removed', async () => {
      await press(first.getByRole('button', { name: said(reminders.removeOne) }))
      await expect(button(reminders.add)).toBeFocused()
      await press(button(reminders.save))
      await expect(main.getByText(said(reminders.savedNoTimes))).toBeVisible()
      await page.reload()
      await expect(main.getByText(said(reminders.none))).toBeVisible()
    })

    await test.step('the page of data says who looked at them, and gives them all', async () => {
      await lookAtMember()
      await turnTo(account.nav.data, data.title)
      const latest = section(data.access.title).getByRole('listitem').first()
      await expect(latest).toContainText(`Katarzyna Szałwia ${data.access.what.profile}`)
      await expectScreenAccessible(page)
      const saving = page.waitForEvent('download')
      await press(button(data.export.download))
      expect(readFileSync(await (await saving).path(), 'latin1').slice(0, 2)).toBe('PK')
      await expect(main.getByText(said(data.export.done))).toBeVisible()
    })

    await test.step('without the consent to health data the specialist sees nothing; it can be given again', async () => {
      const { health, withdraw, giveAgain } = data.consent
      await expect(section(data.team.title)).toBeVisible()
      await press(button(withdraw))
      await confirm(withdraw)
      await expect(main.getByText(said(health.off))).toBeVisible()
      await expect(section(data.team.title)).toBeHidden()
      await expect(lookAtMember()).rejects.toThrow()
      await expectAccessible(page)
      await press(button(giveAgain))
      await expect(main.getByText(said(health.on))).toBeVisible()
    })
  })
}
