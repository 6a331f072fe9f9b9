import { screen } from '@testing-library/react'
import { openCommerce } from '../openCommerce.fake.tsx'
import { ORDER, payment } from '../subscription.fake.ts'
import { containing, text, words } from '../words.fake.ts'

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const open = (change: Parameters<typeof payment>[0], options?: Parameters<typeof openCommerce>[2]) =>
  openCommerce(`/payment/${ORDER}`, { payments: [payment(change)] }, options)

test('a contract that was withdrawn from gives nothing any more', async () => {
  await open({ withdrawnAt: '2026-11-21T10:00:00.000Z', withdrawUntil: null })
  expect(await title(text('payment.withdrawn.title'))).toBeVisible()
  expect(screen.getByText(/^Odstąpienie od\sumowy przyjęliśmy 21 listopada 2026/)).toBeVisible()
  expect(screen.queryByRole('link', { name: containing('payment.toPrograms') })).not.toBeInTheDocument()
})

test.each([
  ['refund', null, 'refunded'],
  ['dispute', null, 'disputed'],
  ['lostDispute', null, 'disputeLost'],
  ['refund', '2026-11-21T10:00:00.000Z', 'withdrawn.paidBack'],
] as const)('what gives nothing any more says why: %s, withdrawn %s', async (revokedBy, withdrawnAt, view) => {
  const refund = revokedBy === 'refund' ? 'done' : null
  await open({ revokedBy, withdrawnAt, refund, withdrawUntil: null, plan: null })
  expect(await title(words(`payment.${view}.title`))).toBeVisible()
  expect(screen.getByText(containing(`payment.${view}.lead`, { date: '21 listopada 2026' }))).toBeVisible()
  expect(screen.getByRole('link', { name: words('payment.toPlan') })).toHaveAttribute('href', '/subscription')
  expect(screen.queryByRole('link', { name: containing('payment.toPrograms') })).not.toBeInTheDocument()
})

test.each([null, '2026-11-21T10:00:00.000Z'])(
  'a refund that has not arrived is told, and how to write to us, withdrawn %s',
  async (withdrawnAt) => {
    await open({ refund: 'failed', withdrawnAt, withdrawUntil: null })
    if (withdrawnAt) expect(await title(words('payment.withdrawn.notArrived.title'))).toBeVisible()
    else expect(await screen.findByText(words('payment.notArrived'))).toBeVisible()
    expect(screen.getByRole('link', { name: words('payment.contact') })).toHaveAttribute('href', '/contact')
  },
)

test.each([
  ['upcoming', 'upcoming'],
  ['ended', 'ended'],
  ['unpaid', 'unpaid'],
  ['failed', 'unpaid'],
  ['refunded', 'refunded'],
  ['disputed', 'disputed'],
  ['disputeLost', 'disputeLost'],
  ['active', 'paid.subscription'],
  ['renewing', 'paid.subscription'],
  ['ending', 'paid.subscription'],
  ['pastDue', 'paid.subscription'],
] as const)('the page of an order says what its plan is now: %s', async (status, view) => {
  const revokedBy = status === 'active' ? 'refund' : null // of an earlier payment
  await open({ plan: { status, at: '2027-03-09T12:00:00.000Z' }, revokedBy })
  expect(await title(text(`payment.${view}.title`))).toBeVisible()
  expect(screen.getByText(containing(`payment.${view}.lead`, { date: '9 marca 2027' }))).toBeVisible()
  const toPrograms = screen.queryByRole('link', { name: containing('payment.toPath') })
  if (view === 'paid.subscription' || view === 'upcoming') expect(toPrograms).toBeVisible()
  else expect(toPrograms).not.toBeInTheDocument()
})

test('a plan of which nobody knows any more does not promise access', async () => {
  await open({ plan: null }, { as: 'visitor' })
  expect(await title(text('payment.ended.title'))).toBeVisible()
})

test('who withdrew before anything was charged is promised no money', async () => {
  await open({ isCharged: false, withdrawnAt: '2026-11-21T10:00:00.000Z', withdrawUntil: null })
  expect(
    await screen.findByText(containing('payment.withdrawn.unpaid.lead', { date: '21 listopada 2026' })),
  ).toBeVisible()
})
