import { expectAccessible } from './support/expectAccessible.ts'
import { expect, test } from './support/test.ts'

// `page` fails its test on a violation of the content security policy.

for (const [prefix, title, kind, next] of [
  ['', 'Podaruj dostęp', 'Karta podarunkowa', 'Dalej'],
  ['/en', 'Give a gift card', 'Gift card', 'Next'],
] as const) {
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
    await expectAccessible(page)

    await page.getByRole('button', { name: next }).click()
    await expect(page).toHaveURL(/\/give-a-gift\/order\/gift-1-month\?template=\d+$/)
    await expect(words).toBeVisible()
    await expectAccessible(page)
  })
}

test('styled-components is loaded for gift cards alone', async ({ page }) => {
  const loaded: string[] = []
  page.on('requestfinished', async (request) => {
    if (!/\/releases\/.*\.js$/.test(request.url())) return
    const text = await (await request.response())?.text()
    if (text?.includes('data-styled')) loaded.push(request.url())
  })
  for (const path of ['/', '/programs', '/subscription']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(loaded).toEqual([])
  await page.goto('/give-a-gift', { waitUntil: 'networkidle' })
  await expect.poll(() => loaded.length).toBe(1)
})

test('without JavaScript a card is chosen and ordered, up to the link to the payment', async ({ browser, product }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })).newPage()
  await page.goto('/give-a-gift')
  await page.getByRole('radio', { name: /^3 miesiące/ }).check()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page).toHaveURL(/\/give-a-gift\/order\/gift-3-months\?template=\d+$/)
  for (const [label, text] of [
    [/^E-mail osoby/, 'jan@kinora.example'],
    [/^Twój e-mail/, 'anna@kinora.example'],
    ['Imię', 'Anna'],
    ['Nazwisko', 'Nowak'],
    ['Numer telefonu', '501 234 567'],
    [/^Ulica/, 'Lipowa 4'],
    ['Kod pocztowy', '20-020'],
    ['Miejscowość', 'Lublin'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByLabel(/^Akceptuję/).check()
  await page.getByRole('button', { name: /podsumowanie/ }).click()
  await expect(page.getByRole('link', { name: 'Przejdź do płatności' })).toBeVisible()
  await page.context().close()
})
