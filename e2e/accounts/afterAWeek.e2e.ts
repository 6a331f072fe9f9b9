import account from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import profile from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { said } from '../support/said.ts'
import { expect, test } from '../support/passingDays.ts'
import { dayInDays } from '../support/languages.ts'
import { newMember, PASSWORD } from '../support/people.ts'
import { THOROUGH } from '../support/test.ts'

/** `28 listopada`, of a page that says the weekday before it. */
const dayOf = (ahead: number) => dayInDays(ahead, 'pl').words.replace(/ \d{4}$/, '')

test(
  'a tab that comes back after a week is of that day, and after a session keeps what was typed',
  THOROUGH,
  async ({ page, passing: { product, goTo } }) => {
    test.slow()
    const email = 'beata.later@example.org'
    const beata = await newMember(product, email)
    await page.context().addCookies(beata.cookies)
    const date = (ahead: number) => page.getByRole('main').getByText(dayOf(ahead)).first()
    await page.goto(product.origin)
    await expect(date(0)).toBeVisible()

    await test.step('restored by the browser, which loads it anew', async () => {
      await goTo(7, page.context())
      await page.reload()
      await expect(date(7)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: /Beata/ })).toBeVisible()
    })

    await test.step('woken by the system, as it was, after its session has ended', async () => {
      await page.goto(`${product.origin}/profile/my-state`)
      const add = page.getByRole('button', { name: said(profile.state.goals.add) })
      await add.click()
      const goal = page.getByRole('main').getByRole('textbox', { name: said(profile.state.goals.text) })
      await goal.fill('Wejść po schodach')
      await goTo(45)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page).toHaveURL(/\/auth\/sign-in\?error=SessionExpired/)
      await page.getByRole('main').getByLabel(said(account.field.email)).fill(email)
      await page.getByRole('main').getByLabel(said(account.field.password)).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await add.click()
      await expect(goal).toHaveValue('Wejść po schodach')
    })
  },
)
