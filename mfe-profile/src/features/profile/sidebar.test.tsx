import { api, fakeSession } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { plan as pathPlan, planned } from '../../profile.fake.ts'
import { renderMember } from '../../renderProfile.fake.tsx'

const DAY_SECONDS = 86_400
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * DAY_SECONDS - 60
const plan = (days: number, isActive = true) => ({ name: 'monthly', isActive, expiryDate: inDays(days) })
const profile = () => within(screen.getByRole('complementary', { name: 'Twój profil' }))

test('a member sees name, figures, since when, and the specialist', async () => {
  await renderMember('/profile')

  expect(profile().getByText('Anna Nowak')).toBeVisible()
  expect(profile().getByText(/^Z\snami od 2 stycznia 2026$/)).toBeVisible()
  expect(await profile().findByText('38')).toBeVisible()
  expect(profile().getByText('treningów razem')).toBeVisible()
  expect(profile().getByText('3,2')).toBeVisible()

  const card = within(screen.getByRole('region', { name: 'Twój specjalista' }))
  expect(await card.findByText('Katarzyna Lis')).toBeVisible()
  expect(card.getByText('fizjoterapeuta')).toBeVisible()
  expect(card.getByText(/^Kręgosłup i\sbiodra\.$/)).toBeVisible()
  expect(card.getByRole('link', { name: 'Wiadomości' })).toHaveAttribute('href', '/profile/my-path?showMessages')
})

test.each([
  [1, /został 1 dzień/],
  [3, /zostały 3 dni/],
  [25, /zostało 25 dni/],
])('a subscription that ends in %s days says so in words', async (days, words) => {
  await renderMember('/profile', { subscription: plan(days) })

  expect(await screen.findByText('Subskrypcja aktywna')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
})

test('the pages of the profile include the subscription', async () => {
  await renderMember('/profile')
  const links = within(screen.getByRole('navigation', { name: 'Strony profilu' }))
  expect(links.getByRole('link', { name: 'Subskrypcja' })).toHaveAttribute('href', '/subscription')
})

test('without a subscription there is a link to the plans', async () => {
  await renderMember('/profile', { subscription: plan(-2, false) })

  expect(await screen.findByRole('link', { name: 'Wybierz subskrypcję' })).toHaveAttribute('href', '/subscription')
})

test('the list has no link to itself, and the path is marked on its own page', async () => {
  const { router } = await renderMember('/profile')
  const links = within(screen.getByRole('navigation', { name: 'Strony profilu' }))
  expect(links.queryByRole('link', { name: 'Moja lista' })).not.toBeInTheDocument()

  await act(() => router.navigate('/profile/my-path'))
  const later = within(await screen.findByRole('navigation', { name: 'Strony profilu' }))
  expect(await later.findByRole('link', { name: 'Moja lista' })).toHaveAttribute('href', '/profile')
  expect(later.getByRole('link', { current: 'page' })).toHaveTextContent('Moja ścieżka')
})

test('without a specialist it says what to do', async () => {
  await renderMember('/profile', { specialist: null }, { locale: 'en' })

  expect(await screen.findByText('You have no specialist yet.')).toBeVisible()
  expect(screen.getByText(/Ask your physiotherapist, doctor or trainer/)).toBeVisible()
})

test('figures and specialist that failed to load say so, and can be fetched again', async () => {
  const broken = () => new HttpResponse(null, { status: 500 })
  const instead = [http.get(api('/path/stats'), broken), http.get(api('/members/specialist'), broken, { once: true })]
  const { user } = await renderMember('/profile', {}, { instead })

  expect(await screen.findAllByText('nie udało się wczytać')).toHaveLength(2)
  const card = within(screen.getByRole('region', { name: 'Twój specjalista' }))
  await user.click(await card.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await card.findByText('Katarzyna Lis')).toBeVisible()
})

test.each([
  ['https://partners.example/kinora', 1],
  [undefined, 0],
])('a specialist has a link to the affiliate centre where there is one: %s', async (affiliateUrl, count) => {
  const session = fakeSession({ isSpecialist: true })
  await renderMember('/profile', {}, { session, ...(affiliateUrl && { affiliateUrl }) })
  const links = within(screen.getByRole('navigation', { name: 'Strony profilu' })).queryAllByRole('link')
  const affiliate = links.filter(({ textContent }) => textContent === 'Program partnerski')
  expect(affiliate.map((link) => link.getAttribute('href'))).toEqual(affiliateUrl ? [affiliateUrl] : [])
  expect(affiliate).toHaveLength(count)
})

test('a specialist goes to the test profile and back, by buttons of their sidebars', async () => {
  const { user, router } = await renderMember(
    '/profile',
    { plan: pathPlan([planned(1)], { name: 'TEST' }) },
    { session: fakeSession({ isSpecialist: true, firstName: 'Katarzyna' }) },
  )
  expect(profile().getByText(/^Specjalista Kinory od/)).toBeVisible()
  expect(screen.queryByText(/^średnio w\stygodniu$/)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Przejdź do profilu testowego' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ścieżka TEST' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/my-path')
  expect(await profile().findByText(/^średnio w\stygodniu$/)).toBeVisible()
  expect(profile().getByText('Profil testowy')).toBeVisible()
  expect(screen.queryByText(/subskrypcj/i)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Wróć do widoku specjalisty' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  // The sidebar of the page that is left may have it for a moment too.
  await waitFor(() => expect(profile().getByText(/^Specjalista Kinory od/)).toBeVisible())
})
