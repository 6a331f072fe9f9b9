import { problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openCommerce } from '../openCommerce.fake.tsx'
import { expectTab } from '../expectTab.fake.ts'
import { inDays, NOTHING, running, withPlan } from '../subscription.fake.ts'
import { containing, words } from '../words.fake.ts'

const plan = (name: RegExp) => screen.findByRole('radio', { name })
const yours = () => screen.findByRole('region', { name: words('plans.yours') })

afterEach(() => {
  location.hash = ''
})

test('a running plan says when it renews, for how much, and how many days are left', async () => {
  await openCommerce('/subscription', { overview: withPlan() })
  const panel = within(await yours())
  expect(panel.getByText(words('plans.status.active', { name: '1 miesiąc' }))).toBeVisible()
  expect(panel.getByText(/^Odnowi się .+ za\s49 zł\. Zostało 12 dni\.$/)).toBeVisible()
  expect(panel.getByRole('link', { name: words('plans.invoices') })).toHaveAttribute('href', '/subscription/invoices')
  expect(screen.getByRole('heading', { level: 2, name: words('plans.portal.change') })).toBeVisible()
  expect(await plan(/Twój obecny plan/)).toHaveAccessibleName(/^1 miesiąc/)
})

test('a plan that becomes another one says which, from when, and for how much', async () => {
  await openCommerce('/subscription', {
    overview: withPlan({ nextName: '12 miesięcy', nextChargeDisplay: '399 zł' }),
  })
  const panel = within(await yours())
  expect(panel.getByText(/^Od .+ Twój plan to\s12\smiesięcy za\s399 zł\. Zostało 12 dni\.$/)).toBeVisible()
})

test('a plan that ends says until when', async () => {
  await openCommerce('/subscription', {
    overview: withPlan({ status: 'ending', renewsAt: null, nextChargeDisplay: null, periodEndsAt: inDays(1) }),
  })
  const panel = within(await yours())
  expect(panel.getByText(/^Twój plan: 1 miesiąc, do/)).toBeVisible()
  expect(panel.getByText(/^Nie\sodnowi się sam\. Został 1\sdzień\.$/)).toBeVisible()
})

test('with paid time left and no plan any more, a plan is charged when that time ends', async () => {
  const { user } = await openCommerce('/subscription', {
    overview: { ...NOTHING, accessEndsAt: inDays(12), firstChargeAt: inDays(12) },
  })
  await user.click(await plan(/^12 miesięcy/))
  expect(
    screen.getByText(/^Dziś nic nie\spłacisz\. Pierwsze 399 zł pobierzemy .+, gdy skończy się opłacony/),
  ).toBeVisible()
  await user.click(screen.getByText(words('plans.code.open')))
  await user.type(screen.getByRole('textbox', { name: words('plans.code.label') }), 'WIOSNA')
  expect(screen.getByText(/^Dziś nic nie\spłacisz\. .+ Ile wyniesie z\skodem, zobaczysz przed zapłatą/)).toBeVisible()
})

test('without a plan and without access, the invoices are still a link away', async () => {
  await openCommerce('/subscription', { overview: { ...NOTHING, hasInvoices: true } })
  expect(await screen.findByText(containing('plans.paidBefore'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('plans.invoices') })).toHaveAttribute('href', '/subscription/invoices')
})

test('a failed charge says until when access lasts, and leads to the card', async () => {
  await openCommerce('/subscription', { overview: withPlan({ status: 'pastDue', graceEndsAt: inDays(3) }) })
  const panel = within(await yours())
  expect(panel.getByText(words('plans.status.pastDue'))).toBeVisible()
  expect(panel.getByText(/Dostęp masz do .+\. Zostały 3\sdni\.$/)).toBeVisible()
  expect(panel.getByRole('button', { name: containing('plans.portal.repair') })).toBeVisible()
})

test.each(['unpaid', 'failed', 'refunded', 'disputed', 'disputeLost'] as const)(
  'a plan that gives nothing says so, and another can be bought: %s',
  async (status) => {
    const gone = { status, periodEndsAt: inDays(-1), renewsAt: null, nextChargeDisplay: null }
    const { user } = await openCommerce('/subscription', {
      overview: { ...withPlan(gone), accessEndsAt: null, hasPortal: status === 'unpaid' },
    })
    const panel = within(await yours())
    expect(panel.getByText(words(`plans.status.${status}`, { name: '1 miesiąc' }))).toBeVisible()
    expect(panel.getByText(containing(`plans.about.${status}`))).toBeVisible()
    expect(panel.queryByText(/Zostało|Został/)).not.toBeInTheDocument()
    expect(await plan(/^1 miesiąc/)).not.toHaveAccessibleName(/Twój obecny plan/)
    await user.click(screen.getByRole('button', { name: words('plans.pay') }))
    await waitFor(() => expect(location.hash).toBe('#pay'))
  },
)

test('while the first payment is on its way nothing else can be bought', async () => {
  await openCommerce('/subscription', {
    overview: { ...withPlan({ status: 'processing', renewsAt: null }), accessEndsAt: null, hasPortal: false },
  })
  expect(within(await yours()).getByText(words('plans.status.processing', { name: '1 miesiąc' }))).toBeVisible()
  expect(screen.getByText(words('plans.processingFirst'))).toBeVisible()
  expect(screen.queryByRole('button', { name: containing('plans.pay') })).not.toBeInTheDocument()
})

test('a charge that waits for a confirmation leads to it', async () => {
  const confirmUrl = 'https://pay.test/i/1'
  await openCommerce('/subscription', {
    overview: withPlan({ status: 'pastDue', graceEndsAt: inDays(3), confirmUrl }),
  })
  const panel = within(await yours())
  expect(panel.getByText(containing('plans.confirm'))).toBeVisible()
  expect(panel.getByRole('link', { name: containing('plans.confirmLink') })).toHaveAttribute('href', confirmUrl)
  expect(panel.getByRole('button', { name: containing('plans.portal.open') })).toBeVisible()
  expect(screen.getByText(words('plans.confirmFirst'))).toBeVisible()
  expect(screen.queryByRole('button', { name: containing('plans.portal.repair') })).not.toBeInTheDocument()
})

test('gift time beside a plan has its periods and the end of everything', async () => {
  const gifts = [{ startsAt: '2027-01-02T12:00:00.000Z', endsAt: '2027-02-02T12:00:00.000Z' }]
  await openCommerce('/subscription', {
    overview: { ...withPlan(), gifts, accessEndsAt: '2027-02-02T12:00:00.000Z' },
  })
  const panel = within(await yours())
  expect(panel.getByText(/od\s2 stycznia 2027 do\s2 lutego 2027$/)).toBeVisible()
  expect(panel.getByText(words('plans.until', { date: '2 lutego 2027' }))).toBeVisible()
})

test('with gift time alone a plan can be bought, and the rest of the gift waits', async () => {
  const gifts = [{ startsAt: inDays(-10), endsAt: inDays(20) }]
  const { user } = await openCommerce('/subscription', {
    overview: { ...NOTHING, gifts, accessEndsAt: inDays(20) },
  })
  const panel = within(await yours())
  expect(panel.getByText(words('plans.gift'))).toBeVisible()
  expect(panel.getByText(containing('plans.daysLeft', { count: 20 }))).toBeVisible()
  expect(panel.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText(words('plans.giftWaits'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('plans.pay') }))
  await waitFor(() => expect(location.hash).toBe('#pay'))
})

test('the portal opens in a new tab, which comes back here', async () => {
  const tab = expectTab()
  const { user, sent } = await openCommerce('/subscription', { overview: withPlan() })
  await user.click(
    within(await yours()).getByRole('button', { name: /^Zarządzaj płatnością ?, otwiera się w\snowej karcie$/ }),
  )
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://pay.test/portal'))
  expect(sent[0]?.call).toBe('portal https://kinora.test/subscription')
})

test('a portal that does not open closes its tab and says so', async () => {
  const tab = expectTab()
  const { user } = await openCommerce('/subscription', {
    overview: withPlan(),
    refusals: [problem(503, 'payments.unavailable')],
  })
  await user.click(within(await yours()).getByRole('button', { name: /^Zarządzaj/ }))
  expect(await within(await yours()).findByText(words('plans.problem.payments.unavailable'))).toBeVisible()
  expect(tab.close).toHaveBeenCalled()
})

test('when the browser holds back the tab there is a link', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await openCommerce('/subscription', { overview: withPlan() })
  await user.click(within(await yours()).getByRole('button', { name: /^Zarządzaj/ }))
  expect(await screen.findByRole('link', { name: containing('plans.portal.blocked') })).toHaveAttribute(
    'href',
    'https://pay.test/portal',
  )
})

test.each([
  ['a shorter plan is chosen in the portal', 'subscription-12-months', 12, 'plans.change', 'plans.portal.change'],
  [
    'a longer plan waits until the present one does not renew',
    'subscription-1-month',
    1,
    'plans.longer',
    'plans.portal.open',
  ],
] as const)('%s, and begins when the present one ends', async (_, lookupKey, months, text, label) => {
  await openCommerce('/subscription?plan=subscription-3-months', { overview: withPlan({ lookupKey, months }) })
  expect(await screen.findByText(words(text))).toBeVisible()
  expect(screen.getAllByRole('button', { name: containing(label) }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: containing('plans.pay') })).not.toBeInTheDocument()
})

test('beside a plan that ends another can be bought, and is charged when that one has ended', async () => {
  const { user } = await openCommerce('/subscription?plan=subscription-1-month', {
    overview: {
      ...withPlan({ status: 'ending', renewsAt: null, nextChargeDisplay: null }),
      firstChargeAt: running.periodEndsAt,
    },
  })
  expect(await screen.findByText(words('plans.resume'))).toBeVisible()
  await user.click(await plan(/^12 miesięcy/))
  expect(screen.getByText(/Pierwsze 399 zł pobierzemy/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('plans.pay') }))
  await waitFor(() => expect(location.hash).toBe('#pay'))
})
