import type { MemberRecord, SubscriptionStatus } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { stats } from '../profile.fake.ts'
import { messages } from '../renderProfile.fake.tsx'
import MemberCardSlot from './MemberCardSlot.tsx'

const DAY_SECONDS = 86_400
const plan = (days: number, isActive = true): SubscriptionStatus => ({
  name: 'monthly',
  isActive,
  expiryDate: Math.floor(Date.now() / 1000) + days * DAY_SECONDS - 60,
})
const maria: MemberRecord = {
  id: 12,
  firstName: 'Maria',
  lastName: 'Wójcik',
  email: 'maria@kinora.test',
  avatarURL: null,
  createdAt: '2026-08-30T10:00:00.000Z',
  since: '2026-09-02T10:00:00.000Z',
}

/** Katarzyna looks at Maria. Change `world` to change later answers; undefined is an answer that fails. */
async function show(given: { subscription?: SubscriptionStatus | null } = {}, locale: 'pl' | 'en' = 'pl') {
  const world = {
    member: maria as MemberRecord | null | undefined,
    stats: stats as typeof stats | undefined,
    subscription: plan(46) as SubscriptionStatus | null | undefined,
    ...given,
  }
  const answer = (value: unknown) =>
    value === undefined ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ data: value })
  server.use(
    ...fakeAuth(fakeSession({ isSpecialist: true, firstName: 'Katarzyna' })).handlers,
    http.get(api('/members/12'), () =>
      world.member === null ? new HttpResponse(null, { status: 404 }) : answer(world.member),
    ),
    http.get(api('/members/stats/12'), () => answer(world.stats)),
    http.get(api('/members/subscription/12'), () => answer(world.subscription)),
  )
  await act(() => sessionClient.follow())
  const open = () => renderApp(<MemberCardSlot memberId={12} />, { messages, locale, provided: ['/profile/my-team'] })
  return { world, open }
}
const card = () => screen.findByRole('region', { name: 'Maria Wójcik' })

test.each([
  [
    'pl',
    'Wczytujemy dane tej osoby',
    /^W\szespole od 2 września 2026$/,
    'treningów razem',
    /^do\s\d{1,2} [a-zń]+ \d{4}, zostało 46 dni$/,
  ],
  [
    'en',
    'Loading this person’s data',
    'In the team since September 2, 2026',
    'sessions in total',
    /^until \d{1,2} [A-Z][a-z]+ \d{4}, 46 days left$/,
  ],
] as const)('a specialist sees who the member is, how they train, and the days left, in %s', async (...given) => {
  const [locale, waiting, since, total, left] = given
  const { open } = await show({}, locale)
  open()
  expect(screen.getByText(waiting)).toBeInTheDocument()

  expect(await card()).toHaveTextContent('MW')
  expect(screen.getByRole('heading', { name: 'Maria Wójcik' })).toBeVisible()
  expect(screen.getByText(since)).toBeVisible()
  expect(await screen.findByText('38')).toBeVisible()
  expect(screen.getByText(total)).toBeVisible()
  expect(await screen.findByText(left)).toBeVisible()
})

test.each([null, plan(-2, false)])(
  'without a subscription it says so, and offers no plans: %j',
  async (subscription) => {
    const { open } = await show({ subscription })
    open()

    expect(await screen.findByText('Nie ma teraz subskrypcji.')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  },
)

test('a card that could not be read says so, and can be read again', async () => {
  const { world, open } = await show()
  world.member = undefined
  const { user } = open()
  expect(await screen.findByText('Nie udało się wczytać danych tej osoby.')).toBeVisible()

  world.member = maria
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await card()).toBeVisible()
})

test('figures and subscription that could not be read can be read again, each by itself', async () => {
  const { world, open } = await show()
  Object.assign(world, { stats: undefined, subscription: undefined })
  const { user } = open()
  expect(await screen.findAllByText('nie udało się wczytać')).toHaveLength(2)
  expect(await screen.findByText(/^Nie wiemy teraz, do kiedy jest subskrypcja\./)).toBeVisible()
  expect(await card()).toBeVisible()

  Object.assign(world, { stats, subscription: plan(1) })
  const [figures, subscription] = screen.getAllByRole('button', { name: 'Spróbuj ponownie' })
  await user.click(figures!)
  expect(await screen.findByText('3,2')).toBeVisible()
  await user.click(subscription!)
  expect(await screen.findByText(/został 1 dzień$/)).toBeVisible()
})

test('when the member leaves the team nothing of them stays, and a link leads back', async () => {
  const { world, open } = await show()
  const { store } = open()
  expect(await card()).toBeVisible()

  world.member = null
  act(() => void store.dispatch(baseApi.util.invalidateTags(['specialist'])))
  expect(await screen.findByText(/^Tej osoby nie ma w\sTwoim zespole\.$/)).toBeVisible()
  expect(screen.queryByText('Maria Wójcik')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mój zespół' })).toHaveAttribute('href', '/profile/my-team')
})

test('a page that has read who the member is, gives it to the card, which does not ask again', async () => {
  const { world } = await show()
  world.member = undefined
  renderApp(<MemberCardSlot memberId={12} member={maria} />, { messages })
  expect(await card()).toHaveTextContent('MW')
  expect(await screen.findByText('treningów razem')).toBeVisible()
})
