import { accounts } from '@kinora/demo'
import { signedIn } from '../support/people.ts'
import { expect, test as base } from '../support/test.ts'

// Intended refusals are logged to the console.
const test = base.extend({ mayComplain: async ({}, use) => use(true) })

for (const [role, email, path, shown] of [
  ['member', 'teresa.kalina@example.org', '/profile/my-state', 'Kalina'],
  ['specialist', accounts.specialist, '/profile/my-team', 'Kalina'],
] as const)
  test(`a session that ends elsewhere clears the page of a ${role}, also after Back`, async ({ page, product }) => {
    const person = await signedIn(product, email)
    await page.context().addCookies(person.cookies)
    await page.goto('/programs')
    await page.goto(path)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    await person.endSession()

    await expect(page).toHaveURL(/\/auth\/sign-in\?error=SessionExpired/)
    await expect(page.getByText(/^Twoja sesja się skończyła/)).toBeVisible()
    await expect(page.getByText(shown)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Programy' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Konto', exact: true })).toBeVisible()
    await expect(page.getByText(shown)).toHaveCount(0)
  })
