import { accounts } from '@kinora/demo'
import { expect } from '@playwright/test'
import account from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import profile from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import team from '../../mfe-team/src/locales/pl.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { addAuthenticator, codeOf, enter, test } from '../support/passkeys.ts'
import { confirmEmail, newMember, PASSWORD, signedIn } from '../support/people.ts'
import { said } from '../support/said.ts'

// The browser logs refused calls.
test.use({ mayComplain: true })

const { twoStep } = profile

test('a member signs in with a passkey in two presses, and without their phone by a recovery code', async ({
  page,
  own,
}) => {
  const email = `beata.${Date.now()}@example.org`
  const main = page.getByRole('main')
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name: said(name) })).toBeVisible()
  const codes = main.getByRole('list', { name: twoStep.codes.newTitle })
  const leave = async () => {
    await page.context().clearCookies({ name: /session/ })
    await page.goto(`${own.origin}/auth/sign-in`)
  }
  await addAuthenticator(page)
  const beata = await newMember(own, email)
  await confirmEmail(own, beata)
  await enter(page, own, beata, '/profile/account')
  let recovery = ''

  await test.step('adds a passkey, and keeps the recovery codes', async () => {
    await main.getByRole('link', { name: twoStep.open }).click()
    await heading(twoStep.title)
    await expectAccessible(page)
    await main.getByRole('button', { name: twoStep.passkeys.add }).click()
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await main.getByRole('button', { name: twoStep.codes.kept }).click()
    await expect(main.getByRole('list', { name: twoStep.passkeys.title }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('adds an app', async () => {
    await main.getByRole('button', { name: twoStep.app.add }).click()
    const secret = (await main.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
    await main.getByLabel(twoStep.app.code).fill(codeOf(secret.replaceAll(' ', '')))
    await main.getByRole('button', { name: twoStep.app.confirm }).click()
    await expect(main.getByRole('button', { name: twoStep.app.remove })).toBeVisible()
  })

  await test.step('signs in by the browser’s offer in the field for the e-mail, which this one takes at once', async () => {
    await leave()
    await expect(page).toHaveURL(`${own.origin}/`)
  })

  await test.step('or by a press, and a finger on the phone', async () => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await leave()
    await expectAccessible(page)
    await main.getByRole('button', { name: account.passkey.signIn }).click()
    await expect(page).toHaveURL(`${own.origin}/`)
  })

  await test.step('and with the password and a recovery code, which works once', async () => {
    for (const isFirst of [true, false]) {
      await leave()
      await main.getByRole('textbox', { name: said(account.field.email) }).fill(email)
      await main.getByLabel(account.field.password, { exact: true }).fill(PASSWORD)
      await main.getByRole('button', { name: account.signIn.submit, exact: true }).click()
      await heading(account.secondFactor.title)
      await expectAccessible(page)
      await main.getByRole('button', { name: account.secondFactor.other.recovery }).click()
      await main.getByLabel(account.field.recoveryCode).fill(recovery)
      await main.getByRole('button', { name: account.secondFactor.submit }).click()
      if (isFirst) await expect(page).toHaveURL(`${own.origin}/`)
      else await expect(main.getByText(said(account.auth.wrongCode)).first()).toBeVisible()
    }
  })
})

test('a specialist sees their team once they have a second factor', async ({ page, own }) => {
  const main = page.getByRole('main')
  await addAuthenticator(page)
  await enter(page, own, await signedIn(own, accounts.specialist), '/profile/my-team')
  await expect(main.getByText(said(team.verification.factorNeeded))).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: team.verification.protect }).click()
  await main.getByRole('button', { name: twoStep.passkeys.add }).click()
  await main.getByRole('link', { name: twoStep.toTeam }).click()
  await expect(main.getByRole('searchbox')).toBeVisible()
})
