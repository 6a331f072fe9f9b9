import en from '../../mfe-commerce/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-commerce/src/locales/pl.json' with { type: 'json' }
import { CARDS, provider } from '../support/checkout.ts'
import { expectScreenAccessible } from '../support/expectAccessible.ts'
import { dayInDays, inTurn, LANGUAGES, withdrawalEnds } from '../support/languages.ts'
import { letters } from '../support/letters.ts'
import { said } from '../support/said.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

const WORDS = { pl, en }
/** Words of the API. */
const TO_PAYMENT = { pl: 'Przejdź do płatności', en: 'Go to payment' }
const RECEIPT = { pl: 'Twoja karta podarunkowa jest gotowa', en: 'Your gift card is ready' }

const CHOICE = {
  pl: { prefix: '', title: 'Podaruj dostęp', kind: 'Karta podarunkowa', next: 'Dalej' },
  en: { prefix: '/en', title: 'Give a gift card', kind: 'Gift card', next: 'Next' },
}

// `page` fails its test on a violation of the content security policy.

for (const [, { prefix, title, kind, next }] of inTurn('pl', CHOICE)) {
  test(`${prefix}/give-a-gift shows the card in each design, and leads to its order`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${prefix}/give-a-gift`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const words = page.getByText(kind, { exact: true })
    await expect(words).toBeVisible()

    const lookOfCard = () =>
      words.evaluate((element) => {
        const { color, justifyContent, alignItems, padding } = getComputedStyle(element.parentElement!)
        return [color, justifyContent, alignItems, padding].join()
      })
    const [first, ...others] = await page.locator('input[name=template]').all()
    await expect(first!).toBeChecked()
    const looks = [await lookOfCard()]
    for (const design of others) {
      await design.check()
      await expect.poll(async () => looks.includes(await lookOfCard())).toBe(false)
      looks.push(await lookOfCard())
    }
    await expectScreenAccessible(page)

    await page.getByRole('button', { name: next }).click()
    await expect(page).toHaveURL(/\/give-a-gift\/order\/gift-1-month\?template=\d+$/)
    await expect(words).toBeVisible()
    await expectScreenAccessible(page)
  })
}

test('styled-components is loaded for gift cards alone', THOROUGH, async ({ page }) => {
  const scripts = new Set<string>()
  page.on('requestfinished', (request) => {
    if (/\/releases\/.*\.js$/.test(request.url())) scripts.add(request.url())
  })
  /** Read apart from the page, which forgets what it has loaded when it goes to another one. */
  const styled = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
    return texts.filter((text) => text.includes('data-styled')).length
  }
  for (const path of ['/', '/programs', '/subscription']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts.size).toBeGreaterThan(0)
  expect(await styled()).toBe(0)
  await page.goto('/give-a-gift', { waitUntil: 'networkidle' })
  await expect.poll(styled).toBe(1)
})

for (const [language, { prefix, money }] of inTurn('pl', LANGUAGES)) {
  const { gift } = WORDS[language]

  test(`without JavaScript a card is chosen, ordered and paid: ${language}`, async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin, locale: language })
    const page = await context.newPage()
    const main = page.getByRole('main')
    const giver = `unscripted.${language}@kinora.example`
    const delivery = dayInDays(20, language)

    await page.goto(`${prefix}/give-a-gift`)
    await main.locator('input[value="gift-3-months"]').check()
    await main.getByRole('button', { name: said(gift.choice.next) }).click()
    await expect(page).toHaveURL(/\/give-a-gift\/order\/gift-3-months\?template=\d+$/)
    for (const [label, text] of [
      [gift.field.recipientEmail, 'jan@kinora.example'],
      [gift.field.message, 'Sto lat'],
      [gift.field.deliverOn, delivery.day],
      [gift.field.purchaserEmail, giver],
      [gift.field.firstName, 'Anna'],
      [gift.field.lastName, 'Nowak'],
      [gift.field.telephoneNumber, { pl: '501 234 567', en: '020 7946 0958' }[language]],
      [gift.field.streetAddress, 'Lipowa 4'],
      [gift.field.postCode, '20-020'],
      [gift.field.city, 'Lublin'],
    ] as const)
      await main.getByLabel(said(label)).fill(text)
    await main.getByRole('checkbox').check()
    await main.getByRole('button', { name: said(gift.order.submit) }).click()

    for (const words of [money(129), delivery.words, withdrawalEnds(language)])
      await expect(main.getByText(words).first()).toBeVisible()
    await main.getByRole('button', { name: said(gift.summary.pay) }).click()
    await page.getByRole('link', { name: TO_PAYMENT[language] }).click()
    const at = provider(page, language)
    await at.isOpen()
    await at.fillCard(CARDS.works)
    await at.press(at.words.pay)
    await expect(page).toHaveURL(new RegExp(`${product.origin}${prefix}/payment/[\\da-f-]{36}$`))
    const receipt = await letters(product, giver).textOf(RECEIPT[language])
    for (const words of [money(129), delivery.words]) expect(receipt).toContain(words)
    await context.close()
  })
}
