import { fakeSession, openTab, server } from '@kinora/testing'
import { act, waitFor } from '@testing-library/react'
import { clearSession, sessionClient, storedValue } from './index.ts'

const CLOCK = {
  advanceTimers: true,
  doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
} satisfies Parameters<typeof jest.useFakeTimers>[0]
const until = (status: string, now: () => { status: string }) => waitFor(() => expect(now().status).toBe(status))

test('a session that ended elsewhere clears the page within a minute, and not what is stored', async () => {
  jest.useFakeTimers(CLOCK)
  const { auth, now, onEpochChange } = openTab(fakeSession())
  await until('authenticated', now)
  auth.session = null
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  jest.useRealTimers()

  await until('unauthenticated', now)
  expect(now()).toMatchObject({ ended: 'expired', epoch: 1 })
  expect(onEpochChange.mock.calls).toEqual([[{ isSamePerson: true }]])
})

test('what is stored of an expired session waits for its owner, and for nobody else', async () => {
  const { auth, now, onEpochChange } = openTab(fakeSession())
  await until('authenticated', now)
  auth.session = null
  await act(() => sessionClient.refresh())
  act(() => sessionClient.enterRoute('/auth/sign-in'))
  expect(now().ended).toBeNull()

  auth.session = fakeSession()
  await act(() => sessionClient.refresh())
  expect(onEpochChange.mock.calls).toEqual([[{ isSamePerson: true }]])

  auth.session = null
  await act(() => sessionClient.refresh())
  auth.session = fakeSession({ id: 8 })
  await act(() => sessionClient.refresh())
  expect(onEpochChange.mock.calls.slice(1)).toEqual([[{ isSamePerson: true }], [{ isSamePerson: false }]])
})

test('after an expired session another tab can still sign out of it', async () => {
  const { auth, now, onEpochChange } = openTab(fakeSession())
  await until('authenticated', now)
  auth.session = null
  await act(() => sessionClient.refresh())
  act(() => sessionClient.enterRoute('/auth/sign-in'))
  act(() => sessionClient.forget())
  expect(now()).toMatchObject({ ended: 'signedOut', epoch: 2 })
  expect(onEpochChange).toHaveBeenLastCalledWith({ isSamePerson: false })
})

test('a page that is opened later knows whose values are stored', async () => {
  const first = openTab(fakeSession())
  await until('authenticated', first.now)
  first.close()
  clearSession()

  const { now, onEpochChange } = openTab(fakeSession({ id: 8 }))
  await until('authenticated', now)
  expect(onEpochChange.mock.calls).toEqual([[{ isSamePerson: false }]])
})

test('a tab that the browser restores has lost what somebody left in it who has signed out since', () => {
  const draft = storedValue('tab', 'draft', 1)
  draft.keep({ text: 'kolano' })
  storedValue('tab', 'owner', 1).keep({ userId: 7 })
  storedValue('person', 'owner', 1).keep({ userId: 8 })
  openTab()
  expect(draft.read()).toEqual({})
})

test('a page that nobody uses for ten minutes does not keep the session alive', async () => {
  jest.useFakeTimers(CLOCK)
  const reads: string[] = []
  server.events.on('request:start', ({ request }) => void reads.push(new URL(request.url).search))
  const { now } = openTab(fakeSession())
  await until('authenticated', now)
  await act(() => jest.advanceTimersByTimeAsync(500_000))
  expect(reads.filter((query) => query.includes('idle'))).toEqual([])

  reads.length = 0
  await act(() => jest.advanceTimersByTimeAsync(200_000))
  expect(reads.at(-1)).toContain('idle=true')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await act(() => jest.advanceTimersByTimeAsync(50_000))
  expect(reads.at(-1)).not.toContain('idle')
  jest.useRealTimers()
  server.events.removeAllListeners()
})
