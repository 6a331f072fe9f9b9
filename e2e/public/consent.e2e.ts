import { accounts } from '@kinora/demo'
import { memberForm } from '../../api/testing/accounts/registrations.ts'
import { banner, button, frames, listenForOthers, received, told } from '../support/consent.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test, THOROUGH } from '../support/test.ts'

test.use({ mayBeAsked: true })

test('before the visitor has answered there is no request to third parties', async ({ page, product }) => {
  const requests = listenForOthers(page, product)
  await page.goto('/programs?via=anna')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: /Most dla stabilnych bioder/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(banner(page)).toBeVisible()
  await page.goto('/en/programs')
  await expect(banner(page)).toBeVisible()
  expect(requests).toEqual([])
})

test('after a refusal there is no request to third parties, also after a reload', async ({ page, product }) => {
  const begun = Date.now()
  const requests = listenForOthers(page, product)
  await page.goto('/programs?via=anna')
  await button(page, 'Odrzuć').click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(button(page, 'Ustawienia prywatności')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('link', { name: /Most dla stabilnych bioder/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(requests).toEqual([])
  expect(await told(product, begun)).toEqual([])
})

test('after consent third parties get page views, and none after its withdrawal', async ({ page, product }) => {
  const begun = Date.now()
  const requests = listenForOthers(page, product)
  await page.goto('/programs?via=anna&phrase=most')
  await button(page, 'Akceptuj').click()
  await expect
    .poll(() => told(product, begun))
    .toEqual(expect.arrayContaining(['analytics loaded', 'analytics view /programs', 'referral asked anna']))
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('kinora.referral')))
    .toBe('{"version":1,"token":"sandbox-anna"}')
  await page.getByRole('link', { name: /Most dla stabilnych bioder/ }).click()
  await expect.poll(() => told(product, begun)).toContain(`analytics view ${new URL(page.url()).pathname}`)
  // No user is signed in, and the chat was not opened.
  expect((await told(product, begun)).filter((line) => /^(tracker|chat)/.test(line))).toEqual([])

  await button(page, 'Ustawienia prywatności').click()
  await button(page, 'Cofnij wszystkie zgody').click()
  await expect(frames(page)).toHaveCount(0)
  await expect(button(page, 'Czat')).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('kinora.referral'))).toBeNull()
  const [before, countBefore] = [requests.length, (await told(product, begun)).length]
  await page.getByRole('link', { name: 'Programy' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Programy' })).toBeFocused()
  await page.reload()
  await expect(button(page, 'Ustawienia prywatności')).toBeVisible()
  expect(requests.slice(before)).toEqual([])
  expect(await told(product, begun)).toHaveLength(countBefore)
})

test(
  'a referral of the other language’s campaign is found by the second lookup',
  THOROUGH,
  async ({ page, product }) => {
    const begun = Date.now()
    await page.goto('/programs?via=john')
    await button(page, 'Akceptuj').click()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('kinora.referral')))
      .toBe('{"version":1,"token":"sandbox-john"}')
    const lookups = (await received(product, begun))
      .filter(({ id }) => id === 'referral')
      .map(({ fields }) => fields.locale)
    expect(lookups).toEqual(['pl', 'en'])
  },
)

test('the e-mail tracker gets the address after sign-in, and is removed at sign-out', async ({ page, product }) => {
  const begun = Date.now()
  const identified = async () =>
    (await received(product, begun))
      .filter(({ id, event }) => id === 'tracker' && event === 'identify')
      .map(({ fields }) => fields)
  const email = 'tracked@kinora.example'
  await page.goto('/programs')
  await button(page, 'Akceptuj').click()
  await expect(frames(page)).not.toHaveCount(0)
  const answer = await page.request.post('/api/auth/local/register?locale=pl', {
    data: memberForm(email),
    headers: { origin: product.origin },
  })
  expect(answer.status()).toBe(201)
  await page.reload()
  await expect.poll(identified).toEqual([{ email }])

  await page.getByRole('button', { name: 'Anna' }).click()
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeVisible()
  await expect(page.locator('iframe[src*="tracker"]')).toHaveCount(0)
  expect(await identified()).toHaveLength(1)
})

test("a third party's script has no access to the page, and gets empty in-memory storage", async ({
  page,
  product,
}) => {
  await page.goto('/programs')
  await button(page, 'Akceptuj').click()
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('/third-parties/analytics'))).toBe(true)
  const frame = page.frames().find((candidate) => candidate.url().includes('/third-parties/analytics'))!
  const seen = await frame.evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return String(read())
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: origin,
      document: attempt(() => parent.document.title),
      address: attempt(() => parent.location.href),
      storage: attempt(() => parent.localStorage.length),
      referrer: document.referrer,
      cookie: document.cookie,
      own: attempt(() => (localStorage.setItem('a', '1'), localStorage.getItem('a'))),
    }
  })
  expect(seen).toEqual({
    origin: 'null',
    document: 'SecurityError',
    address: 'SecurityError',
    storage: 'SecurityError',
    referrer: '',
    cookie: '',
    own: '1',
  })
  expect(product.origin).not.toBe(product.urls.sandbox)
})

test('private pages have no third parties, even with consent', async ({ page, product }) => {
  await page.goto('/programs')
  await button(page, 'Akceptuj').click()
  await expect(frames(page)).not.toHaveCount(0)
  await signIn(page, product, accounts.member, '/profile')
  // A new document has no frames of the page before.
  await page.goto('/profile')
  const requests = listenForOthers(page, product)
  for (const path of ['/profile', '/profile/my-path', '/en/profile/edit', '/auth/reset-password#code=abc']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /Ustawienia prywatności|Privacy settings/ })).toBeVisible()
    await expect(frames(page)).toHaveCount(0)
  }
  expect(requests).toEqual([])
})

test('a choice in one tab applies to other tabs', THOROUGH, async ({ page, context }) => {
  await page.goto('/programs')
  const other = await context.newPage()
  await other.goto('/en/programs')
  await button(page, 'Akceptuj').click()
  await expect(banner(other)).toBeHidden()
  await expect(frames(other)).not.toHaveCount(0)
  await button(other, 'Privacy settings').click()
  await button(other, 'Withdraw all consents').click()
  await expect(frames(page)).toHaveCount(0)
})

test.describe('a chat that does not load', THOROUGH, () => {
  test.use({ mayComplain: true })

  test('shows that an ad blocker may be the reason, in both languages', async ({ page, product }) => {
    await page.goto('/programs')
    await button(page, 'Akceptuj').click()
    for (const [path, open, sentence] of [
      ['/programs', 'Czat', 'Aby połączyć się ze specjalistą, wyłącz blokowanie reklam.'],
      ['/en/programs', 'Chat', 'Ad blocker must be deactivated to connect with the specialist.'],
    ] as const) {
      await page.route(`${product.urls.sandbox}/third-parties/chat.js`, (route) => route.abort())
      await page.goto(path)
      await button(page, open).click()
      await expect(page.getByText(sentence)).toBeVisible()
      await page.unroute(`${product.urls.sandbox}/third-parties/chat.js`)
    }
    await button(page, 'Try again').click()
    await expect(page.frameLocator('iframe[title="Chat with a specialist"]').getByLabel('Your message')).toBeVisible()
  })
})
