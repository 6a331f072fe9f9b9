import { api, fakeSession } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { plan as pathPlan, planned } from '../../profile.fake.ts'
import { openProfile } from '../../openProfile.fake.tsx'
import { containing, words } from '../../words.fake.ts'

const DAY_SECONDS = 86_400
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * DAY_SECONDS - 60
const plan = (days: number, isActive = true) => ({ name: 'monthly', isActive, expiryDate: inDays(days) })
const profile = () => within(screen.getByRole('complementary', { name: words('sidebar.label') }))

test('a member sees name, figures, since when, and the specialist', async () => {
  await openProfile('/profile')

  expect(profile().getByText('Anna Nowak')).toBeVisible()
  expect(profile().getByText(words('sidebar.since', { date: '2 stycznia 2026' }))).toBeVisible()
  expect(await profile().findByText('38')).toBeVisible()
  expect(profile().getByText('treningów razem')).toBeVisible()
  expect(profile().getByText('3,2')).toBeVisible()

  const card = within(screen.getByRole('region', { name: words('sidebar.specialist.title') }))
  expect(await card.findByText('Katarzyna Lis')).toBeVisible()
  expect(card.getByText('fizjoterapeutka')).toBeVisible()
  expect(card.getByText(/^Kręgosłup i\sbiodra\.$/)).toBeVisible()
  expect(card.getByRole('link', { name: words('sidebar.specialist.messages') })).toHaveAttribute(
    'href',
    '/profile/my-path?showMessages',
  )
})

test.each([
  [1, /został 1 dzień/],
  [3, /zostały 3 dni/],
  [25, /zostało 25 dni/],
])('a subscription that ends in %s days says so in words', async (days, sentence) => {
  await openProfile('/profile', { subscription: plan(days) })

  expect(await screen.findByText(words('sidebar.subscription.active'))).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
})

test('a plan that renews itself says when, and one whose charge has failed that', async () => {
  const renewsAt = '2027-01-01T12:00:00.000Z'
  const { unmount } = await openProfile('/profile', { subscription: { ...plan(25), renewsAt } })
  expect(await screen.findByText(words('sidebar.subscription.renews', { date: '1 stycznia 2027' }))).toBeVisible()
  expect(screen.queryByText(words('sidebar.subscription.until', { count: 25 }))).not.toBeInTheDocument()
  unmount()
  await openProfile('/profile', { subscription: { ...plan(3), hasFailed: true } })
  expect(await screen.findByText(words('sidebar.subscription.failed'))).toBeVisible()
  expect(screen.queryByText(words('sidebar.subscription.active'))).not.toBeInTheDocument()
  expect(screen.getByText(words('sidebar.subscription.until', { count: 3 }))).toBeVisible()
})

test('the pages of the profile include the subscription', async () => {
  await openProfile('/profile')
  const links = within(screen.getByRole('navigation', { name: words('sidebar.links.label') }))
  expect(links.getByRole('link', { name: words('sidebar.links.subscription') })).toHaveAttribute(
    'href',
    '/subscription',
  )
})

test('without a subscription there is a link to the plans', async () => {
  await openProfile('/profile', { subscription: plan(-2, false) })

  expect(await screen.findByRole('link', { name: words('sidebar.subscription.choose') })).toHaveAttribute(
    'href',
    '/subscription',
  )
})

test('the list has no link to itself, and the path is marked on its own page', async () => {
  const { router } = await openProfile('/profile')
  const links = within(screen.getByRole('navigation', { name: words('sidebar.links.label') }))
  expect(links.queryByRole('link', { name: words('sidebar.links.list') })).not.toBeInTheDocument()

  await act(() => router.navigate('/profile/my-path'))
  const later = within(await screen.findByRole('navigation', { name: words('sidebar.links.label') }))
  expect(await later.findByRole('link', { name: words('sidebar.links.list') })).toHaveAttribute('href', '/profile')
  expect(later.getByRole('link', { current: 'page' })).toHaveTextContent(containing('sidebar.links.path'))
})

test('without a specialist it says what to do', async () => {
  await openProfile('/profile', { specialist: null }, { locale: 'en' })

  expect(await screen.findByText('You have no specialist now.')).toBeVisible()
  expect(screen.getByText(/Ask your physiotherapist, doctor or trainer/)).toBeVisible()
})

test('figures and specialist that failed to load say so, and can be fetched again', async () => {
  const broken = () => new HttpResponse(null, { status: 500 })
  const handlers = [http.get(api('/path/stats'), broken), http.get(api('/members/specialist'), broken, { once: true })]
  const { user } = await openProfile('/profile', {}, { handlers })

  expect(await screen.findAllByText(words('sidebar.unknown'))).toHaveLength(2)
  const card = within(screen.getByRole('region', { name: words('sidebar.specialist.title') }))
  await user.click(await card.findByRole('button', { name: words('again') }))
  expect(await card.findByText('Katarzyna Lis')).toBeVisible()
})

test.each([
  ['https://partners.example/kinora', 1],
  [undefined, 0],
])('a specialist has a link to the affiliate centre where there is one: %s', async (affiliateUrl, count) => {
  await openProfile('/profile', {}, { as: 'specialist', affiliateUrl })
  const links = within(screen.getByRole('navigation', { name: words('sidebar.links.label') })).queryAllByRole('link')
  const affiliate = links.filter(({ textContent }) => textContent === 'Program partnerski')
  expect(affiliate.map((link) => link.getAttribute('href'))).toEqual(affiliateUrl ? [affiliateUrl] : [])
  expect(affiliate).toHaveLength(count)
})

test('a specialist goes to the test profile and back, by buttons of their sidebars', async () => {
  const { user, router } = await openProfile(
    '/profile',
    { plan: pathPlan([planned(1)], { name: 'TEST' }) },
    { as: fakeSession({ isSpecialist: true, firstName: 'Katarzyna' }) },
  )
  expect(profile().getByText(words('sidebar.since'))).toBeVisible()
  expect(screen.queryByText(containing('sidebar.weekly'))).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: words('sidebar.testMode.begin') }))
  expect(
    await screen.findByRole('heading', { level: 1, name: words('path.sample.heading', { name: 'TEST' }) }),
  ).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/my-path')
  expect(await profile().findByText(words('sidebar.weekly'))).toBeVisible()
  expect(profile().getByText(words('sidebar.testMode.profile'))).toBeVisible()
  expect(screen.queryByText(/subskrypcj/i)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: words('sidebar.testMode.end') }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  // The sidebar of the page that is left may have it for a moment too.
  await waitFor(() => expect(profile().getByText(words('sidebar.since'))).toBeVisible())
})
