import type { PageThirdParty } from '@kinora/contracts'
import { clearReferral, useReferral } from '@kinora/referral'
import { followSession } from '@kinora/session'
import { fakeAuth, fakeSession, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { categoriesOf } from '../consent/categories.ts'
import { renderInShell } from '../page.fake.tsx'
import { FAILED, fakeFirm, framesTo, READY } from './frames.fake.ts'
import { ThirdParties } from './ThirdParties.tsx'

const analytics: PageThirdParty = { id: 'numbers', kind: 'analytics', name: 'Numbers', events: { view: ['path'] } }
const tracker: PageThirdParty = { id: 'letters', kind: 'emailTracker', name: 'Letters', events: { identify: ['email'] } }
const chat: PageThirdParty = { id: 'talk', kind: 'chat', name: 'Talk' }
const referral: PageThirdParty = {
  id: 'sender', kind: 'referral', name: 'Sender', parameter: 'via', campaigns: { pl: ['friends', 'clubs'], en: ['abroad'] },
}

function Sender() {
  const referral = useReferral()
  return <p>{referral.status === 'found' ? `od ${referral.token}` : referral.status}</p>
}

type Options = { route?: string; landing?: string; locale?: 'pl' | 'en' }
const show = (parties: PageThirdParty[], { route = '/programs', landing = '', locale }: Options = {}) =>
  renderInShell([{ path: '*', element: <><Sender /><ThirdParties parties={parties} allowed={categoriesOf(parties)} landing={landing} /></> }], { route, locale })

const only = (id: string) => {
  const [frame, ...more] = framesTo(id)
  expect(more).toEqual([])
  return fakeFirm(frame!)
}
const said = (token: string, campaign: string) => ({ kinora: 1, event: 'referral', fields: { token, campaign } })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
let stop = () => {}

beforeEach(() => {
  sessionStorage.clear()
  act(clearReferral)
})
afterEach(() => {
  stop()
  stop = () => {}
  jest.useRealTimers()
})

function signIn() {
  server.use(...fakeAuth(fakeSession()).handlers)
  stop = followSession({ onUserChange: () => {}, onRefused: () => {} })
}

test('a frame is nobody’s, and tells of itself nothing but the locale', () => {
  show([analytics])
  const [frame] = framesTo('numbers')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(fakeFirm(frame!).address).toBe('?locale=pl')
})

test('each page is told once the firm listens, field by field, without its query', async () => {
  const { router } = show([analytics], { route: '/programs?phrase=kolano' })
  const firm = only('numbers')
  expect(firm.told).toEqual([])
  firm.say(READY)
  expect(firm.told).toEqual([{ kinora: 1, event: 'view', fields: { path: '/programs' } }])

  await act(() => router.navigate('/programs/5'))
  expect(firm.told).toHaveLength(2)
  expect(firm.told[1]).toEqual({ kinora: 1, event: 'view', fields: { path: '/programs/5' } })
})

test('a message from elsewhere, or of another kind, is not heard', () => {
  show([analytics])
  const firm = only('numbers')
  firm.say(READY, { source: window })
  firm.say(READY, { origin: 'https://numbers.example' })
  for (const data of [null, 'ready', { event: 'ready' }, { kinora: 2, event: 'ready' }, { kinora: 1, event: 'steal' }]) firm.say(data)
  expect(firm.told).toEqual([])
})

test.each(['/profile', '/profile/my-team/member/7', '/Profile/edit', '/specialist/start', '/auth/reset-password', '/auth/verify', '/invitation/abc', '/payment/1', '/give-a-gift/order/x', '/subscription/activate'])(
  'on %s no analytics and no marketing, and a chat only where it may be',
  async (route) => {
    signIn()
    show([analytics, tracker, referral, chat], { route })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Czat' })).not.toBeInTheDocument())
    expect(document.querySelectorAll('iframe')).toHaveLength(0)
    stop()
    show([{ ...chat, onPrivatePages: true }], { route })
    expect(screen.getByRole('button', { name: 'Czat' })).toBeVisible()
  },
)

test('going to a private page takes the frames out', async () => {
  const { router } = show([analytics])
  const firm = only('numbers')
  firm.say(READY)
  await act(() => router.navigate('/profile'))
  expect(framesTo('numbers')).toEqual([])
  await act(() => router.navigate('/auth/sign-in'))
  expect(framesTo('numbers')).toHaveLength(1)
})

test('the e-mail tracker comes with a session, is asked every half second, and told the address once', async () => {
  show([tracker])
  expect(framesTo('letters')).toEqual([])
  signIn()
  await waitFor(() => expect(framesTo('letters')).toHaveLength(1))
  const firm = only('letters')
  firm.say(READY)
  await waitFor(() => expect(firm.told).toEqual([{ kinora: 1, event: 'identify', fields: { email: 'anna@kinora.test' } }]))
})

describe('the referral', () => {
  beforeEach(() => void jest.useFakeTimers())

  test('is found a second after the script was loaded, and remembered', async () => {
    show([referral], { landing: '?via=anna&utm=1' })
    const firm = only('sender')
    expect(firm.address).toBe('?locale=pl&via=anna')
    firm.say(said('t-1', 'clubs'))
    await pass(5_000)
    expect(screen.getByText('unknown')).toBeVisible()
    firm.load()
    await pass(999)
    expect(screen.getByText('unknown')).toBeVisible()
    await pass(1)
    expect(screen.getByText('od t-1')).toBeVisible()
    expect(framesTo('sender')).toEqual([])
    expect(sessionStorage.getItem('kinora.referral')).toBe('{"version":1,"token":"t-1"}')
  })

  test.each([
    ['of no allowed campaign', said('t-1', 'abroad')],
    ['without a token', { kinora: 1, event: 'referral', fields: { campaign: 'clubs' } }],
    ['with an empty token', said('', 'clubs')],
    ['too long to register with', said('t'.repeat(101), 'clubs')],
    ['that never came', undefined],
  ])('one %s is looked for once more in the other language', async (_what, first) => {
    show([referral])
    const polish = only('sender')
    if (first) polish.say(first)
    polish.load()
    await pass(1_000)
    const english = only('sender')
    expect(english.address).toBe('?locale=en')
    english.say(said('t-2', 'abroad'))
    english.load()
    await pass(1_000)
    expect(screen.getByText('od t-2')).toBeVisible()
  })

  test('none in both languages is nobody, and is not looked for again', async () => {
    const { unmount } = show([referral], { locale: 'en' })
    for (const address of ['?locale=en', '?locale=pl']) {
      const firm = only('sender')
      expect(firm.address).toBe(address)
      firm.load()
      await pass(1_000)
    }
    expect(screen.getByText('none')).toBeVisible()

    unmount()
    act(clearReferral)
    show([referral])
    expect(screen.getByText('none')).toBeVisible()
    expect(framesTo('sender')).toEqual([])
  })

  test('a script that does not load is nobody, at once and without a second try', async () => {
    show([referral])
    only('sender').say(FAILED)
    await pass(0)
    expect(screen.getByText('none')).toBeVisible()
    expect(framesTo('sender')).toEqual([])
  })

  test('an address that names somebody outweighs what is remembered', () => {
    sessionStorage.setItem('kinora.referral', '{"version":1,"token":"t-1"}')
    show([referral], { landing: '?via=jan' })
    expect(only('sender').address).toBe('?locale=pl&via=jan')
  })

  test.each(['{"version":2,"token":"t"}', '{"version":1,"token":7}', '{{', 'null'])('what is no memory of ours is not one: %s', (kept) => {
    sessionStorage.setItem('kinora.referral', kept)
    show([referral])
    expect(framesTo('sender')).toHaveLength(1)
  })

  test('leaving for a private page ends the search, coming back begins it anew', async () => {
    const { router } = show([referral])
    only('sender').load()
    await act(() => router.navigate('/profile'))
    expect(framesTo('sender')).toEqual([])
    await pass(3_000)
    expect(screen.getByText('unknown')).toBeVisible()
    await act(() => router.navigate('/'))
    expect(framesTo('sender')).toHaveLength(1)
  })
})
