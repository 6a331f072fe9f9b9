import type { BrowserContext } from '@playwright/test'
import accountEn from '../../mfe-account/src/locales/en.json' with { type: 'json' }
import accountPl from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import { CARDS, provider } from '../support/checkout.ts'
import { commerce, PLANS } from '../support/commerce.ts'
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { dayInMonths, inTurn, LANGUAGES, withdrawalEnds } from '../support/languages.ts'
import { newMember, PASSWORD } from '../support/people.ts'
import { beginning, said } from '../support/said.ts'
import { expect, test } from '../support/test.ts'

const ACCOUNTS = { pl: accountPl, en: accountEn }
// The days of the pages are compared with those of Poland.
test.use({ timezoneId: 'Europe/Warsaw' })

for (const [language, { prefix, money }] of inTurn('en', LANGUAGES)) {
  test(`a visitor buys a month after a card was declined: ${language}`, async ({ page, product }) => {
    const { heading, choose, payment, plans, press, text } = commerce(page, language)
    const at = provider(page, language)
    await test.step('sign in after choosing, and come back to the choice', async () => {
      const email = `month.${language}@example.org`
      await newMember(product, email)
      const address = `${prefix}/subscription?plan=${PLANS.month.key}`
      await page.goto(address)
      await expectScreenAccessible(page)
      await press(plans.pay)
      const { field } = ACCOUNTS[language]
      await page.getByRole('main').getByLabel(said(field.email)).fill(email)
      await page.getByRole('main').getByLabel(said(field.password)).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(product.origin + address)
    })
    await choose(PLANS.month)
    await expect(page.getByText(money(49, 2)).first()).toBeVisible()
    await expectScreenAccessible(page)
    await at.fillCard(CARDS.isDeclined)
    await at.press(at.words.subscribe)
    await expect(page.getByText(at.words.wrong.declined).first()).toBeVisible()
    await at.fillCard(CARDS.works)
    await at.press(at.words.subscribe)
    await heading(payment.paid.subscription.title)
    await expect(page.getByRole('main').getByText(money(49))).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${prefix}/subscription`)
    await expect(text(plans.next, { date: dayInMonths(1, language), price: money(49) })).toBeVisible()
    await expectScreenAccessible(page)
  })

  test(`three months are bought with the bank’s confirmation: ${language}`, async ({ page, context, product }) => {
    const { heading, choose, payment, text } = commerce(page, language)
    const at = provider(page, language)
    await newcomer(context, product, `quarter.${language}`)
    await choose(PLANS.quarter)
    await at.fillCard(CARDS.asksBank)
    await at.press(at.words.subscribe)
    await at.press(at.words.refuse)
    await expect(page.getByText(at.words.wrong.refused).first()).toBeVisible()
    await at.fillCard(CARDS.asksBank)
    await at.press(at.words.subscribe)
    await at.press(at.words.confirm)
    await heading(payment.paid.subscription.title)
    await expect(page.getByRole('main').getByText(money(129))).toBeVisible()
    await expect(text(payment.withdrawUntil, { date: withdrawalEnds(language) })).toBeVisible()
  })

  test(`a payment that takes a while is not made again: ${language}`, async ({ page, context, product }) => {
    const { heading, choose, payment } = commerce(page, language)
    const at = provider(page, language)
    await newcomer(context, product, `later.${language}`)
    await choose(PLANS.month)
    await at.fillCard(CARDS.takesAWhile)
    await at.press(at.words.subscribe)
    await heading(payment.processing.title)
    await page.goto(`${page.url()}?status=cancelled`)
    await heading(payment.processing.title)
    await expect(page.getByRole('link', { name: said(payment.again) })).toBeHidden()
  })

  test(`a year is bought at the second attempt, cancelled and resumed: ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const { heading, choose, invoices, payment, plans, press, text } = commerce(page, language)
    const at = provider(page, language)
    await newcomer(context, product, `year.${language}`)
    await test.step('turn back, and try again', async () => {
      await choose(PLANS.year)
      await at.follow(at.words.back)
      await heading(payment.cancelled.title)
      await expectAccessible(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: said(payment.again) })
        .click()
      await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveAttribute(
        'value',
        PLANS.year.key,
      )
      await press(plans.pay)
      await at.fillCard(CARDS.works)
      await at.press(at.words.subscribe)
      await heading(payment.paid.subscription.title)
    })

    await page.goto(`${prefix}/subscription`)
    const portal = await test.step('change the card in the portal', async () => {
      const opened = context.waitForEvent('page')
      await page
        .getByRole('main')
        .getByRole('button', { name: beginning(plans.portal.open) })
        .first()
        .click()
      const tab = await opened
      const there = provider(tab, language)
      await there.isOpen()
      await there.follow(there.words.changeCard)
      await there.fillCard(CARDS.worksToo)
      await there.press(there.words.saveCard)
      await expect(tab.getByText('•••• 4444')).toBeVisible()
      await expectScreenAccessible(tab)
      return tab
    })

    const date = dayInMonths(12, language)
    const there = provider(portal, language)
    await test.step('cancel the renewal', async () => {
      await there.follow(there.words.cancel)
      await there.press(there.words.cancel)
      await expect(portal.getByText(there.words.endsOn.replace('{{date}}', date))).toBeVisible()
      await expect(async () => {
        await page.reload()
        await expect(text(plans.noNext)).toBeVisible({ timeout: 2_000 })
      }).toPass()
    })
    await test.step('resume it', async () => {
      await there.press(there.words.resume)
      await expect(portal.getByRole('link', { name: said(there.words.cancel) })).toBeVisible()
      await expect(async () => {
        await page.reload()
        await expect(text(plans.next, { date, price: money(399) })).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await portal.close()
    })

    await test.step('the invoice', async () => {
      await page.goto(`${prefix}/subscription/invoices`)
      await expect(page.getByRole('main').getByText(money(399))).toBeVisible()
      await expect(page.getByRole('main').getByText(invoices.is.paid, { exact: true })).toBeVisible()
      await expectScreenAccessible(page)
    })
  })
}

/** Somebody who has just registered and is signed in. */
async function newcomer(context: BrowserContext, product: Parameters<typeof newMember>[0], name: string) {
  const person = await newMember(product, `${name}@example.org`)
  await context.addCookies(person.cookies)
  return person
}
