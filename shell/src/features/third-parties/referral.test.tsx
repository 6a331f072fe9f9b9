import type { PageThirdParty } from '@kinora/contracts'
import { clearReferral, useReferral } from '@kinora/referral'
import { act, screen } from '@testing-library/react'
import { renderInShell } from '../../page.fake.tsx'
import { FAILED, framesTo, only } from './frames.fake.ts'
import { ThirdParties } from './ThirdParties.tsx'

const referral: PageThirdParty = {
  id: 'sender',
  kind: 'referral',
  name: 'Sender',
  parameter: 'via',
  campaigns: { pl: ['friends', 'clubs'], en: ['abroad'] },
}
const parties = [referral]

function Sender() {
  const state = useReferral()
  return <p>{state.status === 'found' ? `od ${state.token}` : state.status}</p>
}

/** Renders a visit with consent to marketing; `landing` is the query that it began with. */
const show = ({ landing = '', locale }: { landing?: string; locale?: 'pl' | 'en' } = {}) =>
  renderInShell(
    [
      {
        path: '*',
        element: (
          <>
            <Sender />
            <ThirdParties parties={parties} landing={landing} aboveTabs={false} />
          </>
        ),
      },
    ],
    { locale },
  )

const messageOf = (token: string, campaign: string) => ({ kinora: 1, event: 'referral', fields: { token, campaign } })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  act(clearReferral)
})
afterEach(() => void jest.useRealTimers())

test('the referral is found a second after the script was loaded, and remembered', async () => {
  show({ landing: '?via=anna&utm=1' })
  const firm = only('sender')
  expect(firm.address).toBe('?locale=pl&via=anna')
  firm.say(messageOf('t-1', 'clubs'))
  firm.say(FAILED)
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
  ['of a campaign that is not allowed', messageOf('t-1', 'abroad')],
  ['without a token', { kinora: 1, event: 'referral', fields: { campaign: 'clubs' } }],
  ['with an empty token', messageOf('', 'clubs')],
  ['with a token that is too long', messageOf('t'.repeat(101), 'clubs')],
  ['that is not reported', undefined],
])('after a referral %s the script of the other language is asked', async (_what, first) => {
  show()
  const polish = only('sender')
  if (first) polish.say(first)
  polish.load()
  await pass(1_000)
  const english = only('sender')
  expect(english.address).toBe('?locale=en')
  english.say(messageOf('t-2', 'abroad'))
  english.load()
  await pass(1_000)
  expect(screen.getByText('od t-2')).toBeVisible()
})

test('no referral in both languages is remembered, and not looked for again', async () => {
  const { unmount } = show({ locale: 'en' })
  for (const address of ['?locale=en', '?locale=pl']) {
    const firm = only('sender')
    expect(firm.address).toBe(address)
    firm.load()
    await pass(1_000)
  }
  expect(screen.getByText('none')).toBeVisible()

  unmount()
  act(clearReferral)
  show()
  expect(screen.getByText('none')).toBeVisible()
  expect(framesTo('sender')).toEqual([])
})

test('a script that does not load means no referral, at once and without a second try', async () => {
  show()
  only('sender').say(FAILED)
  await pass(0)
  expect(screen.getByText('none')).toBeVisible()
  expect(framesTo('sender')).toEqual([])
})

test('a referral in the address overrides a remembered one', () => {
  sessionStorage.setItem('kinora.referral', '{"version":1,"token":"t-1"}')
  show({ landing: '?via=jan' })
  expect(only('sender').address).toBe('?locale=pl&via=jan')
})

test.each(['{"version":2,"token":"t"}', '{"version":1,"token":7}', '{{', 'null'])(
  'an invalid stored value is ignored: %s',
  (stored) => {
    sessionStorage.setItem('kinora.referral', stored)
    show()
    expect(framesTo('sender')).toHaveLength(1)
  },
)

test('a private page aborts the detection, and coming back starts it again', async () => {
  const { router } = show()
  only('sender').load()
  await act(() => router.navigate('/profile'))
  expect(framesTo('sender')).toEqual([])
  await pass(3_000)
  expect(screen.getByText('unknown')).toBeVisible()
  await act(() => router.navigate('/'))
  expect(framesTo('sender')).toHaveLength(1)
})
