import account from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import profile from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { letters } from '../support/letters.ts'
import { newMember } from '../support/people.ts'
import { said } from '../support/said.ts'
import { expect, test } from '../support/test.ts'
import { walk } from '../support/walk.ts'

// The browser logs that the stream of a session that ended is refused.
test.use({ mayComplain: true })

const NEW_PASSWORD = 'rower wiosna lampa'

test('an e-mail address is changed by keyboard, and its owner brings the old one back', async ({
  page,
  browser,
  product,
}) => {
  const [before, after] = [`beata.${Date.now()}@example.org`, `beata.nowa.${Date.now()}@example.org`]
  const [oldInbox, newInbox] = [letters(product, before), letters(product, after)]
  const { press, write } = walk(page)
  const main = page.getByRole('main')
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name: said(name) })).toBeVisible()

  await test.step('somebody with a confirmed address', async () => {
    const { cookies } = await newMember(product, before)
    await page.context().addCookies(cookies)
    await page.goto(await oldInbox.next('Potwierdź swój adres e-mail'))
    await press(main.getByRole('button', { name: account.verify.submit }))
    await heading(account.verify.doneTitle)
  })

  await test.step('asks for another one', async () => {
    await page.goto('/profile/account')
    await press(main.getByRole('link', { name: said(profile.account.email.change) }))
    await heading(profile.account.changeEmail.title)
    await expectAccessible(page)
    await write(main.getByRole('textbox', { name: said(profile.account.changeEmail.field) }), after)
    await press(main.getByRole('button', { name: profile.account.changeEmail.submit }))
    await heading(profile.account.changeEmail.sentTitle)
    await expectAccessible(page)
  })

  await test.step('and confirms it by the link, on a press', async () => {
    const link = await newInbox.next('Potwierdź nowy adres e-mail')
    for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200)
    await page.goto(link)
    await heading(account.newEmail.askTitle)
    await expectAccessible(page)
    await press(main.getByRole('button', { name: account.newEmail.submit }))
    await heading(account.newEmail.doneTitle)
    await press(main.getByRole('link', { name: account.newEmail.account }))
    await expect(main.getByText(after).first()).toBeVisible()
    await expect(
      main
        .getByRole('list', { name: profile.account.events.title })
        .getByText(said(profile.account.events.done.emailChange)),
    ).toBeVisible()
    await newInbox.next('Masz nowy adres e-mail w Kinorze')
  })

  await test.step('the old address takes it back: every device is signed out', async () => {
    const there = await browser.newPage()
    await there.goto(await oldInbox.next('Adres e-mail Twojego konta się zmienił'))
    await there.getByRole('button', { name: account.restoreEmail.submit }).click()
    await expect(there.getByRole('heading', { level: 1, name: said(account.restoreEmail.doneTitle) })).toBeVisible()
    await there.close()
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    await newInbox.next('Zmiana adresu e-mail została cofnięta')
  })

  await test.step('and the owner comes back with a new password', async () => {
    await page.goto(await oldInbox.next('Ustaw nowe hasło do Kinory'))
    await write(main.getByLabel(account.field.password, { exact: true }), NEW_PASSWORD)
    await write(main.getByLabel(account.field.passwordConfirmation), NEW_PASSWORD)
    await press(main.getByRole('button', { name: account.reset.submit }))
    await heading(account.reset.doneTitle)
    await page.goto('/auth/sign-in')
    await write(main.getByRole('textbox', { name: said(account.field.email) }), before)
    await write(main.getByLabel(account.field.password, { exact: true }), NEW_PASSWORD)
    await press(main.getByRole('button', { name: account.signIn.submit, exact: true }))
    await expect(page.getByRole('banner').getByRole('button', { name: /Beata/ })).toBeVisible()
  })
})
