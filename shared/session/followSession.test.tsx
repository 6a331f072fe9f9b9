import { api, fakeSession, openTab, server } from '@kinora/testing'
import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { sessionClient } from './index.ts'

const until = (status: string, now: () => { status: string }) => waitFor(() => expect(now().status).toBe(status))
const reads = ({ calls }: { calls: string[] }) => calls.filter((call) => call === 'GET session').length
const comeBack = () => act(() => void dispatchEvent(new Event('focus')))
/** After the interval in which repeated focus events are ignored. */
const later = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
const CLOCK = {
  advanceTimers: true,
  doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
} satisfies Parameters<typeof jest.useFakeTimers>[0]

test('the state is loading at first, then that of the signed-in member, without the token', async () => {
  const { now, onEpochChange } = openTab(fakeSession())
  expect(now()).toMatchObject({ status: 'loading', role: null, isTestMode: false, session: null })

  await until('authenticated', now)
  expect(now()).toMatchObject({ role: 'member', isTestMode: false, session: { userData: { firstName: 'Anna' } } })
  expect(JSON.stringify(now())).not.toContain('token-')
  expect(onEpochChange).not.toHaveBeenCalled()
})

test('a visitor’s session is read once: neither focus nor time reads it again', async () => {
  jest.useFakeTimers(CLOCK)
  const { auth, now } = openTab(null)
  await until('unauthenticated', now)
  comeBack()
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  jest.useRealTimers()

  expect(auth.calls).toEqual(['GET session'])
})

test('a user’s session is read again on focus, once for simultaneous events, and not while the page is hidden', async () => {
  const { auth, now } = openTab(fakeSession())
  await until('authenticated', now)
  comeBack()
  expect(reads(auth)).toBe(1)

  later()
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  comeBack()
  expect(reads(auth)).toBe(1)

  visibility.mockReturnValue('visible')
  auth.session = fakeSession({ firstName: 'Ania' })
  comeBack()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(now().session?.userData.firstName).toBe('Ania'))
  expect(reads(auth)).toBe(2)
})

test('a clock that is set back while the page is open keeps no session from being read on focus', async () => {
  const { auth, now } = openTab(fakeSession())
  await until('authenticated', now)
  const [clock, page] = [Date.now(), performance.now()]
  jest.spyOn(Date, 'now').mockReturnValue(clock - 86_400_000)
  jest.spyOn(performance, 'now').mockReturnValue(page + 60_000)
  comeBack()
  await waitFor(() => expect(reads(auth)).toBe(2))
})

test('the session is read when access ends, on a page that nobody sees', async () => {
  jest.useFakeTimers(CLOCK)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const expiryDate = Math.floor(Date.now() / 1_000) + 3_600
  const subscription = { subscription: { name: 'monthly' }, isActive: true, expiryDate }
  const { auth, now } = openTab(fakeSession({}, { hasActiveSubscription: true, subscription }))
  await until('authenticated', now)
  await act(() => jest.advanceTimersByTimeAsync(3_590_000))
  expect(reads(auth)).toBe(1)

  auth.session = fakeSession()
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  jest.useRealTimers()
  await waitFor(() => expect(now().session?.hasActiveSubscription).toBe(false))
  expect(reads(auth)).toBe(2)
})

test('a page that was suspended during a sign-out detects it as a sign-out', async () => {
  const { auth, now } = openTab(fakeSession())
  await until('authenticated', now)
  auth.session = null
  localStorage.setItem(
    'kinora.session',
    JSON.stringify({ version: 1, event: 'signedOut', id: 'asleep', at: Date.now() + 1 }),
  )
  later()
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

  await until('unauthenticated', now)
  expect(now().ended).toBe('signedOut')
})

test('a session with an error is ended on the server too, and reported to the page', async () => {
  const { auth, now, onRefused } = openTab(fakeSession({}, { error: 'OAuthAccountNotLinked' }))
  await until('unauthenticated', now)

  expect(now().ended).toBe('refused')
  expect(onRefused).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(auth.session).toBeNull())
})

test('an unknown session is read again after a failure, so that its user is not taken for a visitor', async () => {
  jest.useFakeTimers(CLOCK)
  const { now } = openTab(fakeSession(), {
    instead: [http.get(api('/auth/session'), () => new HttpResponse(null, { status: 503 }), { once: true })],
  })
  const seen = new Set<string>()
  await waitFor(async () => {
    seen.add(now().status)
    await jest.advanceTimersByTimeAsync(100)
    expect(now().status).toBe('authenticated')
  })
  jest.useRealTimers()
  expect(seen).not.toContain('unauthenticated')
})

test('failed reads are logged; a known session is kept, an unknown one is read again on focus', async () => {
  jest.useFakeTimers(CLOCK)
  let isDown = true
  const { auth, now } = openTab(fakeSession(), {
    instead: [http.get(api('/auth/session'), () => (isDown ? new HttpResponse(null, { status: 503 }) : undefined))],
  })
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  await until('unauthenticated', now)
  jest.useRealTimers()
  await waitFor(() => expect(auth.calls).toContain('POST _log'))
  expect(now().ended).toBeNull()

  isDown = false
  comeBack()
  await until('authenticated', now)

  jest.useFakeTimers(CLOCK)
  server.use(http.get(api('/auth/session'), () => HttpResponse.error()))
  const refreshed = sessionClient.refresh()
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  await refreshed
  jest.useRealTimers()
  expect(now().status).toBe('authenticated')
})

test('a sign-in in another tab reaches a visitor’s page, though the API refuses the first reads of it', async () => {
  jest.useFakeTimers(CLOCK)
  const { auth, now, tell } = openTab(null)
  await until('unauthenticated', now)
  auth.session = fakeSession()
  let refusals = 4
  server.use(
    http.get(api('/auth/session'), () => (refusals-- > 0 ? new HttpResponse(null, { status: 503 }) : undefined)),
  )
  tell({ version: 1, event: 'changed', id: '1', at: Date.now() })
  await waitFor(() => expect(refusals).toBeLessThan(4))
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(now().status).toBe('unauthenticated')

  jest.useRealTimers()
  comeBack()
  await until('authenticated', now)
})

test('a specialist can switch test mode on; members cannot; routes under /specialist switch it off', async () => {
  const { auth, now } = openTab(fakeSession({ isSpecialist: true }))
  await until('authenticated', now)
  expect(now()).toMatchObject({ role: 'specialist', isTestMode: false })
  act(() => sessionClient.setTestMode(true))
  expect(now()).toMatchObject({ role: 'member', isTestMode: true })
  act(() => sessionClient.enterRoute('/specialist/faq'))
  expect(now()).toMatchObject({ role: 'specialist', isTestMode: false })
  act(() => sessionClient.enterRoute('/programs'))
  expect(now().role).toBe('specialist')

  auth.session = fakeSession({ id: 8 })
  await act(() => sessionClient.refresh())
  act(() => sessionClient.setTestMode(true))
  expect(now()).toMatchObject({ role: 'member', isTestMode: false })
})
