import type { Page } from '@playwright/test'
import enAccount from '../../mfe-account/src/locales/en.json' with { type: 'json' }
import plAccount from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import enProfile from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import plProfile from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import en from '../../shell/src/locales/en.json' with { type: 'json' }
import pl from '../../shell/src/locales/pl.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { letters } from '../support/letters.ts'
import { said } from '../support/said.ts'
import { expect, test } from '../support/test.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = {
  pl: {
    prefix: '',
    account: plAccount,
    profile: plProfile,
    shell: pl,
    mail: {
      verify: 'Potwierdź swój adres e-mail',
      reset: 'Ustaw nowe hasło',
      changed: 'Twoje hasło zostało zmienione',
      erase: 'Potwierdź usunięcie konta',
    },
  },
  en: {
    prefix: '/en',
    account: enAccount,
    profile: enProfile,
    shell: en,
    mail: {
      verify: 'Confirm your e-mail address',
      reset: 'Set a new password',
      changed: 'Your password was changed',
      erase: 'Confirm that you want to delete your account',
    },
  },
}
// The browser logs every refused sign-in to its console.
test.use({ mayComplain: true })

const [FIRST, SECOND, THIRD] = ['lampa wiosna rower', 'kubek deszcz latarnia', 'trawa zegar piernik'] as const

for (const [locale, { prefix, mail, account, profile, shell }] of inTurn('pl', LANGUAGES)) {
  const { password, account: settings, data } = profile
  const email = `maria.${locale}@example.org`

  /** A page that is used by keyboard only. */
  function person(page: Page) {
    const { press, write } = walk(page)
    const button = (text: string) => page.getByRole('main').getByRole('button', { name: said(text) })
    const heading = (text: string) => expect(page.getByRole('heading', { level: 1, name: said(text) })).toBeVisible()
    const menu = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${shell.account.label}`) })
    return {
      press,
      button,
      heading,
      menu,
      open: (path: string) => page.goto(path.startsWith('http') ? path : prefix + path),
      link: (text: string) => page.getByRole('main').getByRole('link', { name: said(text) }),
      write: (label: string, text: string) => write(page.getByRole('main').getByLabel(said(label)), text),
      choose: async (name: string) => {
        await press(menu)
        const place = page.getByRole('banner')
        await press(place.getByRole('link', { name: said(name) }).or(place.getByRole('button', { name: said(name) })))
      },
      signIn: async (password: string) => {
        await page.goto(`${prefix}/auth/sign-in`)
        await write(page.getByRole('main').getByLabel(said(account.field.email)), email)
        await write(page.getByRole('main').getByLabel(said(account.field.password)), password)
        await press(button(account.signIn.submit))
      },
      axe: () => expectAccessible(page),
    }
  }

  test(`an account from sign-up to deletion, by keyboard only: ${locale}`, async ({ page, context, product }) => {
    test.slow()
    const { press, write, button, link, heading, menu, open, choose, signIn, axe } = person(page)
    const { field, gender, consent } = account
    const inbox = letters(product, email)

    await test.step('sign up', async () => {
      await open('/auth/sign-up')
      await axe()
      for (const [label, text] of [
        [field.email, email],
        [field.password, FIRST],
        [field.passwordConfirmation, FIRST],
      ] as const)
        await write(label, text)
      await press(button(account.signUp.next))
      await axe()
      for (const [label, text] of [
        [field.firstName, 'Maria'],
        [field.lastName, 'Wójcik'],
      ] as const)
        await write(label, text)
      await press(page.getByRole('radio', { name: said(gender.female) }), 'Space')
      await write(field.age, '67')
      await press(button(account.signUp.next))
      for (const [label, text] of [
        [field.phoneNumber, locale === 'pl' ? '501 234 567' : '07400 123456'],
        [field.streetAddress, 'Lipowa 4'],
        [field.postCode, '20-020'],
        [field.city, 'Lublin'],
      ] as const)
        await write(label, text)
      await press(button(account.signUp.next))
      for (const name of [consent.terms, consent.privacy, consent.health])
        await press(page.getByRole('checkbox', { name: said(name) }), 'Space')
      await press(button(account.signUp.submit))
      await heading(profile.today.hello)
      await expect(menu).toContainText('Maria')
    })

    await test.step('verify the e-mail address', async () => {
      await open(await inbox.next(mail.verify))
      await press(button(account.verify.submit))
      await heading(account.verify.doneTitle)
      await choose(shell.account.own)
      await expect(page.getByText(said(settings.email.verified.replace('{{email}}', email)))).toBeVisible()
      await axe()
    })

    await test.step('sign out, in both tabs', async () => {
      const other = await context.newPage()
      const there = person(other)
      await there.open('/programs')
      await expect(there.menu).toContainText('Maria')
      await choose(shell.account.signOut)
      await heading(account.signIn.title)
      await expect(there.menu).not.toContainText('Maria')
      await other.close()
    })

    await test.step('sign in', async () => {
      await signIn(SECOND)
      await expect(page.getByText(said(account.authError.CredentialsSignin))).toBeVisible()
      await axe()
      await signIn(FIRST)
      await heading(profile.today.hello)
    })

    await test.step('change the password', async () => {
      await open('/profile/change-password')
      await write(password.field.currentPassword, FIRST)
      await write(password.field.password, SECOND)
      await write(password.field.passwordConfirmation, SECOND)
      await axe()
      await press(button(password.submit))
      await heading(password.done.title)
      await inbox.next(mail.changed)
      await expect(menu).toContainText('Maria')
    })

    await test.step('forget it, and set another', async () => {
      await choose(shell.account.signOut)
      await press(link(account.signIn.forgot))
      await write(field.email, email)
      await axe()
      await press(button(account.forgot.submit))
      await heading(account.forgot.sentTitle)
      await open(await inbox.next(mail.reset))
      await write(field.password, THIRD)
      await write(field.passwordConfirmation, THIRD)
      await press(button(account.reset.submit))
      await heading(account.reset.doneTitle)
      await inbox.next(mail.changed)
      await signIn(THIRD)
      await heading(profile.today.hello)
    })

    await test.step('download the data, and delete the account', async () => {
      await choose(shell.account.data)
      const saved = page.waitForEvent('download')
      await press(button(data.export.download))
      expect((await saved).suggestedFilename()).toMatch(/^kinora-.*\.zip$/)
      await press(link(data.delete.go))
      await write(field.password, THIRD)
      await axe()
      await press(button(settings.delete.submit))
      await heading(account.forgot.sentTitle)
      await open(await inbox.next(mail.erase))
      await heading(settings.delete.confirmTitle)
      await axe()
      await press(button(settings.delete.confirm))
      await expect(page.getByText(said(settings.delete.done))).toBeVisible()
      await heading(account.signIn.title)
      await signIn(THIRD)
      await expect(page.getByText(said(account.authError.CredentialsSignin))).toBeVisible()
    })
  })
}
