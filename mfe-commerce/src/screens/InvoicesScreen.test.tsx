import type { Invoice } from '@kinora/contracts'
import { api, problem } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { openCommerce } from '../openCommerce.fake.tsx'
import { text, words } from '../words.fake.ts'

const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  number: 'KIN-0007',
  createdAt: '2026-11-02T10:00:00.000Z',
  amountDisplay: '49 zł',
  status: 'paid',
  url: 'https://pay.test/invoice',
  ...change,
})

test.each([
  ['pl', '2 listopada 2026', text('invoices.is.paid'), /^Otwórz fakturę KIN-0007 ?, otwiera się w\snowej karcie$/],
  ['en', '2 November 2026', 'Paid', /^Open invoice KIN-0007 ?, opens in a new tab$/],
] as const)('an invoice has its date, number, amount, state and document, in %s', async (...row) => {
  const [locale, date, state, link] = row
  await openCommerce('/subscription/invoices', { invoices: [invoice()] }, { locale })
  expect(await screen.findByText(date)).toBeVisible()
  expect(screen.getByText('KIN-0007', { selector: 'p' })).toBeVisible()
  expect(screen.getByText('49 zł')).toBeVisible()
  expect(screen.getByText(state)).toBeVisible()
  const document = screen.getByRole('link', { name: link })
  expect(document).toHaveAttribute('href', 'https://pay.test/invoice')
  expect(document).toHaveAttribute('target', '_blank')
})

test('each state has its word; one to be paid leads to paying', async () => {
  const states = ['paid', 'open', 'failed', 'refunded'] as const
  const invoices = states.map((status) => invoice({ id: status, status, number: null, url: null }))
  invoices[1] = invoice({ id: 'open', status: 'open' })
  await openCommerce('/subscription/invoices', { invoices })
  expect(await screen.findByText(words('invoices.is.paid'))).toBeVisible()
  for (const sentence of [words('invoices.is.open'), words('invoices.is.failed'), words('invoices.is.refunded')])
    expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Zapłać KIN-0007/ })).toBeVisible()
  expect(screen.getAllByText(words('invoices.noDocument'))).toHaveLength(3)
})

test('without invoices it says so, and those that could not be read can be read again', async () => {
  const { user } = await openCommerce(
    '/subscription/invoices',
    {},
    { handlers: [http.get(api('/subscription/invoices'), () => problem(503, 'payments.unavailable'), { once: true })] },
  )
  await user.click(await screen.findByRole('button', { name: words('payment.again') }))
  expect(await screen.findByText(words('invoices.none'))).toBeVisible()
})

test('a visitor signs in first', async () => {
  const { router } = await openCommerce('/subscription/invoices', {}, { as: 'visitor' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/sign-in'))
})
