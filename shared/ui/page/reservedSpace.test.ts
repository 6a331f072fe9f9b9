import { releaseSpaces, isSpaceReserved, reserveSpace } from './reservedSpace.ts'

const soon = () => Date.now() + 60_000
const kept = () => document.documentElement.dataset['places']
afterEach(releaseSpaces)

test('places are kept side by side, and given back one by one', () => {
  reserveSpace('rows', soon())
  reserveSpace('offer', soon())
  expect(kept()?.split(' ').sort()).toEqual(['offer', 'rows'])

  reserveSpace('rows', 0)
  expect(kept()).toBe('offer')
  expect([isSpaceReserved('rows'), isSpaceReserved('offer')]).toEqual([false, true])
})

test('the next page finds them, as long as they last', () => {
  const until = soon()
  reserveSpace('rows', until)
  expect(JSON.parse(localStorage.getItem('kinora.places')!)).toEqual({ version: 1, places: { rows: until } })

  reserveSpace('offer', Date.now() - 1)
  expect(kept()).toBe('rows')
})

test('when somebody else comes all are gone', () => {
  reserveSpace('rows', soon())
  releaseSpaces()
  expect(kept()).toBe('')
  expect(localStorage.getItem('kinora.places')).toBe('{"version":1,"places":{}}')
})

test.each(['broken', 'null', '{"version":2,"places":{"rows":9e15}}', '{"version":1}'])(
  'what is kept in another way counts as nothing: %s',
  (text) => {
    localStorage.setItem('kinora.places', text)
    reserveSpace('offer', soon())
    expect(kept()).toBe('offer')
  },
)

test('a storage that refuses keeps them for this page alone', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  reserveSpace('rows', soon())
  expect(isSpaceReserved('rows')).toBe(true)
  jest.restoreAllMocks()
})
