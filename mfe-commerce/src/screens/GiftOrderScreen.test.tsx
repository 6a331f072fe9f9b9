import { api, fakeSession, problem, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { fakeGifts } from '../gift.fake.ts'
import { openCommerce } from '../openCommerce.fake.tsx'
import { userAt } from '../userAt.fake.ts'
import { containing, words } from '../words.fake.ts'

const ORDER = '/give-a-gift/order/gift-3-months?template=2'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.useRealTimers())

async function open(
  route = ORDER,
  initial: Parameters<typeof fakeGifts>[0] = {},
  options: Parameters<typeof openCommerce>[2] = { as: 'visitor' },
) {
  const fake = fakeGifts(initial)
  server.use(...fake.handlers)
  return { ...(await openCommerce(route, {}, options)), ...fake }
}
type User = Awaited<ReturnType<typeof open>>['user']
const field = (name: RegExp | string) => screen.getByRole('textbox', { name })

async function fill(user: User) {
  for (const [name, text] of [
    [/^E-\u2060mail osoby/, 'jan@poczta.pl'],
    [/^Kilka słów/, 'Sto lat'],
    [/^Twój e-\u2060mail/, 'anna@poczta.pl'],
    [/^Imię/, 'Anna'],
    [/^Nazwisko/, 'Nowak'],
    [/^Numer telefonu/, '501 234 567'],
    [/^Ulica/, 'Lipowa 4'],
    [/^Kod pocztowy/, '20-020'],
    [/^Miejscowość/, 'Lublin'],
  ] as const) {
    await user.clear(field(name))
    await user.paste(text)
  }
  await user.click(screen.getByRole('checkbox', { name: /regulamin/ }))
}
const goOn = (user: User) => user.click(screen.getByRole('button', { name: words('gift.order.submit') }))
const pay = (user: User) => user.click(screen.getByRole('button', { name: words('gift.summary.pay') }))
const summary = () => screen.findByRole('heading', { level: 1, name: containing('gift.summary.title') })

test('an order is filled in, checked and paid', async () => {
  const { user, sent } = await open()
  await fill(user)
  await goOn(user)
  expect(await summary()).toBeVisible()
  for (const sentence of ['jan@poczta.pl', 'Sto lat', 'anna@poczta.pl', /Lipowa 4, 20-020 Lublin, Polska/, '129 zł'])
    expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.getByText(words('gift.choice.note'))).toBeVisible()
  expect(screen.getByText(/w\s?ciągu 14 dni/)).toBeVisible()

  await pay(user)
  await waitFor(() => expect(location.hash).toBe('#pay'))
  expect(sent).toEqual([
    {
      lookupKey: 'gift-3-months',
      designId: 2,
      purchaser: {
        email: 'anna@poczta.pl',
        firstName: 'Anna',
        lastName: 'Nowak',
        country: 'PL',
        telephoneNumber: '+48501234567',
        streetAddress: 'Lipowa 4',
        postCode: '20-020',
        city: 'Lublin',
      },
      recipient: { email: 'jan@poczta.pl' },
      message: 'Sto lat',
      terms: true,
      lang: 'pl',
      key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    },
  ])
})

test('while the payment opens, the summary says so', async () => {
  const answer = Promise.withResolvers<undefined>()
  const handlers = [http.post(api('/gift-card-orders'), () => answer.promise, { once: true })]
  const { user } = await open(ORDER, {}, { as: 'visitor', handlers })
  await fill(user)
  await goOn(user)
  await summary()
  location.hash = ''
  await pay(user)
  expect(await screen.findByRole('button', { name: words('gift.summary.leaving') })).toBeVisible()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Otwieramy płatność…')
  answer.resolve(undefined)
  await waitFor(() => expect(location.hash).toBe('#pay'))
})

test.each([
  ['New York', -5, '2026-11-25T23:30:00Z', '10 grudnia 2026'],
  ['Warsaw', 1, '2026-12-10T23:30:00Z', '28 grudnia 2026'],
])('the last day of the withdrawal is counted in Poland, read in %s', async (_, hours, now, day) => {
  userAt(now, hours)
  const { user } = await open()
  await fill(user)
  await goOn(user)
  await summary()
  expect(screen.getByText(new RegExp(`w\\s?ciągu 14 dni, do\\s${day}`))).toBeVisible()
})

test('an empty form names all that is needed, and sends nothing', async () => {
  const { user, sent } = await open()
  await goOn(user)
  const links = within(await screen.findByRole('region', { name: /czeka na poprawkę/ })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Podaj e-\u2060mail osoby obdarowanej.',
    'Podaj swój adres e-\u2060mail.',
    'Podaj imię.',
    'Podaj nazwisko.',
    'Podaj numer telefonu.',
    'Podaj ulicę i\u00a0numer.',
    'Podaj kod pocztowy.',
    'Podaj miejscowość.',
    'Zaznacz, że akceptujesz regulamin.',
  ])
  expect(sent).toEqual([])
})

test('it is prefilled from the session', async () => {
  const data = { streetAddress: 'Lindenweg 4', streetAddress2: 'Hinterhaus', postCode: '10115', city: 'Berlin' }
  await open(ORDER, {}, { as: fakeSession({ country: 'DE', phoneNumber: '+493012345678', data }) })
  await waitFor(() => expect(field(/^Twój e-\u2060mail/)).toHaveValue('anna@kinora.test'))
  for (const [name, text] of [
    [/^Imię/, 'Anna'],
    [/^Nazwisko/, 'Nowak'],
    [/^Numer telefonu/, '+493012345678'],
    [/^Ulica/, 'Lindenweg 4'],
    [/^Ciąg dalszy/, 'Hinterhaus'],
    [/^Kod pocztowy/, '10115'],
    [/^Miejscowość/, 'Berlin'],
  ] as const)
    expect(field(name)).toHaveValue(text)
  expect(screen.getByRole('combobox', { name: words('gift.field.country') })).toHaveValue('Niemcy')
})

test('of the countries, the suggested ones come first', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('combobox', { name: words('gift.field.country') }))
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/\+\d+$/, ''))
  expect(names.slice(0, 7)).toEqual([
    'Australia',
    'Francja',
    'Japonia',
    'Kanada',
    'Niemcy',
    'Stany Zjednoczone',
    'Afganistan',
  ])
})

test('what was typed is there again after a reload, and after the summary', async () => {
  const { user, unmount } = await open()
  await fill(user)
  unmount()
  const { user: later } = await open()
  expect(field(/^Miejscowość/)).toHaveValue('Lublin')
  expect(screen.getByRole('checkbox', { name: /regulamin/ })).toBeChecked()
  await goOn(later)
  await summary()
  await later.click(screen.getByRole('link', { name: words('gift.summary.editPurchaser') }))
  expect(await screen.findByRole('textbox', { name: containing('gift.field.recipientEmail') })).toHaveValue(
    'jan@poczta.pl',
  )
})

test('how many characters are left is counted', async () => {
  const { user } = await open()
  await user.type(field(/^Kilka słów/), 'abc')
  expect(screen.getByText(words('gift.order.left', { count: 297 }))).toBeVisible()
})

test.each([
  [problem(503, 'payments.unavailable'), /Nic nie zostało pobrane/],
  [
    problem(400, 'form.invalid', {
      errors: [{ field: 'purchaser[telephoneNumber]', code: 'form.error.telephoneNumber.format' }],
    }),
    /^Ten numer telefonu/,
  ],
  [problem(429, 'auth.tooManyAttempts', { retryAfter: 1_800 }), /Odczekaj 30\sminut i/],
  [problem(500, 'server.error'), /^Błąd\. Spróbuj ponownie później/],
])('a refusal is told in place, and trying again sends the same order', async (refusal, sentence) => {
  const { user, sent } = await open(ORDER, { refusals: [refusal] })
  await fill(user)
  await goOn(user)
  await summary()
  await pay(user)
  expect(await screen.findByText(sentence)).toBeVisible()
  await pay(user)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
})

test('for an order that can no longer be paid a new one is made', async () => {
  const { user, sent } = await open(ORDER, { refusals: [problem(409, 'checkout.closed')] })
  await fill(user)
  await goOn(user)
  await summary()
  await pay(user)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

test('a summary without an order leads to the form', async () => {
  await open('/give-a-gift/order/gift-3-months/summary?template=2')
  expect(await screen.findByText(words('gift.summary.empty'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('gift.summary.fill') })).toHaveAttribute('href', ORDER)
})
