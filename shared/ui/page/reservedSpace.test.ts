import { releaseSpaces, isSpaceReserved, reserveSpace } from './reservedSpace.ts'

const soon = () => Date.now() + 60_000
const reserved = () => document.documentElement.dataset['places']
afterEach(releaseSpaces)

test('several spaces can be reserved, and each is released separately', () => {
  reserveSpace('rows', soon())
  reserveSpace('offer', soon())
  expect(reserved()?.split(' ').sort()).toEqual(['offer', 'rows'])

  reserveSpace('rows', 0)
  expect(reserved()).toBe('offer')
  expect([isSpaceReserved('rows'), isSpaceReserved('offer')]).toEqual([false, true])
})

test('the next page keeps the reservations until they expire', () => {
  const until = soon()
  reserveSpace('rows', until)
  expect(JSON.parse(localStorage.getItem('kinora.places')!)).toEqual({ version: 1, places: { rows: until } })

  reserveSpace('offer', Date.now() - 1)
  expect(reserved()).toBe('rows')
})

test('at the end of the session epoch all are released', () => {
  reserveSpace('rows', soon())
  releaseSpaces()
  expect(reserved()).toBe('')
  expect(localStorage.getItem('kinora.places')).toBe('{"version":1,"places":{}}')
})

test.each(['broken', 'null', '{"version":2,"places":{"rows":9e15}}', '{"version":1}'])(
  'an invalid or outdated stored value is ignored: %s',
  (text) => {
    localStorage.setItem('kinora.places', text)
    reserveSpace('offer', soon())
    expect(reserved()).toBe('offer')
  },
)

test('when storage refuses, the reservation lasts for this page only', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  reserveSpace('rows', soon())
  expect(isSpaceReserved('rows')).toBe(true)
  jest.restoreAllMocks()
})

test('a space of one page is reserved there alone', () => {
  reserveSpace('resume@/programs/5', soon())
  expect(reserved()).toBe('')
  history.replaceState(null, '', '/programs/5')
  reserveSpace('rows', soon())
  expect(reserved()).toBe('resume rows')
  history.replaceState(null, '', '/')
})
