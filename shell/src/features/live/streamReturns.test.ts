import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { closeTabs, connected, openTab } from './tab.fake.ts'
import { fakeStream } from './stream.fake.ts'

afterEach(() => {
  closeTabs()
  jest.useRealTimers()
})
const data = { memberId: 7 }

test('a lost stream is opened again after the last event, later each time, and at once when the browser is online', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  jest.spyOn(Math, 'random').mockReturnValue(1)
  const { connections, refuse } = fakeStream()
  const tab = openTab()
  await connected(connections)
  connections[0]!.ready(10)
  connections[0]!.say(11, 'path.changed', data)
  await waitFor(() => expect(tab.lastId).toBe(11))

  refuse(new HttpResponse(null, { status: 503 }))
  connections[0]!.end()
  await jest.advanceTimersByTimeAsync(19_800)
  expect(connections).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(400)
  await connected(connections, 2)
  expect(connections[1]!.lastId).toBe('11')

  refuse(new HttpResponse(null, { status: 503, headers: { 'retry-after': '600' } }))
  connections[1]!.end()
  await jest.advanceTimersByTimeAsync(45_000)
  expect(connections).toHaveLength(2)
  dispatchEvent(new Event('online'))
  await connected(connections, 3)
})

test('browsers come back at any moment of ten seconds after their streams were lost', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const random = jest.spyOn(Math, 'random')
  const { connections } = fakeStream()
  openTab()
  await connected(connections)
  for (const [chance, soonest] of [
    [0, 400],
    [0.5, 5_100],
    [0.9, 8_900],
  ] as const) {
    const before = connections.length
    random.mockReturnValue(chance)
    connections.at(-1)!.comment()
    await jest.advanceTimersByTimeAsync(50)
    connections.at(-1)!.end()
    await jest.advanceTimersByTimeAsync(soonest)
    expect(connections).toHaveLength(before)
    await jest.advanceTimersByTimeAsync(200)
    await connected(connections, before + 1)
  }
})

test('a stream that the server ends is opened again when the server said so', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  jest.spyOn(Math, 'random').mockReturnValue(1)
  const { connections } = fakeStream()
  openTab()
  await connected(connections)
  connections[0]!.ready(10)
  connections[0]!.end(0)
  await jest.advanceTimersByTimeAsync(200)
  await connected(connections, 2)
  connections[1]!.end(7_000)
  await jest.advanceTimersByTimeAsync(6_800)
  expect(connections).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(400)
  await connected(connections, 3)
})

test('where a proxy holds streams back each tab asks again, until one is heard', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  jest.spyOn(Math, 'random').mockReturnValue(0)
  const { connections } = fakeStream()
  const tabs = [openTab(), openTab()]
  const missed = () => tabs.map((tab) => tab.missed)
  await connected(connections)
  await jest.advanceTimersByTimeAsync(50_000)
  dispatchEvent(new Event('focus'))
  expect(missed()).toEqual([0, 0])
  await jest.advanceTimersByTimeAsync(60_000)
  dispatchEvent(new Event('focus'))
  const [asked] = missed()
  expect(asked).toBeGreaterThan(0)
  await jest.advanceTimersByTimeAsync(30_000)
  await waitFor(() => expect(missed()).toEqual([asked! + 1, asked! + 1]))

  connections.at(-1)!.comment()
  await jest.advanceTimersByTimeAsync(1_000)
  const heard = missed()
  await jest.advanceTimersByTimeAsync(31_000)
  dispatchEvent(new Event('focus'))
  expect(missed()).toEqual(heard)
})

test('a stream without a sign for 45 seconds is opened again', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  jest.spyOn(Math, 'random').mockReturnValue(0)
  const { connections } = fakeStream()
  openTab()
  await connected(connections)
  connections[0]!.ready(10)
  await jest.advanceTimersByTimeAsync(40_000)
  connections[0]!.comment()
  await jest.advanceTimersByTimeAsync(40_000)
  expect(connections).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(10_000)
  await connected(connections, 2)
})

test('nothing is asked while the browser is offline', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { connections } = fakeStream()
  openTab()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(connections).toHaveLength(0)
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await connected(connections)
})
