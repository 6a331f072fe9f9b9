import { accounts } from '@kinora/demo'
import { inTurn } from '../support/languages.ts'
import { openWithoutScripts } from '../support/openWithoutScripts.ts'
import { expect, test } from '../support/test.ts'

// The browser logs the API's refusals to its console: a wrong password.
test.use({ mayComplain: true })

test('the account menu that was pressed before the scripts have loaded opens when they have', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/programs')
  const account = page.getByRole('button', { name: 'Konto' })
  await account.click()
  await expect(account).toHaveAttribute('aria-busy', 'true')
  loadScripts()

  await expect(account).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  await expect(account).toBeFocused()
})

test('several presses of the keyboard are made in order, each once', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/programs')
  for (const [name, key] of [
    ['Wysoki kontrast', 'Space'],
    ['Większy tekst', 'Enter'],
    ['Konto', 'Enter'],
  ] as const) {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press(key)
  }
  loadScripts()

  await expect(page.getByRole('button', { name: 'Konto' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: 'Wysoki kontrast' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: '113%' })).toBeAttached()
})

test('a heart that was pressed before its remote has loaded leads a visitor to sign in', async ({ page }) => {
  const loadRemotes = await openWithoutScripts(page, '/programs', /\/mfe-catalog\/.*\.js$/)
  // The shell answers already.
  await page.getByRole('button', { name: 'Konto' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Dodaj do ulubionych: / })
    .first()
    .click()
  loadRemotes()

  await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeVisible()
})

test('the way to pay that was pressed before the scripts have loaded keeps the chosen plan', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/subscription')
  const plan = page.getByRole('main').getByRole('radio').last()
  await plan.check()
  const key = await plan.getAttribute('value')
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click()
  loadScripts()

  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    const back = searchParams.get('callbackUrl') ?? ''
    return pathname === '/auth/sign-in' && new URLSearchParams(back.split('?')[1]).get('plan') === key
  })
})

test('a password that was sent by Enter before the scripts have loaded is sent once they have', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/auth/sign-in')
  await page.getByLabel('Adres e-\u2060mail').fill('maria@example.org')
  await page.getByLabel('Hasło', { exact: true }).fill('lampa wiosna rower')
  await page.keyboard.press('Enter')
  const sent = page.waitForRequest((request) => /callback\/credentials/.test(request.url()))
  loadScripts()

  expect((await sent).postDataJSON()).toMatchObject({ email: 'maria@example.org', password: 'lampa wiosna rower' })
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
})

for (const [, { path, email, sent }] of inTurn('en', {
  pl: { path: '/auth/forgot-password', email: 'Adres e-\u2060mail', sent: 'Sprawdź pocztę' },
  en: { path: '/en/auth/forgot-password', email: 'E-\u2060mail address', sent: 'Check your mail' },
}))
  test(`the only field of ${path}, sent by Enter before the scripts have loaded`, async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, path)
    await page.getByLabel(email).fill(accounts.member)
    await page.keyboard.press('Enter')
    loadScripts()

    await expect(page.getByRole('heading', { level: 1, name: sent })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is sent shows its page again, and puts nothing into the address', async ({ page }) => {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Adres e-\u2060mail').fill('maria@example.org')
    await page.keyboard.press('Enter')

    await expect(page.getByLabel('Adres e-\u2060mail')).toHaveValue('')
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  })
})
