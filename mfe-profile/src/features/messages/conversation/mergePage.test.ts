import { fakeMessage } from '../messages.fake.ts'
import { mergePage, withdraw, type CachedMessages } from './mergePage.ts'

const list = (...ids: number[]) => ids.map((id) => fakeMessage(id))
const cached = (...ids: number[]): CachedMessages => ({ data: list(...ids), count: ids.length })
const idsOf = ({ data }: CachedMessages) => data.map(({ id }) => id)

test('a first page that meets what is known goes before it', () => {
  expect(idsOf(mergePage(cached(3, 2, 1), { data: list(5, 4, 3), count: 5 }, true))).toEqual([5, 4, 3, 2, 1])
})

test('a message between the page and what is known is missed by no count: what is known is read again', () => {
  // Of five, one was taken back; six came, of which the page has five.
  const before = withdraw(cached(5, 4, 3, 2, 1), 2)
  expect(before.count).toBe(4)
  expect(idsOf(mergePage(before, { data: list(11, 10, 9, 8, 7), count: 10 }, true))).toEqual([11, 10, 9, 8, 7])

  // The same, taken back while nobody listened.
  const unheard = mergePage(cached(5, 4, 3, 2, 1), { data: list(11, 10, 9, 8, 7), count: 10 }, true)
  expect(idsOf(unheard)).toEqual([11, 10, 9, 8, 7])
  expect(idsOf(mergePage(unheard, { data: list(7, 6, 5, 4), count: 10 }, false))).toEqual([11, 10, 9, 8, 7, 6, 5, 4])
})

test('what was taken back among the known ones hides no older ones', () => {
  // Of eight, five are known; the second was taken back while nobody listened.
  const known = { ...cached(8, 7, 6, 5, 4), count: 8 }
  const first = mergePage(known, { data: list(8, 6), count: 7 }, true)
  expect([idsOf(first), first.count - first.data.length]).toEqual([[8, 6, 5, 4], 3])
  const below = mergePage(known, { data: list(8, 7), count: 6 }, true)
  expect([idsOf(below), below.count - below.data.length]).toEqual([[8, 7, 6, 5, 4], 3])
  expect(mergePage(below, { data: list(3, 2), count: 6 }, false).count).toBe(7)
  expect(mergePage(below, { data: [], count: 4 }, false).count).toBe(5)
})

test('a message that is not known changes no count', () => {
  expect(withdraw(cached(2, 1), 9)).toEqual(cached(2, 1))
})
