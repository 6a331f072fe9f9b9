import type { MemberRecord, SubscriptionStatus } from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { stats } from '../profile.fake.ts'
import { messages, words } from '../words.fake.ts'
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

/** Katarzyna looks at Maria. Change `state` to change later answers; undefined is an answer that fails. */
async function show(initial: { subscription?: SubscriptionStatus | null } = {}, locale: 'pl' | 'en' = 'pl') {
  const state = {
    member: maria as MemberRecord | null | undefined,
    stats: stats as typeof stats | undefined,
    subscription: plan(46) as SubscriptionStatus | null | undefined,
    ...initial,
  }
  const answer = (value: unknown) =>
    value === undefined ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ data: value })
  server.use(
    ...fakeAuth(fakeSession({ isSpecialist: true, firstName: 'Katarzyna' })).handlers,
    http.get(api('/members/12'), () =>
      state.member === null ? new HttpResponse(null, { status: 404 }) : answer(state.member),
    ),
    http.get(api('/members/stats/12'), () => answer(state.stats)),
    http.get(api('/members/subscription/12'), () => answer(state.subscription)),
  )
  await act(() => sessionClient.follow())
  const open = () => renderApp(<MemberCardSlot memberId={12} />, { messages, locale, provided: ['/profile/my-team'] })
  return { state, open }
}
const card = () => screen.findByRole('region', { name: 'Maria Wójcik' })

test.each([
  [
    'pl',
    'Wczytujemy dane tej osoby',
    words('memberCard.since', { date: '2 września 2026' }),
    'treningów razem',
    /^do\s\d{1,2} [a-zń]+ \d{4}, zostało 46 dni$/,
  ],
  [
    'en',
    'Loading this person’s data',
    'In the team since 2 September 2026',
    'sessions in total',
    /^until \d{1,2} [A-Z][a-z]+ \d{4}, 46 days left$/,
  ],
] as const)('a specialist sees who the member is, how they train, and the days left, in %s', async (...row) => {
  const [locale, waiting, since, total, left] = row
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

    expect(await screen.findByText(words('memberCard.subscription.none'))).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  },
)

test('a card that could not be read says so, and can be read again', async () => {
  const { state, open } = await show()
  state.member = undefined
  const { user } = open()
  expect(await screen.findByText(words('memberCard.failed'))).toBeVisible()

  state.member = maria
  await user.click(screen.getByRole('button', { name: words('again') }))
  expect(await card()).toBeVisible()
})

test('figures and subscription that could not be read can be read again, each by itself', async () => {
  const { state, open } = await show()
  Object.assign(state, { stats: undefined, subscription: undefined })
  const { user } = open()
  expect(await screen.findAllByText(words('sidebar.unknown'))).toHaveLength(2)
  expect(await screen.findByText(words('memberCard.subscription.unknown'))).toBeVisible()
  expect(await card()).toBeVisible()

  Object.assign(state, { stats, subscription: plan(1) })
  const [figures, subscription] = screen.getAllByRole('button', { name: words('again') })
  await user.click(figures!)
  expect(await screen.findByText('3,2')).toBeVisible()
  await user.click(subscription!)
  expect(await screen.findByText(/został 1 dzień$/)).toBeVisible()
})

test('when the member leaves the team nothing of them stays, and a link leads back', async () => {
  const { state, open } = await show()
  const { store } = open()
  expect(await card()).toBeVisible()

  state.member = null
  act(() => void store.dispatch(baseApi.util.invalidateTags(['specialist'])))
  expect(await screen.findByText(words('memberCard.gone'))).toBeVisible()
  expect(screen.queryByText('Maria Wójcik')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: words('memberCard.team') })).toHaveAttribute('href', '/profile/my-team')
})

test('a page that has read who the member is, gives it to the card, which does not ask again', async () => {
  const { state } = await show()
  state.member = undefined
  renderApp(<MemberCardSlot memberId={12} member={maria} />, { messages })
  expect(await card()).toHaveTextContent('MW')
  expect(await screen.findByText('treningów razem')).toBeVisible()
})
