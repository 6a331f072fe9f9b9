import { fakeSession, openTab } from '@kinora/testing'
import { act, waitFor } from '@testing-library/react'
import { clearSession, isInTestMode, personalDatabase, sessionClient, storedValue } from './index.ts'

const KEY = 'kinora.testMode'
const until = (status: string, now: () => { status: string }) => waitFor(() => expect(now().status).toBe(status))

/** Krystyna, a specialist, in test mode. */
async function openTested() {
  const tab = openTab(fakeSession({ isSpecialist: true }))
  await until('authenticated', tab.now)
  act(() => sessionClient.setTestMode(true))
  return tab
}

test('test mode shows a member’s session of the same person, in an epoch of its own', async () => {
  const { now, onEpochChange } = await openTested()

  expect(now()).toMatchObject({ isTestMode: true, role: 'member', epoch: 1 })
  expect(now().session).toMatchObject({ id: 7, userData: { isSpecialist: false, role: { name: 'patient' } } })
  expect(onEpochChange).toHaveBeenLastCalledWith({ isSamePerson: true })
  act(() => sessionClient.setTestMode(false))
  expect(now()).toMatchObject({ isTestMode: false, role: 'specialist', epoch: 2 })
  expect(now().session?.userData.isSpecialist).toBe(true)
})

test('it survives a reload of its tab, and only for the same person', async () => {
  await openTested()
  const stored = sessionStorage.getItem(KEY)
  expect(JSON.parse(stored!)).toEqual({ version: 1, userId: 7 })

  act(() => clearSession())
  await act(() => sessionClient.follow())
  expect(isInTestMode()).toBe(true)

  act(() => clearSession())
  sessionStorage.setItem(KEY, JSON.stringify({ version: 1, userId: 8 }))
  await act(() => sessionClient.follow())
  expect(isInTestMode()).toBe(false)
})

test.each(['', '{{{', 'null', '{"version":2,"userId":7}'])('a stored value %j means nothing', async (value) => {
  sessionStorage.setItem(KEY, value)
  const { now } = openTab(fakeSession({ isSpecialist: true }))
  await until('authenticated', now)
  expect(now().isTestMode).toBe(false)
})

test('signing out ends it for good', async () => {
  const { auth, now, onEpochChange } = await openTested()
  await act(() => sessionClient.signOut())

  expect(now()).toMatchObject({ isTestMode: false, session: null })
  expect(sessionStorage.getItem(KEY)).toBeNull()
  expect(onEpochChange).toHaveBeenLastCalledWith({ isSamePerson: false })
  auth.session = fakeSession({ isSpecialist: true })
  await act(() => sessionClient.refresh())
  expect(now().role).toBe('specialist')
})

test('pages under /specialist end it, also when the page is opened there', async () => {
  await openTested()
  act(() => sessionClient.enterRoute('/specialist/faq'))
  expect([isInTestMode(), sessionStorage.getItem(KEY)]).toEqual([false, null])

  sessionStorage.setItem(KEY, JSON.stringify({ version: 1, userId: 7 }))
  act(() => clearSession())
  act(() => sessionClient.enterRoute('/specialist/faq'))
  await act(() => sessionClient.follow())
  act(() => sessionClient.enterRoute('/programs'))
  expect(isInTestMode()).toBe(false)
})

test('after an expired session the same person is in test mode again', async () => {
  const { auth, now } = await openTested()
  auth.session = null
  await act(() => sessionClient.refresh())
  expect(now()).toMatchObject({ ended: 'expired', isTestMode: false, epoch: 2 })

  auth.session = fakeSession({ isSpecialist: true })
  await act(() => sessionClient.refresh())
  expect(now()).toMatchObject({ isTestMode: true, role: 'member', epoch: 2 })

  auth.session = null
  await act(() => sessionClient.refresh())
  auth.session = fakeSession({ id: 8, isSpecialist: true })
  await act(() => sessionClient.refresh())
  expect(now()).toMatchObject({ isTestMode: false, role: 'specialist', epoch: 4 })
})

test('nothing personal is read or stored in test mode, and what was stored before stays', async () => {
  const { now } = openTab(fakeSession({ isSpecialist: true }))
  await until('authenticated', now)
  const draft = storedValue('person', 'draft', 1)
  const lamp = storedValue('device', 'lamp', 1)
  draft.keep({ text: 'do Anny' })
  act(() => sessionClient.setTestMode(true))

  expect(draft.read()).toEqual({})
  draft.keep({ text: 'na próbę' })
  draft.forget()
  lamp.keep({ isLit: true })
  expect(() => personalDatabase('outbox')).toThrow()
  expect(lamp.read()).toMatchObject({ isLit: true })

  act(() => sessionClient.setTestMode(false))
  expect(draft.read()).toMatchObject({ text: 'do Anny' })
})
