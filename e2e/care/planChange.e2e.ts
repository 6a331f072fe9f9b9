import { CARDS, provider } from '../support/checkout.ts'
import { commerce, PLANS } from '../support/commerce.ts'
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { dayInDays, dayInMonths, inTurn, LANGUAGES } from '../support/languages.ts'
import { letters } from '../support/letters.ts'
import { newMember } from '../support/people.ts'
import { beginning, said } from '../support/said.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

const SUBJECTS = { pl: 'Odstąpienie od umowy przyjęte', en: 'We have received your withdrawal' }
const QUARTER = { pl: '3 miesiące', en: '3 months' }
// The days of the pages are compared with those of Poland.
test.use({ timezoneId: 'Europe/Warsaw' })

for (const [language, { prefix, money }] of inTurn('en', LANGUAGES)) {
  test(
    `a year becomes three months from the next period, and is withdrawn from: ${language}`,
    THOROUGH,
    async ({ page, context, product }) => {
      const { heading, choose, payment, plans, press, text, withdrawal } = commerce(page, language)
      const main = page.getByRole('main')
      const email = `change.${language}@example.org`
      const { cookies } = await newMember(product, email)
      await context.addCookies(cookies)
      const mails = letters(product, email)
      await choose(PLANS.year)
      const at = provider(page, language)
      await at.fillCard(CARDS.works)
      await at.press(at.words.subscribe)
      await heading(payment.paid.subscription.title)
      const order = page.url()

      await test.step('choose three months in the portal', async () => {
        await page.goto(`${prefix}/subscription?plan=${PLANS.quarter.key}`)
        const opened = context.waitForEvent('page')
        await main.getByRole('button', { name: beginning(plans.portal.change) }).click()
        const tab = await opened
        const there = provider(tab, language)
        await there.isOpen()
        await there.follow(there.words.changePlan)
        await expectAccessible(tab)
        await tab.getByRole('radio', { name: money(129, 2) }).check()
        await there.press(there.words.savePlan)
        await there.isOpen()
        await tab.close()
      })

      await test.step('the page says from when, and for how much', async () => {
        const next = text(plans.nextAs, { date: dayInMonths(12, language), name: QUARTER[language], price: money(129) })
        await expect(async () => {
          await page.reload()
          await expect(next).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await expectScreenAccessible(page)
      })

      await test.step('withdraw from the contract', async () => {
        await page.goto(`${prefix}/subscription/withdrawal`)
        await expect(main.getByRole('radio', { checked: true })).toBeVisible()
        const [from, until] = [dayInDays(0, language).words, dayInDays(14, language).words]
        await expect(text(withdrawal.dates, { from, until })).toBeVisible()
        await expectScreenAccessible(page)
        await press(withdrawal.begin)
        await expect(main.getByLabel(said(withdrawal.confirm.email))).toHaveValue(email)
        await expectAccessible(page)
        await press(withdrawal.confirm.yes)
        await heading(withdrawal.done.title)
        await expectAccessible(page)
      })

      await test.step('the mail says when, to the second', async () => {
        expect(await mails.textOf(SUBJECTS[language])).toMatch(/\d{1,2}:\d{2}:\d{2} (CET|CEST|GMT\+[12])/)
      })

      await test.step('the order is paid back, and nothing else is charged', async () => {
        await page.goto(order)
        await heading(payment.withdrawn.title)
        await expect(async () => {
          await page.reload()
          await expect(main.getByText(payment.facts.refunded)).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await expectAccessible(page)
        await page.goto(`${prefix}/subscription`)
        await expect(main.getByRole('button', { name: said(plans.pay) })).toBeVisible()
        await expect(main.getByRole('region', { name: said(plans.yours) })).toBeHidden()
      })
    },
  )
}
