import { dropPlaces, isPlaceKept, keepPlace } from './keptPlaces.ts'

const soon = () => Date.now() + 60_000
const kept = () => document.documentElement.dataset['places']
afterEach(dropPlaces)

test('places are kept side by side, and given back one by one', () => {
  keepPlace('rows', soon())
  keepPlace('offer', soon())
  expect(kept()?.split(' ').sort()).toEqual(['offer', 'rows'])

  keepPlace('rows', 0)
  expect(kept()).toBe('offer')
  expect([isPlaceKept('rows'), isPlaceKept('offer')]).toEqual([false, true])
})

test('the next page finds them, as long as they last', () => {
  const until = soon()
  keepPlace('rows', until)
  expect(JSON.parse(localStorage.getItem('kinora.places')!)).toEqual({ version: 1, places: { rows: until } })

  keepPlace('offer', Date.now() - 1)
  expect(kept()).toBe('rows')
})

test('when somebody else comes all are gone', () => {
  keepPlace('rows', soon())
  dropPlaces()
  expect(kept()).toBe('')
  expect(localStorage.getItem('kinora.places')).toBe('{"version":1,"places":{}}')
})

test.each(['broken', 'null', '{"version":2,"places":{"rows":9e15}}', '{"version":1}'])('what is kept in another way counts as nothing: %s', (text) => {
  localStorage.setItem('kinora.places', text)
  keepPlace('offer', soon())
  expect(kept()).toBe('offer')
})

test('a storage that refuses keeps them for this page alone', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepPlace('rows', soon())
  expect(isPlaceKept('rows')).toBe(true)
  jest.restoreAllMocks()
})
