import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { clearPersonalValues } from '@kinora/session'
import { waitFor } from '@testing-library/react'
import type { Answer } from './index.ts'
import { answerOf, discard, keepWaiting, onWaitingChange, readWaiting, sendWaiting } from './index.ts'

const ANNA = 7
const message = (content: string) => ({ receiverId: 12, content, key: crypto.randomUUID() })
const write = async (...contents: string[]) => {
  for (const content of contents) await keepWaiting(ANNA, { message: message(content) })
}
const waiting = async (userId = ANNA) => (await readWaiting(userId)).map(({ message: { content } }) => content)
const forever = new AbortController().signal

/** The API: it answers as `answers` say, one after another, and then takes everything. */
function fakePost(...answers: Answer[]) {
  const posted: string[] = []
  const post = async ({ content }: { content: string }): Promise<Answer> => {
    posted.push(content)
    return answers.shift() ?? 'sent'
  }
  return { posted, post }
}

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()))

test('messages are sent in the order of writing, each once, whichever tab sends', async () => {
  await write('jeden', 'dwa', 'trzy')
  const { posted, post } = fakePost()
  const results = await Promise.all([sendWaiting(ANNA, post, forever), sendWaiting(ANNA, post, forever)])

  expect(results).toEqual([true, true])
  expect(posted).toEqual(['jeden', 'dwa', 'trzy'])
  expect(await waiting()).toEqual([])
})

test('a message that is kept twice with one key waits once', async () => {
  const twice = message('jeden')
  await Promise.all([keepWaiting(ANNA, { message: twice }), keepWaiting(ANNA, { message: twice })])
  await write('jeden')

  expect(await waiting()).toEqual(['jeden', 'jeden'])
})

test('a message without an answer stays with its key, holds those after it, and is sent next time', async () => {
  await write('jeden', 'dwa')
  const before = await readWaiting(ANNA)
  const { posted, post } = fakePost('later')
  expect(await sendWaiting(ANNA, post, forever)).toBe(false)

  expect(posted).toEqual(['jeden'])
  expect(await readWaiting(ANNA)).toEqual(before.map((one) => ({ ...one, hasFailed: true })))
  expect(await sendWaiting(ANNA, post, forever)).toBe(true)
  expect(posted).toEqual(['jeden', 'jeden', 'dwa'])
})

test('a refused message stays with the reason and does not hold the others', async () => {
  await write('jeden', 'dwa')
  const { posted, post } = fakePost({ refusal: 'message.ended' })
  expect(await sendWaiting(ANNA, post, forever)).toBe(true)
  expect(await sendWaiting(ANNA, post, forever)).toBe(true)

  expect(posted).toEqual(['jeden', 'dwa'])
  const [refused, ...others] = await readWaiting(ANNA)
  expect(others).toEqual([])
  expect(refused).toMatchObject({ refusal: 'message.ended', message: { content: 'jeden' } })
  await discard(ANNA, refused!.id)
  expect(await waiting()).toEqual([])
})

test('a call that is never answered ends with the session, and another tab can send', async () => {
  await write('jeden')
  const controller = new AbortController()
  const called = Promise.withResolvers<void>()
  const hanging = sendWaiting(ANNA, () => (called.resolve(), new Promise<never>(() => {})), controller.signal)
  await called.promise
  controller.abort()
  expect(await hanging).toBe(false)

  const { posted, post } = fakePost()
  expect(await sendWaiting(ANNA, post, forever)).toBe(true)
  expect(posted).toEqual(['jeden'])
})

test('each person has messages of their own, and the end of the session epoch removes them', async () => {
  await write('jeden')
  await keepWaiting(8, { message: message('cudzy') })
  expect(await waiting()).toEqual(['jeden'])
  expect(await waiting(8)).toEqual(['cudzy'])
  clearPersonalValues()
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))

  expect(await waiting()).toEqual([])
  expect(await waiting(8)).toEqual([])
})

test('other tabs hear of every change', async () => {
  const onChange = jest.fn()
  const stop = onWaitingChange(ANNA, onChange)
  await write('jeden')
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  stop()
})

test('where a database cannot be noted for its deletion none is opened', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await expect(write('jeden')).rejects.toThrow('needs storage')
  expect(await indexedDB.databases()).toEqual([])
})

test.each([
  [{}, 'sent'],
  [{ error: { status: 'FETCH_ERROR' } }, 'later'],
  [{ error: { status: 503, data: { code: 'server.busy' } } }, 'later'],
  [{ error: { status: 429, data: { code: 'request.tooMany' } } }, 'later'],
  [{ error: { status: 401, data: { code: 'auth.required' } } }, 'later'],
  [{ error: { status: 403, data: { code: 'message.ended' } } }, { refusal: 'message.ended' }],
  [{ error: { status: 404, data: { code: 'request.notFound' } } }, { refusal: 'request.notFound' }],
])('%j is %j', (result, answer) => expect(answerOf(result)).toEqual(answer))
