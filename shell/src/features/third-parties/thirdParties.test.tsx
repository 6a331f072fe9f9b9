import type { PageThirdParty } from '@kinora/contracts'
import { followSession } from '@kinora/session'
import { fakeAuth, fakeSession, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderInShell } from '../../page.fake.tsx'
import { allFrames, fakeFirm, framesTo, only, READY } from './frames.fake.ts'
import { ThirdParties } from './ThirdParties.tsx'

const analytics: PageThirdParty = { id: 'numbers', kind: 'analytics', name: 'Numbers', events: { view: ['path'] } }
const tracker: PageThirdParty = {
  id: 'letters',
  kind: 'emailTracker',
  name: 'Letters',
  events: { identify: ['email'] },
}
const chat: PageThirdParty = { id: 'talk', kind: 'chat', name: 'Talk' }
const referral: PageThirdParty = {
  id: 'sender',
  kind: 'referral',
  name: 'Sender',
  parameter: 'via',
  campaigns: { pl: ['friends', 'clubs'], en: ['abroad'] },
}

/** Renders a visit with consent to everything. */
const show = (parties: PageThirdParty[], route = '/programs') =>
  renderInShell([{ path: '*', element: <ThirdParties parties={parties} landing="" aboveTabs={false} /> }], { route })

let stop = () => {}
afterEach(() => {
  stop()
  stop = () => {}
})

function signIn() {
  server.use(...fakeAuth(fakeSession()).handlers)
  stop = followSession({ onEpochChange: () => {}, onRefused: () => {} })
}

test('a frame has an opaque origin, no referrer, and only the locale in its address', () => {
  show([analytics])
  const [frame] = framesTo('numbers')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(fakeFirm(frame!).address).toBe('?locale=pl')
})

test('page views are sent once the frame is ready, with the allowed fields only', async () => {
  const { router } = show([analytics], '/programs?phrase=kolano')
  const firm = only('numbers')
  expect(firm.messages).toEqual([])
  firm.say(READY)
  expect(firm.messages).toEqual([{ kinora: 1, event: 'view', fields: { path: '/programs' } }])

  await act(() => router.navigate('/programs/5'))
  expect(firm.messages).toHaveLength(2)
  expect(firm.messages[1]).toEqual({ kinora: 1, event: 'view', fields: { path: '/programs/5' } })
})

test('messages of other sources or kinds are ignored', () => {
  show([analytics])
  const firm = only('numbers')
  firm.say(READY, { source: window })
  firm.say(READY, { origin: 'https://numbers.example' })
  for (const data of [null, 'ready', { event: 'ready' }, { kinora: 2, event: 'ready' }, { kinora: 1, event: 'steal' }])
    firm.say(data)
  expect(firm.messages).toEqual([])
})

test.each([
  '/profile',
  '/profile/my-team/member/7',
  '/Profile/edit',
  '/specialist/start',
  '/auth/reset-password',
  '/auth/verify',
  '/auth/new-email',
  '/auth/restore-email',
  '/invitation/abc',
  '/payment/1',
  '/give-a-gift/order/x',
  '/subscription/activate',
  '/subscription/withdrawal',
  '/subscription/invoices',
  '/programs/5/notes',
  '/added-later',
])('on %s no analytics and no marketing, and a chat only if configured', async (route) => {
  signIn()
  show([analytics, tracker, referral, chat], route)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Czat' })).not.toBeInTheDocument())
  expect(allFrames()).toEqual([])
  stop()
  show([{ ...chat, onPrivatePages: true }], route)
  expect(screen.getByRole('button', { name: 'Czat' })).toBeVisible()
})

test('navigation to a private page removes the frames', async () => {
  const { router } = show([analytics])
  const firm = only('numbers')
  firm.say(READY)
  await act(() => router.navigate('/profile'))
  expect(framesTo('numbers')).toEqual([])
  await act(() => router.navigate('/auth/sign-in'))
  expect(framesTo('numbers')).toHaveLength(1)
})

test('the e-mail tracker is loaded with a session, and gets the address once it is ready', async () => {
  show([tracker])
  expect(framesTo('letters')).toEqual([])
  signIn()
  await waitFor(() => expect(framesTo('letters')).toHaveLength(1))
  const firm = only('letters')
  firm.say(READY)
  await waitFor(() =>
    expect(firm.messages).toEqual([{ kinora: 1, event: 'identify', fields: { email: 'anna@kinora.test' } }]),
  )
})

test('where somebody shows their report there is no third party at all', () => {
  show([analytics, tracker, referral, { ...chat, onPrivatePages: true }], '/visit-report')
  expect(allFrames()).toHaveLength(0)
})
