import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import en from '../../mfe-account/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import teamEn from '../../mfe-team/src/locales/en.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { letters } from '../support/letters.ts'
import { looksInTurn } from '../support/looks.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

// The browser logs every refused sign-in to its console.
test.use({ mayComplain: true })

const LANGUAGES = {
  pl: {
    prefix: '',
    words: pl,
    subject: 'Twój link do logowania',
    home: { path: '/', heading: 'Dzień dobry, Anna' },
    who: accounts.member,
    firstName: 'Anna',
  },
  en: {
    prefix: '/en',
    words: en,
    subject: 'Your sign-in link',
    home: { path: '/en/profile/my-team', heading: teamEn.title },
    who: accounts.specialist,
    firstName: 'Katarzyna',
  },
}

const controls = (page: Page) => {
  const main = page.getByRole('main')
  return {
    email: main.getByRole('textbox'),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    heading: (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible(),
  }
}

for (const [locale, { prefix, words, subject, home, who, firstName }] of inTurn('en', LANGUAGES)) {
  test(`a mailed link signs in where it was asked for, by keyboard only: ${locale}`, async ({
    page,
    browser,
    product,
  }) => {
    const { press, write } = walk(page)
    const { email, button, heading } = controls(page)
    const inbox = letters(product, who)
    const elsewhere = await browser.newPage()
    const there = controls(elsewhere)
    let link = ''

    await test.step('ask for a link', async () => {
      await page.goto(`${prefix}/auth/sign-in`)
      await press(button(words.signIn.other))
      await heading(words.signInLink.title)
      await write(email, who)
      await press(button(words.signInLink.submit))
      await heading(words.forgot.sentTitle)
      await expectAccessible(page)
      link = await inbox.next(subject)
      expect(new URL(link).pathname).toBe(`${prefix}/auth/link`)
    })

    await test.step('a program that checks mails, and another browser, do not use it up', async () => {
      for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200)
      await elsewhere.goto(link)
      await there.button(words.signInLink.open).click()
      await there.heading(words.signInLink.otherTitle)
    })

    await test.step('copied there it is pasted where it was asked for, as into an installed app, once', async () => {
      await elsewhere.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await there.button(words.signInLink.copy).click()
      await expect(elsewhere.getByText(words.signInLink.copied)).toBeVisible()
      await write(email, await elsewhere.evaluate(() => navigator.clipboard.readText()))
      await press(button(words.signInLink.open))
      await heading(home.heading)
      expect(new URL(page.url()).pathname).toBe(home.path)
      await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(firstName) })).toBeVisible()
      await page.goto(link)
      await press(button(words.signInLink.open))
      await heading(words.reset.expiredTitle)
    })

    await test.step('the other browser asks for a link of its own', async () => {
      await there.email.fill(who)
      await there.button(words.verify.send).click()
      await there.heading(words.forgot.sentTitle)
      await elsewhere.goto(await inbox.next(subject))
      await there.button(words.signInLink.open).click()
      await there.heading(home.heading)
      await elsewhere.close()
    })
  })
}

for (const { name, isPolish, wear } of looksInTurn('dark, 360 px')) {
  test(`axe finds no violations on the pages of a sign-in link: ${name}`, THOROUGH, async ({ page }) => {
    const { prefix, words } = LANGUAGES[isPolish ? 'pl' : 'en']
    const { button, heading } = controls(page)
    await wear(page)
    await page.goto(`${prefix}/auth/sign-in`)
    await button(words.signIn.other).click()
    await heading(words.signInLink.title)
    await expectAccessible(page)
    await page.goto(`${prefix}/auth/link-sent`)
    await expectAccessible(page)
    await page.goto(`${prefix}/auth/link#code=x`)
    await expectAccessible(page)
    await button(words.signInLink.open).click()
    await heading(words.signInLink.otherTitle)
    await expectAccessible(page)
  })
}
