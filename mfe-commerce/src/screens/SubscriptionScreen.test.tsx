import { settleReferral } from '@kinora/referral'
import { sessionClient } from '@kinora/session'
import { api, problem } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { openCommerce } from '../openCommerce.fake.tsx'
import { containing, text, words } from '../words.fake.ts'

const plan = (name: RegExp) => screen.findByRole('radio', { name })
const pay = () => screen.findByRole('button', { name: words('plans.pay') })
afterEach(() => {
  location.hash = ''
})

test.each([
  ['pl', 'Subskrypcje', /^3 miesiące/, text('plans.mostChosen')],
  ['en', 'Subscriptions', /^3 miesiące/, 'Chosen most often'],
] as const)('a visitor sees the plans, the one that is chosen most often first, in %s', async (...row) => {
  const [locale, title, name, note] = row
  await openCommerce('/subscription', {}, { locale, as: 'visitor' })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await plan(name)).toBeChecked()
  expect(screen.getByText(note)).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test('a card says the price for a month and in total, and what the plan gives', async () => {
  await openCommerce('/subscription', {}, { as: 'visitor' })
  const card = await plan(/^12 miesięcy/)
  expect(card).toHaveAccessibleName(
    /33\.25 zł za\smiesiąc Razem 399 zł co 12\smiesięcy Tytuł 12 Wszystkie programy Rezygnujesz, kiedy chcesz/,
  )
  expect(await plan(/Płacisz 49 zł co miesiąc/)).not.toBeChecked()
})

test('the address names the plan that is chosen first', async () => {
  await openCommerce('/subscription?plan=subscription-12-months', {}, { as: 'visitor' })
  expect(await plan(/^12 miesięcy/)).toBeChecked()
})

test('renewal, withdrawal and gifts are told before paying', async () => {
  const { user } = await openCommerce('/subscription', {}, { as: 'visitor' })
  await user.click(await plan(/^12 miesięcy/))
  expect(screen.getByText(/^Dziś płacisz 399 zł, z\sVAT\. Plan odnowi się za\s12 miesięcy/)).toBeVisible()
  expect(screen.getByText(words('plans.facts.renewal.words'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('plans.facts.withdrawal.link') })).toHaveAttribute(
    'href',
    '/subscription/withdrawal',
  )
  expect(screen.getByRole('link', { name: words('plans.facts.gift.link') })).toHaveAttribute('href', '/give-a-gift')
})

test('a visitor signs in and comes back to their choice', async () => {
  const { user, router } = await openCommerce('/subscription', {}, { as: 'visitor' })
  await user.click(await plan(/^12 miesięcy/))
  await user.click(screen.getByText(words('plans.code.open')))
  await user.type(screen.getByRole('textbox', { name: words('plans.code.label') }), 'WIOSNA')
  await user.click(await pay())
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/auth/sign-in')
  expect(new URLSearchParams(search).get('callbackUrl')).toBe('/subscription?plan=subscription-12-months&code=WIOSNA')
})

test('a member pays: the choice, the code of the address and the referral travel along', async () => {
  settleReferral('friend-1')
  const { user, sent } = await openCommerce('/subscription?plan=subscription-1-month&code=WIOSNA')
  expect(await screen.findByRole('textbox', { name: words('plans.code.label') })).toHaveValue('WIOSNA')
  expect(screen.getByText(/^Ile dziś zapłacisz z\skodem, zobaczysz przed zapłatą; bez zniżki to\s49 zł/)).toBeVisible()
  await user.click(await pay())
  await waitFor(() => expect(location.hash).toBe('#pay'))
  expect(sent).toEqual([
    {
      call: 'checkout',
      body: {
        lookupKey: 'subscription-1-month',
        code: 'WIOSNA',
        referral: 'friend-1',
        lang: 'pl',
        key: expect.any(String) as string,
      },
    },
  ])
})

test('two presses are one order', async () => {
  const { user, sent } = await openCommerce(
    '/subscription',
    {},
    { handlers: [http.post(api('/checkout'), () => delay(20) as unknown as undefined, { once: true })] },
  )
  await user.dblClick(await pay())
  await waitFor(() => expect(location.hash).toBe('#pay'))
  expect(sent).toHaveLength(1)
})

test('while the payment opens, it says so', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { user } = await openCommerce(
    '/subscription',
    {},
    { handlers: [http.post(api('/checkout'), () => answer.promise, { once: true })] },
  )
  await user.click(await pay())
  expect(await screen.findByRole('button', { name: words('plans.leaving') })).toBeVisible()
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses).toContain(text('plans.leaving'))
  answer.resolve(undefined)
  await waitFor(() => expect(location.hash).toBe('#pay'))
})

test('a lost answer keeps the choice, and the second press is the same order', async () => {
  const { user, sent } = await openCommerce('/subscription', { refusals: [HttpResponse.error()] })
  await user.click(await plan(/^12 miesięcy/))
  await user.click(await pay())
  expect(await screen.findByText(words('plans.problem.auth.unreachable'))).toBeVisible()
  expect(await plan(/^12 miesięcy/)).toBeChecked()
  await user.click(await pay())
  await waitFor(() => expect(location.hash).toBe('#pay'))
  expect(sent[0]?.body['key']).toBe(sent[1]?.body['key'])
})

test('an order that can no longer be paid is made anew', async () => {
  const { user, sent } = await openCommerce('/subscription', { refusals: [problem(409, 'checkout.closed')] })
  await user.click(await pay())
  await waitFor(() => expect(location.hash).toBe('#pay'))
  expect(sent).toHaveLength(2)
  expect(sent[0]?.body['key']).not.toBe(sent[1]?.body['key'])
})

test.each([
  [503, 'payments.unavailable', /^Operator płatności teraz nie\sodpowiada/],
  [503, 'payments.off', /^Płatności są teraz wyłączone/],
  [409, 'checkout.alreadySubscribed', /^Masz już plan/],
  [429, 'auth.tooManyAttempts', /^Za\sdużo prób/],
  [500, 'server.error', words('plans.problem.failure')],
])('a refusal says why: %s %s', async (status, code, sentence) => {
  const { user } = await openCommerce('/subscription', { refusals: [problem(status, code)] })
  await user.click(await pay())
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await pay()).toBeEnabled()
})

test.each([
  [404, 'wrongCode'],
  [409, 'firstPurchaseCode'],
] as const)('why a promotion code does not count is told at its field: %s %s', async (status, reason) => {
  const code = `checkout.${reason}`
  const refusal = problem(status, code, { errors: [{ field: 'code', code }] })
  const { user } = await openCommerce('/subscription', { refusals: [refusal] })
  await user.click(await screen.findByText(words('plans.code.open')))
  await user.type(screen.getByRole('textbox', { name: words('plans.code.label') }), 'ZIMA')
  await user.click(await pay())
  const field = await screen.findByRole('textbox', { name: words('plans.code.label') })
  await waitFor(() => expect(field).toHaveAccessibleDescription(containing(`plans.problem.checkout.${reason}`)))
  expect(field).toHaveValue('ZIMA')
})

test('a specialist may buy too; in test mode nobody can', async () => {
  await openCommerce('/subscription', {}, { as: 'specialist' })
  expect(await pay()).toBeVisible()
  act(() => sessionClient.setTestMode(true))
  expect(await screen.findByText(words('plans.testMode'))).toBeVisible()
  expect(screen.queryByRole('button', { name: containing('plans.pay') })).not.toBeInTheDocument()
})

test('plans that could not be read can be read again; without any it says so', async () => {
  let isDown = true
  const failing = http.get(api('/subscriptions'), () => (isDown ? problem(500, 'server.error') : undefined))
  const { user, state } = await openCommerce('/subscription', {}, { handlers: [failing] })
  state.plans = []
  const again = await screen.findByRole('button', { name: words('payment.again') })
  isDown = false
  await user.click(again)
  expect(await screen.findByText(words('plans.none'))).toBeVisible()
})

test('a plan of one’s own that could not be read says so, and the plans are still there', async () => {
  await openCommerce(
    '/subscription',
    {},
    { handlers: [http.get(api('/subscription/plan'), () => problem(500, 'server.error'))] },
  )
  expect(await screen.findByText(words('plans.overviewFailed'))).toBeVisible()
  expect(await plan(/^3 miesiące/)).toBeVisible()
})
