import type { Browser, Page } from '@playwright/test'
import en from '../../mfe-commerce/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-commerce/src/locales/pl.json' with { type: 'json' }
import { paths } from '@kinora/paths'
import { CARDS, provider } from '../support/checkout.ts'
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { dayInDays, dayInMonths, inTurn, type Language, LANGUAGES, withdrawalEnds } from '../support/languages.ts'
import { letters } from '../support/letters.ts'
import { orderGift } from '../support/orderGift.ts'
import { sheetsOf, smallestType } from '../support/paper.ts'
import { newMember, type Person } from '../support/people.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { beginning, said } from '../support/said.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

const WORDS = { pl, en }
const SUBJECTS = {
  pl: { card: 'Hanna ma dla Ciebie prezent', receipt: 'Twoja karta podarunkowa jest gotowa' },
  en: { card: 'Hanna has a gift for you', receipt: 'Your gift card is ready' },
}
const PHONES = { pl: '501 234 567', en: '020 7946 0958' }
const UNKNOWN_CODE = 'ZZZZ ZZZZ ZZZZ ZZZZ'
/** As long as it may be. */
const MESSAGE = `${'Dużo zdrowia i pogodnych poranków. '.repeat(9).slice(0, 299)}!`
const READABLE_PT = 9
const QUARTER = { key: 'gift-3-months', months: 3, price: 129 }

// The days of the pages are compared with those of Poland.
test.use({ timezoneId: 'Europe/Warsaw' })
// Refused codes are in the console.
test.use({ mayComplain: true })

for (const [language, { prefix, money }] of inTurn('pl', LANGUAGES)) {
  const words = WORDS[language]
  const { gift, payment, activate, plans } = words
  const subjects = SUBJECTS[language]
  const giver = `giver.${language}@example.org`
  const recipient = `recipient.${language}@example.org`

  test(`a gift, from the choice to its redemption by another person: ${language}`, async ({
    page,
    browser,
    product,
  }) => {
    test.slow()
    const main = page.getByRole('main')
    const press = (name: string) => main.getByRole('button', { name: said(name) }).click()
    const heading = (name: string) => expect(main.getByRole('heading', { level: 1, name: said(name) })).toBeVisible()
    const later = dayInDays(20, language)
    const fill = (label: string, text: string) => main.getByLabel(said(label)).fill(text)

    await test.step('choose a design and a length, and see the card', async () => {
      await page.goto(`${prefix}/give-a-gift`)
      const preview = main.getByRole('region', { name: said(gift.choice.preview) })
      const picture = preview.getByRole('img').or(preview.locator('img')).first()
      const first = await picture.getAttribute('src')
      const designs = main.getByRole('group', { name: said(gift.choice.design) })
      await designs.getByRole('radio').nth(2).check()
      await expect(picture).not.toHaveAttribute('src', first ?? '')
      await main.locator(`input[value="${QUARTER.key}"]`).check()
      await expect(preview.getByText(money(QUARTER.price))).toBeVisible()
      await expectScreenAccessible(page)
      await press(gift.choice.next)
    })

    await test.step('say for whom and from whom', async () => {
      await heading(gift.order.title)
      await press(gift.order.submit)
      await expect(main.getByText(said(gift.problem.form.error.recipientEmail.required)).first()).toBeVisible()
      await fill(gift.field.recipientEmail, recipient)
      await fill(gift.field.message, MESSAGE)
      await fill(gift.field.deliverOn, later.day)
      await fill(gift.field.purchaserEmail, giver)
      await fill(gift.field.firstName, 'Hanna')
      await fill(gift.field.lastName, 'Lipowska')
      await fill(gift.field.streetAddress, 'Lipowa 4')
      await fill(gift.field.postCode, '20-020')
      await fill(gift.field.city, 'Lublin')
      await fill(gift.field.telephoneNumber, PHONES[language])
      await main.getByRole('checkbox').check()
      await expectScreenAccessible(page)
      await press(gift.order.submit)
    })

    await test.step('check the order, which survives a reload, and pay', async () => {
      await heading(gift.summary.title)
      await page.reload()
      await expect(main.getByText(recipient)).toBeVisible()
      await expect(main.getByText(MESSAGE)).toBeVisible()
      await expect(main.getByText(later.words, { exact: true })).toBeVisible()
      await expect(main.getByText(beginning(gift.summary.nextOnDay.replace('{{date}}', later.words)))).toBeVisible()
      await expect(main.getByText(money(QUARTER.price)).first()).toBeVisible()
      await expect(main.getByText(withdrawalEnds(language))).toBeVisible()
      await expectAccessible(page)
      await main.getByRole('link', { name: said(gift.summary.editRecipient) }).click()
      await fill(gift.field.deliverOn, '')
      await press(gift.order.submit)
      await expect(main.getByText(beginning(gift.summary.atOnce))).toBeVisible()
      await press(gift.summary.pay)
      const at = provider(page, language)
      await at.isOpen()
      await at.fillCard(CARDS.works)
      await page.getByLabel(said(at.words.nip)).fill('PL 123-456-78-19')
      await at.press(at.words.pay)
      await heading(payment.paid.gift.title)
      await expectAccessible(page)
    })

    await test.step('the invoice names the NIP', async () => {
      const opened = page.waitForEvent('popup')
      await main.getByRole('button', { name: beginning(payment.invoice.open) }).click()
      await expect((await opened).getByText('1234567819')).toBeVisible()
    })

    await test.step('the giver can print the card', async () => {
      const link = await letters(product, giver).next(subjects.receipt, paths.giftCard())
      await page.goto(link)
      await heading(gift.opened.title)
      await expect(main.getByRole('button', { name: said(gift.opened.print) })).toBeVisible()
      await expectAccessible(page)
      const card = main.getByRole('article')
      await expect(card.getByText(MESSAGE)).toBeVisible()
      // As wide as the paper within its margins.
      for (const [format, width] of [
        ['A5', 484],
        ['A4', 718],
      ] as const) {
        await page.setViewportSize({ width, height: 720 })
        expect(await sheetsOf(page, format), format).toBe(1)
        expect(await smallestType(card), format).toBeGreaterThanOrEqual(READABLE_PT)
      }
    })

    const inbox = letters(product, recipient)
    expect((await inbox.textOf(subjects.card)).replace(/\s+/g, ' ')).toContain(MESSAGE)
    const link = await inbox.next(subjects.card, paths.activateGift())
    const other = await newMember(product, `other.${language}@example.org`)
    await test.step('another person redeems it', async () => {
      const there = await pageOf(browser, product, other)
      await there.goto(link)
      await there
        .getByRole('main')
        .getByRole('button', { name: said(activate.send) })
        .click()
      await expect(there.getByRole('heading', { level: 1, name: said(activate.done.title) })).toBeVisible()
      await expect(there.getByRole('main').getByText(dayInMonths(QUARTER.months, language))).toBeVisible()
      await expectAccessible(there)
      await there.goto(`${prefix}/subscription`)
      await expect(
        there.getByRole('main').getByText(plans.gift.replace('{{date}}', dayInMonths(QUARTER.months, language))),
      ).toBeVisible()
      await there.context().close()
    })

    await test.step('it cannot be used again, and a wrong code is refused', async () => {
      const late = await newMember(product, `late.${language}@example.org`)
      const there = await pageOf(browser, product, late)
      await expectRefused(there, language, link, plans.problem.gift.used)
      await expectRefused(
        there,
        language,
        `${prefix}/subscription/activate?code=${encodeURIComponent(UNKNOWN_CODE)}`,
        plans.problem.gift.wrongCode,
      )
      await expectAccessible(there)
      await there.context().close()
    })
  })

  test(
    `a card of another length is refused to who has a plan, and keeps its worth: ${language}`,
    THOROUGH,
    async ({ page, context, browser, product }) => {
      const subscriber = await newMember(product, `subscriber.${language}@example.org`)
      await context.addCookies(subscriber.cookies)
      const at = provider(page, language)
      await page.goto(`${prefix}/subscription?plan=subscription-1-month`)
      await page
        .getByRole('main')
        .getByRole('button', { name: said(plans.pay) })
        .click()
      await at.isOpen()
      await at.fillCard(CARDS.works)
      await at.press(at.words.subscribe)
      await expect(page.getByRole('heading', { level: 1, name: said(payment.paid.subscription.title) })).toBeVisible()

      const inbox = `second.${recipient}`
      const url = await orderGift(product, language, inbox)
      await page.goto(url)
      await at.fillCard(CARDS.works)
      await at.press(at.words.pay)
      await expect(page.getByRole('heading', { level: 1, name: said(payment.paid.gift.title) })).toBeVisible()
      const link = await letters(product, inbox).next(subjects.card, paths.activateGift())
      await expectRefused(page, language, link, plans.problem.gift.differentDuration)

      const friend = await newMember(product, `friend.${language}@example.org`)
      const there = await pageOf(browser, product, friend)
      await there.goto(link)
      await there
        .getByRole('main')
        .getByRole('button', { name: said(activate.send) })
        .click()
      await expect(there.getByRole('heading', { level: 1, name: said(activate.done.title) })).toBeVisible()
      await there.context().close()
    },
  )
}

/** Opens the link of a card and redeems it, which must fail with these words. */
async function expectRefused(page: Page, language: Language, link: string, why: string) {
  const main = page.getByRole('main')
  await page.goto(link)
  await main.getByRole('button', { name: said(WORDS[language].activate.send) }).click()
  await expect(main.getByText(why).first()).toBeVisible()
}

/** A page of somebody else, in a browser of their own. */
async function pageOf(browser: Browser, { origin }: Product, { cookies }: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' })
  await context.addCookies(cookies)
  return context.newPage()
}
