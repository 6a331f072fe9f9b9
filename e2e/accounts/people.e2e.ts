import type { Page, Request, Route } from '@playwright/test'
import { thorough } from '../../tools/setup/thorough.js'
import { NOTE, PROGRAM, sharedBrowser, traces, twoPeople, type Person } from '../support/people.ts'
import { expect, test as base, THOROUGH } from '../support/test.ts'

let both: ReturnType<typeof twoPeople> | undefined

/** Teresa and Beata sign in alternately on one page, which is not reloaded in between. */
const test = base.extend<{
  turns: Awaited<ReturnType<typeof sharedBrowser>>
  people: [teresa: Person, beata: Person]
}>({
  people: async ({ product }, use) => use(await (both ??= twoPeople(product))),
  turns: async ({ page, product }, use) => use(await sharedBrowser(page, product)),
  // Intended refusals are logged to the console.
  mayComplain: async ({}, use) => use(true),
})

const account = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible()
const isHere = (page: Page, { firstName }: Person) => account(page, `Konto: ${firstName}`)
const nobodyIsHere = (page: Page) => account(page, 'Konto')
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const note = (page: Page) => page.getByRole('dialog').getByRole('textbox')

async function expectNoNote(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Notatka/ })
    .click()
  await expect(note(page)).toHaveValue('')
}

async function openNote(page: Page) {
  await button(page, 'Zmień odpowiedzi').click()
  await expect(note(page)).toHaveValue(NOTE)
}

/** Those of `npm test`: what a remote has loaded, a program's own state, a form. */
const IN_TURN = [`/programs/${PROGRAM}`, '/', '/contact', '/profile/my-state']

/** For each page: checks that it shows Teresa's data, and fills in some. */
const screens: [path: string, meet: (page: Page, teresa: Person) => Promise<unknown>][] = [
  ['/programs', (page) => expect(page.getByRole('region', { name: 'Zrobione dziś' })).toBeVisible()],
  [
    `/programs/${PROGRAM}`,
    async (page) => {
      await expect(button(page, 'Usuń z ulubionych')).toBeVisible()
      await expect(button(page, 'Zmień odpowiedzi')).toBeVisible()
      await button(page, /^Wróć do/).click()
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(31)
    },
  ],
  [
    '/',
    async (page, { firstName }) => {
      await expect(page.getByRole('heading', { level: 1, name: `Dzień dobry, ${firstName}` })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Na dziś' })).toBeVisible()
    },
  ],
  [
    '/contact',
    async (page, { email }) => {
      await expect(field(page, 'E-\u2060mail')).toHaveValue(email)
      await field(page, 'Wiadomość').fill(NOTE)
    },
  ],
  ['/profile/my-path', (page, { lastName }) => expect(page.getByText(lastName).first()).toBeVisible()],
  ['/profile/my-state', (page, { lastName }) => expect(page.getByText(lastName).first()).toBeVisible()],
  ['/profile/account', (page, { email }) => expect(page.getByText(email).first()).toBeVisible()],
  ['/profile/change-password', (page) => field(page, 'Obecne hasło').fill(NOTE)],
  ['/profile/delete-account', (page) => field(page, 'Hasło').fill(NOTE)],
]

test('after another user signs in, no page has anything of the previous user', async ({
  page,
  people: [teresa, beata],
  turns: { enter, signOut },
}) => {
  test.slow()
  for (const [path, meet] of screens.filter(([path]) => thorough(true, IN_TURN.includes(path)))) {
    await test.step(path, async () => {
      await enter(teresa)
      const left = traces(page, teresa)
      await page.goto(path)
      await isHere(page, teresa)
      await meet(page, teresa)

      await signOut()
      await nobodyIsHere(page)
      left.end()
      await left.expectNone()
      await enter(beata)
      await isHere(page, beata)
      await left.settled()
      await left.expectNone()
    })
  }
})

test(
  'the next user’s check-in is empty and has no answers of the previous user',
  THOROUGH,
  async ({ page, people: [teresa, beata], turns: { enter, signOut } }) => {
    await enter(teresa)
    const left = traces(page, teresa)
    await page.goto(`/programs/${PROGRAM}`)
    await isHere(page, teresa)
    await openNote(page)
    await page.keyboard.press('Escape')

    await signOut()
    await nobodyIsHere(page)
    left.end()
    const slow = await hold(page, '**/api/check-ins/today/*')
    await enter(beata)
    await button(page, 'Oznacz jako zrobione').click()
    const answer = await slow()
    await left.expectNone()
    await answer.continue()
    await expectNoNote(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await left.expectNone()
  },
)

test('typed text is kept when the session expires, for the same user only', async ({
  page,
  people: [teresa, beata],
  turns: { enter, expire },
}) => {
  await enter(teresa)
  const left = traces(page, teresa)
  await page.goto(`/programs/${PROGRAM}`)
  await openNote(page)
  await note(page).fill(`${NOTE}, mniej`)
  await expire()
  await expect(page.getByText(/^Twoja sesja się skończyła/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await enter(teresa)
  await isHere(page, teresa)
  await button(page, 'Zmień odpowiedzi').click()
  await expect(note(page)).toHaveValue(`${NOTE}, mniej`)

  await expire()
  await nobodyIsHere(page)
  left.end()
  await enter(beata)
  await isHere(page, beata)
  await button(page, 'Oznacz jako zrobione').click()
  await expectNoNote(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await left.expectNone()
})

for (const status of thorough([401, 201], [201])) {
  test(`the response to a previous user's write is neither shown to the next user nor retried: ${status}`, async ({
    page,
    people: [teresa, beata],
    turns: { enter },
  }) => {
    const held = await hold(page, '**/api/check-ins?*')
    await enter(teresa)
    const left = traces(page, teresa)
    await page.goto(`/programs/${PROGRAM}`)
    await openNote(page)
    await note(page).fill(`${NOTE}, mniej`)
    await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click()
    const answer = await held()

    await page.route('**/api/favourites/my-favorites?*', (route) => route.fulfill({ status: 503, json: {} }))
    left.end()
    await enter(beata)
    await isHere(page, beata)
    await answer.fulfill({ status, json: { data: { note: NOTE } } })
    await expect(button(page, 'Dodaj do ulubionych')).toBeVisible()
    // A press while the page changes from one person to the next may be lost; the next one must not be.
    await expect(async () => {
      const isWrite = (request: Request) => request.url().includes('/api/favourites') && request.method() !== 'GET'
      const write = page.waitForRequest(isWrite, { timeout: 5_000 })
      await button(page, 'Dodaj do ulubionych').click()
      expect((await write).method()).toBe('POST')
    }).toPass()
    await expect(page.getByRole('status').getByText(/^Odpowiedzi/)).toBeHidden()
    await expect(page.getByRole('alert').getByText(/\S/)).toBeHidden()
    await left.expectNone()
  })
}

test(
  'a visitor’s message is sent although they sign in meanwhile',
  THOROUGH,
  async ({ page, people: [, beata], turns: { enter } }) => {
    const held = await hold(page, '**/api/contact?*')
    await page.goto('/contact')
    await field(page, 'Imię i nazwisko').fill('Ktoś')
    await field(page, 'E-\u2060mail').fill('ktos@example.org')
    await field(page, 'Wiadomość').fill('Jak zacząć?')
    await page.getByRole('main').getByRole('checkbox').check()
    await button(page, 'Wyślij wiadomość').click()
    const answer = await held()
    await enter(beata)
    await isHere(page, beata)
    await answer.fulfill({ status: 204 })
    await expect(page.getByRole('heading', { name: /^Mamy Twoją\swiadomość$/ })).toBeVisible()
  },
)

/** Holds requests to a URL. Returns a function that waits for the first one. */
async function hold(page: Page, url: string): Promise<() => Promise<Route>> {
  const { promise, resolve } = Promise.withResolvers<Route>()
  await page.route(url, resolve)
  return () => promise
}
