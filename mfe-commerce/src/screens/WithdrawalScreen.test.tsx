import { api, problem } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openCommerce } from '../openCommerce.fake.tsx'
import { userAt } from '../userAt.fake.ts'
import { inDays, ORDER, payment } from '../subscription.fake.ts'
import { words } from '../words.fake.ts'

afterEach(() => jest.useRealTimers())

const begin = () => screen.findByRole('button', { name: /^Odstąp od\sumowy tutaj$/ })
const confirm = () => screen.findByRole('button', { name: words('withdrawal.confirm.yes') })
const gift = payment({ id: '11111111-2222-4333-8444-555555555555', kind: 'gift', name: 'Karta na 1 miesiąc' })

test('two presses: it says what follows, and where the receipt went', async () => {
  const { user, sent } = await openCommerce('/subscription/withdrawal')
  expect(await screen.findByRole('radio', { name: /^3 miesiące, 129 zł/ })).toBeChecked()
  await user.click(await begin())
  expect(
    await screen.findByRole('heading', { level: 2, name: words('withdrawal.confirm.title', { name: '3 miesiące' }) }),
  ).toHaveFocus()
  expect(screen.getByText(/^Oddamy Ci\s129 zł/)).toBeVisible()
  expect(screen.getByText(words('withdrawal.confirm.end.subscription'))).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('anna@kinora.test')
  await user.click(await confirm())
  expect(await screen.findByRole('heading', { level: 1, name: words('withdrawal.done.title') })).toHaveFocus()
  expect(screen.getByText(/wysłaliśmy na\sanna@kinora\.test/)).toBeVisible()
  expect(sent).toEqual([{ call: 'withdraw', body: { email: 'anna@kinora.test' } }])
})

test.each([
  ['New York', -5],
  ['Warsaw', 1],
])('a contract says its last day, which is that of Poland, read in %s', async (_, hours) => {
  userAt('2026-12-01T12:00:00Z', hours)
  await openCommerce('/subscription/withdrawal', { payments: [payment({ withdrawUntil: '2026-12-09' })] })
  expect(await screen.findByText(/możesz odstąpić do\s9 grudnia 2026$/)).toBeVisible()
})

test('of several contracts one is chosen; of a gift the code stops working', async () => {
  const { user } = await openCommerce('/subscription/withdrawal', { payments: [payment(), gift] })
  await user.click(await screen.findByRole('radio', { name: /^Karta na/ }))
  await user.click(await begin())
  expect(await screen.findByText(words('withdrawal.confirm.end.gift'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('withdrawal.confirm.back') }))
  expect(await screen.findByRole('radio', { name: /^Karta na/ })).toBeChecked()
})

test.each(['#', '?order='])('without an account, by the link of the mail, with %s', async (before) => {
  const { user, sent } = await openCommerce(
    `/subscription/withdrawal${before}${ORDER}`,
    { payments: [payment({ kind: 'gift' })] },
    { as: 'visitor' },
  )
  await user.click(await begin())
  await user.click(await confirm())
  expect(await screen.findAllByText(words('plans.problem.form.error.email.required'))).toHaveLength(2)
  await user.type(screen.getByRole('textbox'), 'jan@kinora.test')
  await user.click(await confirm())
  expect(await screen.findByRole('heading', { level: 1, name: words('withdrawal.done.title') })).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ email: 'jan@kinora.test' })
})

test('of an account that is not signed in, the owner is to confirm; the link in their mail does it without an address', async () => {
  const declaredAt = '2026-11-27T12:00:00.000Z'
  const order = payment({ withdrawUntil: '2099-12-11' })
  const { user, sent, router } = await openCommerce(
    `/subscription/withdrawal#${ORDER}`,
    {
      payments: [order],
      refusals: [HttpResponse.json({ data: { ...order, declaredAt } }, { status: 202 })],
    },
    { as: 'visitor' },
  )
  await user.click(await begin())
  await user.type(await screen.findByRole('textbox'), 'jan@kinora.test')
  await user.click(await confirm())
  expect(await screen.findByRole('heading', { level: 1, name: words('withdrawal.declared.title') })).toBeVisible()
  expect(screen.getByText(/Liczy się data złożenia: 27 listopada 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: words('plans.signIn') })).toHaveAttribute(
    'href',
    `/auth/sign-in?callbackUrl=%2Fsubscription%2Fwithdrawal#${ORDER}`,
  )

  await act(() => router.navigate('/'))
  await act(() => router.navigate(`/subscription/withdrawal#${ORDER}.secret`))
  await user.click(await begin())
  const button = await confirm()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(button)
  expect(await screen.findByRole('heading', { level: 1, name: words('withdrawal.done.title') })).toBeVisible()
  expect(sent.at(-1)).toEqual({ call: 'confirmWithdrawal', body: { code: 'secret' } })
})

test('where a declaration waits, the link of the purchase says so', async () => {
  await openCommerce(
    `/subscription/withdrawal#${ORDER}`,
    { payments: [payment({ withdrawUntil: '2099-12-11', declaredAt: '2026-11-27T12:00:00.000Z' })] },
    { as: 'visitor' },
  )
  expect(await screen.findByText(words('withdrawal.declared.signIn'))).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Odstąp od\sumowy/ })).not.toBeInTheDocument()
})

test('where nothing was charged no money is promised', async () => {
  const { user } = await openCommerce('/subscription/withdrawal', { payments: [payment({ isCharged: false })] })
  await user.click(await begin())
  expect(await screen.findByText(words('withdrawal.confirm.nothing'))).toBeVisible()
  await user.click(await confirm())
  expect(await screen.findByText(words('withdrawal.done.nothing'))).toBeVisible()
})

test('a refusal says so, and the address stays', async () => {
  const { user } = await openCommerce('/subscription/withdrawal', {
    refusals: [problem(503, 'payments.unavailable'), problem(429, 'auth.tooManyAttempts', { retryAfter: 5 })],
  })
  await user.click(await begin())
  await user.click(await confirm())
  expect(await screen.findByText(words('plans.problem.payments.unavailable'))).toBeVisible()
  await user.click(await confirm())
  expect(await screen.findByText(/Odczekaj 5\ssekund i/)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('anna@kinora.test')
})

test.each([
  [{ paidAt: '2026-01-01T12:00:00.000Z', withdrawUntil: '2026-01-15' }, /był czas do\s15 stycznia 2026/],
  [{ withdrawnAt: '2026-11-21T12:00:00.000Z', withdrawUntil: null }, /przyjęliśmy 21 listopada 2026/],
  [{ paidAt: inDays(-1), withdrawUntil: null }, /^Od\stej umowy nie\smożna odstąpić/],
  [{ state: 'cancelled' as const, paidAt: null, withdrawUntil: null }, /nie\sjest opłacone/],
])('an order that cannot be withdrawn from says why: %o', async (change, sentence) => {
  await openCommerce(`/subscription/withdrawal#${ORDER}`, { payments: [payment(change)] }, { as: 'visitor' })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('nothing to withdraw from, and an unknown order', async () => {
  const { router } = await openCommerce('/subscription/withdrawal', { payments: [payment({ withdrawUntil: null })] })
  expect(await screen.findByText(words('withdrawal.none'))).toBeVisible()
  await act(() => router.navigate('/subscription/withdrawal#unknown'))
  expect(await screen.findByText(words('payment.unknown.lead'))).toBeVisible()
})

test('a visitor is asked to sign in, or to use the link of the mail', async () => {
  await openCommerce('/subscription/withdrawal', {}, { as: 'visitor' })
  expect(await screen.findByText(words('withdrawal.visitor'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('plans.signIn') })).toHaveAttribute(
    'href',
    '/auth/sign-in?callbackUrl=%2Fsubscription%2Fwithdrawal',
  )
})

test('purchases that could not be read can be read again', async () => {
  const { user } = await openCommerce(
    '/subscription/withdrawal',
    {},
    { handlers: [http.get(api('/payment'), () => problem(500, 'server.error'), { once: true })] },
  )
  await user.click(await screen.findByRole('button', { name: words('payment.again') }))
  expect(await begin()).toBeVisible()
})
