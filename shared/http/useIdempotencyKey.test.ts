import { storedValue } from '@kinora/session'
import { makeIdempotencyKeys } from './index.ts'

test('the same content has the same key until it succeeded; changed content has a new one', () => {
  const { keyFor, endKey } = makeIdempotencyKeys()
  const first = keyFor({ text: 'kolano' })
  expect(keyFor({ text: 'kolano' })).toBe(first)

  expect(keyFor({ text: 'bark' })).not.toBe(first)
  const again = keyFor({ text: 'kolano' })
  expect(again).not.toBe(first)

  endKey()
  expect(keyFor({ text: 'kolano' })).not.toBe(again)
})

test('what is sent at the same time has keys of its own', () => {
  const { keyFor, endKey } = makeIdempotencyKeys()
  const [one, other] = [keyFor('done', 1), keyFor('done', 2)]
  expect(other).not.toBe(one)
  endKey(2)
  expect(keyFor('done', 1)).toBe(one)
})

test('beside a stored draft a key outlives the page, and leaves the draft as it is', () => {
  const draft = storedValue('tab', 'testDraft', 1)
  draft.keep({ text: 'kolano' })
  const key = makeIdempotencyKeys(draft).keyFor('kolano')
  const { keyFor, endKey } = makeIdempotencyKeys(draft)
  expect(keyFor('kolano')).toBe(key)
  expect(draft.read()).toMatchObject({ text: 'kolano' })

  endKey()
  expect(makeIdempotencyKeys(draft).keyFor('kolano')).not.toBe(key)
})
