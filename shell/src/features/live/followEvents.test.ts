import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { closeTabs, connected, openTab } from './tab.fake.ts'
import { fakeStream } from './stream.fake.ts'

afterEach(() => {
  closeTabs()
  jest.useRealTimers()
})
const data = { memberId: 7 }

test('two tabs of a person share one stream, and both hear every event once', async () => {
  const { connections } = fakeStream()
  const [one, two] = [openTab(), openTab()]
  await connected(connections)
  connections[0]!.ready(10)
  connections[0]!.say(11, 'path.changed', data)
  await waitFor(() => expect(two.events).toEqual(['11 path.changed']))

  expect(one.events).toEqual(['11 path.changed'])
  expect([one.missed, two.missed]).toEqual([0, 0])
  expect(connections).toHaveLength(1)
  expect(connections[0]).toMatchObject({ token: 'Bearer a', lastId: null, locale: 'pl' })
})

/** Two tabs have heard event 11. That with the stream was closed then, and the other has connected. */
async function takenOver() {
  const { connections } = fakeStream()
  const one = openTab()
  const two = openTab()
  await connected(connections)
  connections[0]!.ready(10)
  connections[0]!.say(11, 'path.changed', data)
  await waitFor(() => expect(two.lastId).toBe(11))
  one.close()
  await connected(connections, 2)
  return { connections, two }
}

test('when the tab with the stream is closed another goes on after the last event', async () => {
  const { connections, two } = await takenOver()

  expect(connections[1]!.lastId).toBe('11')
  connections[1]!.say(12, 'training.done', data)
  await waitFor(() => expect(two.events).toEqual(['11 path.changed', '12 training.done']))
  expect(two.missed).toBe(0)
  await waitFor(() => expect(connections[0]!.isOpen()).toBe(false))
})

test('a page learns that something happened between its reading and the stream', async () => {
  const { connections } = fakeStream()
  const late = openTab({ since: 8 })
  await connected(connections)
  connections[0]!.ready(10)
  await waitFor(() => expect(late.missed).toBe(1))

  const later = openTab({ since: 9 })
  const upToDate = openTab({ since: 10 })
  connections[0]!.comment()
  await waitFor(() => expect(later.missed).toBe(1))
  expect([upToDate.missed, late.missed]).toEqual([0, 1])
  expect(later.lastId).toBe(10)
})

test('a stream that cannot go on says so, and the tabs read everything again', async () => {
  const { connections, two } = await takenOver()
  connections[1]!.ready(40)
  await waitFor(() => expect(two.missed).toBe(1))
})

test('without Web Locks each tab has its own stream and hears each event once', async () => {
  const { locks } = navigator
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
  const { connections } = fakeStream()
  const tabs = [openTab(), openTab()]
  await connected(connections, 2)
  for (const connection of connections) {
    connection.ready(10)
    connection.say(11, 'path.changed', data)
  }
  await waitFor(() => expect(tabs.map(({ events }) => events)).toEqual([['11 path.changed'], ['11 path.changed']]))
  expect(tabs.map(({ missed }) => missed)).toEqual([0, 0])
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
})

test('the events of one person do not reach the tab of another', async () => {
  const { connections } = fakeStream()
  const [anna, beata] = [openTab({ userId: 7 }), openTab({ userId: 8 })]
  await connected(connections, 2)
  connections[0]!.ready(10)
  connections[0]!.say(11, 'path.changed', data)
  connections[1]!.ready(10)
  connections[1]!.say(12, 'training.done', { memberId: 8 })
  await waitFor(() => expect(beata.events).toEqual(['12 training.done']))

  expect(anna.events).toEqual(['11 path.changed'])
})

test('a refused token is renewed and the stream goes on', async () => {
  const { connections, refuse } = fakeStream()
  refuse(new HttpResponse(null, { status: 401 }))
  openTab()
  await connected(connections)

  expect(connections[0]!.token).toBe('Bearer b')
})

test('a visible tab takes the stream over when the one that has it is silent', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { connections } = fakeStream()
  // A frozen tab holds the lock and says nothing.
  let lost = false
  void navigator.locks.request('kinora.events.7', () => new Promise(() => {})).catch(() => (lost = true))
  const tab = openTab()
  await jest.advanceTimersByTimeAsync(50_000)
  expect(connections).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(30_000)
  await connected(connections)
  connections[0]!.ready(12)
  await waitFor(() => expect(tab.missed).toBe(1))
  await waitFor(() => expect(lost).toBe(true))
})
