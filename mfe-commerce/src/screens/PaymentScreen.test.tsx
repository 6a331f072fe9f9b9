import { api, problem } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expectTab } from '../expectTab.fake.ts'
import { openCommerce } from '../openCommerce.fake.tsx'
import { userAt } from '../userAt.fake.ts'
import { ORDER, payment } from '../subscription.fake.ts'
import { containing, text, words } from '../words.fake.ts'

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const open = (change: Parameters<typeof payment>[0], options?: Parameters<typeof openCommerce>[2], query = '') =>
  openCommerce(`/payment/${ORDER}${query}`, { payments: [payment(change)] }, options)

afterEach(() => jest.useRealTimers())

/** Lets the page wait, and its next reading be answered. */
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const useFakeClock = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })

test.each([
  ['pl', text('payment.paid.subscription.title'), text('payment.toPrograms'), ''],
  ['en', 'Thank you, you have access', 'Go to the programs', '/en'],
] as const)('a paid plan is open at once, with the way to the programs, in %s', async (...row) => {
  const [locale, sentence, link, prefix] = row
  const { auth } = await open({}, { locale })
  expect(await title(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(link.replaceAll(' ', '\\s')) })).toHaveAttribute(
    'href',
    `${prefix}/programs`,
  )
  expect(screen.getByText('129 zł')).toBeVisible()
  await waitFor(() => expect(auth.calls.filter((call) => call === 'GET session').length).toBeGreaterThan(1))
})

test('a member goes on to their path', async () => {
  await open({})
  expect(await screen.findByRole('link', { name: words('payment.toPath') })).toHaveAttribute('href', '/profile/my-path')
})

test('while it is processed nothing leads to another payment, and the page shows the end by itself', async () => {
  useFakeClock()
  const { state } = await open({ state: 'processing', paidAt: null })
  expect(await title(text('payment.processing.title'))).toBeVisible()
  expect(screen.queryByRole('link', { name: /ponownie/i })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: words('payment.toPlan') })).toHaveAttribute('href', '/subscription')
  // A promotion code may take something off.
  expect(screen.getByText(words('payment.facts.price'))).toBeVisible()
  expect(screen.queryByText(words('payment.facts.amount'))).not.toBeInTheDocument()
  await wait(1_100)
  expect(screen.getByRole('heading', { level: 1, name: words('payment.processing.title') })).toBeVisible()

  state.payments = [payment()]
  await wait(2_000)
  expect(await title(/^Dziękujemy/)).toHaveFocus()
  expect(screen.getByText(words('payment.facts.amount'))).toBeVisible()
  expect(document.title).toBe('Dziękujemy, masz dostęp · Kinora')
})

test('a payment that takes long says what to do', async () => {
  useFakeClock()
  await open({ state: 'processing', paidAt: null })
  for (const ms of [1_000, 1_500, 2_000, 3_000, 5_000, 8_000]) await wait(ms + 200)
  expect(await screen.findByText(words('payment.processing.slow'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('payment.contact') })).toHaveAttribute('href', '/contact')
})

test('a reading that fails in between changes nothing', async () => {
  useFakeClock()
  let fails = false
  const failing = http.get(api(`/payment/${ORDER}`), () => (fails ? problem(503, 'server.busy') : undefined))
  const { state } = await open({ state: 'processing', paidAt: null }, { handlers: [failing] })
  expect(await title(text('payment.processing.title'))).toBeVisible()
  fails = true
  await wait(1_100)
  expect(screen.getByRole('heading', { level: 1, name: words('payment.processing.title') })).toBeVisible()
  fails = false
  state.payments = state.payments.map((one) => ({ ...one, state: 'problem' }))
  await wait(5_000)
  expect(await title(text('payment.problem.title'))).toBeVisible()
})

test.each([
  ['pl', text('payment.problem.title'), words('payment.problem.lead')],
  ['en', 'Payment error', /^There was a problem with your payment\. Please try again later\.$/],
] as const)('a payment that went wrong says so, in %s', async (locale, sentence, lead) => {
  await open({ state: 'problem', paidAt: null }, { locale })
  expect(await title(sentence)).toBeVisible()
  expect(screen.getByText(lead)).toBeVisible()
})

test.each(['processing', 'cancelled'] as const)('whoever turned back finds their choice: %s', async (state) => {
  await open({ state, isConfirmed: false, paidAt: null }, {}, '?status=cancelled')
  expect(await title(text('payment.cancelled.title'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('payment.again') })).toHaveAttribute(
    'href',
    '/subscription?plan=subscription-3-months',
  )
})

test.each([
  ['subscription', /^Dziękujemy, masz/],
  ['gift', /^Dziękujemy za/],
] as const)('a payment on its way is not made again by the address of who turned back: %s', async (kind, thanks) => {
  useFakeClock()
  const { state } = await open({ kind, state: 'processing', paidAt: null }, {}, '?status=cancelled')
  expect(await title(text('payment.processing.title'))).toBeVisible()
  expect(screen.queryByRole('link', { name: /ponownie/i })).not.toBeInTheDocument()
  state.payments = [payment({ kind })]
  await wait(1_100)
  expect(await title(thanks)).toBeVisible()
})

test('what is paid is paid, also for whoever turned back in another tab', async () => {
  await open({}, {}, '?status=cancelled')
  expect(await title(/^Dziękujemy/)).toBeVisible()
})

test('a gift without an account: what happens next', async () => {
  await open({ kind: 'gift', lookupKey: 'gift-3-months', name: 'Karta na 3 miesiące' }, { as: 'visitor' })
  expect(await title(words('payment.paid.gift.title'))).toBeVisible()
  expect(screen.getByText(words('payment.paid.gift.next.recipient'))).toBeVisible()
  expect(screen.getByText(words('payment.paid.gift.next.print'))).toBeVisible()
})

test('a gift that was not paid leads back to its form', async () => {
  await open({ kind: 'gift', lookupKey: 'gift-3-months', state: 'cancelled' }, { as: 'visitor' })
  expect(await screen.findByRole('link', { name: words('payment.again') })).toHaveAttribute(
    'href',
    '/give-a-gift/order/gift-3-months',
  )
})

test('from what was paid the withdrawal is one press away', async () => {
  await open({}, { as: 'visitor' })
  expect(await screen.findByRole('link', { name: /^Odstąp od\sumowy tutaj$/ })).toHaveAttribute(
    'href',
    `/subscription/withdrawal#${ORDER}`,
  )
})

test.each([
  ['New York', -5],
  ['Warsaw', 1],
])('the last day of the withdrawal is that of Poland, read in %s', async (_, hours) => {
  userAt('2026-12-09T22:59:00Z', hours)
  const { unmount } = await open({ withdrawUntil: '2026-12-09' }, { as: 'visitor' })
  expect(await screen.findByText(words('payment.withdrawUntil', { date: '9 grudnia 2026' }))).toBeVisible()
  unmount()
  userAt('2026-12-09T23:00:00Z', hours)
  await open({ withdrawUntil: '2026-12-09' }, { as: 'visitor' })
  expect(await title(/^Dziękujemy/)).toBeVisible()
  expect(screen.queryByText(containing('payment.withdrawUntil'))).not.toBeInTheDocument()
})

test('what was paid back is told', async () => {
  await open({ refundedDisplay: '100 zł' })
  expect(await screen.findByText('100 zł')).toBeVisible()
})

test.each([404, 400])('an unknown order says so: %s', async (status) => {
  await open({}, { handlers: [http.get(api(`/payment/${ORDER}`), () => problem(status, 'order.unknown'))] })
  expect(await title(words('payment.unknown.title'))).toBeVisible()
})

test('without a connection it warns of paying twice, and reads again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await open(
    {},
    { handlers: [http.get(api(`/payment/${ORDER}`), () => problem(500, 'server.error'), { once: true })] },
  )
  expect(await screen.findByText(words('payment.offline'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('payment.again') }))
  expect(await title(/^Dziękujemy/)).toBeVisible()
})

test('the order of a gift that is paid is forgotten in this tab', async () => {
  const key = 'kinora.own.giftOrder'
  sessionStorage.setItem(key, JSON.stringify({ version: 1, values: {} }))
  await open({ kind: 'gift' })
  await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull())
})

test.each([
  ['paid', {}],
  ['paid back', { refund: 'done', refundedDisplay: '49 zł', revokedBy: 'refund' }],
] as const)('the invoice of a gift that is %s opens in a new tab', async (_, change) => {
  const tab = expectTab()
  const { user, sent } = await open({ kind: 'gift', ...change })
  await user.click(await screen.findByRole('button', { name: containing('payment.invoice.open') }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.test/invoice'))
  expect(sent[0]?.call).toBe(`invoice ${ORDER}`)
})

test('an invoice that is not made yet closes its tab and says so', async () => {
  const tab = expectTab()
  const { user } = await openCommerce(`/payment/${ORDER}`, {
    payments: [payment({ kind: 'gift' })],
    refusals: [problem(409, 'payment.noInvoice')],
  })
  await user.click(await screen.findByRole('button', { name: containing('payment.invoice.open') }))
  expect(await screen.findByText(words('plans.problem.payment.noInvoice'))).toBeVisible()
  expect(tab.close).toHaveBeenCalled()
})

test('a gift that cost nothing has no invoice', async () => {
  await open({ kind: 'gift', isCharged: false })
  expect(await title(text('payment.paid.gift.title'))).toBeVisible()
  expect(screen.queryByRole('button', { name: containing('payment.invoice.open') })).not.toBeInTheDocument()
})
