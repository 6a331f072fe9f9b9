import { releaseSpaces, isSpaceReserved, reserveSpace } from './reservedSpace.ts'

const SOON_MS = 60_000
const reserved = () => document.documentElement.dataset['places']
afterEach(releaseSpaces)

test('several spaces can be reserved, and each is released separately', () => {
  reserveSpace('rows', SOON_MS)
  reserveSpace('offer', SOON_MS)
  expect(reserved()?.split(' ').sort()).toEqual(['offer', 'rows'])

  reserveSpace('rows', 0)
  expect(reserved()).toBe('offer')
  expect([isSpaceReserved('rows'), isSpaceReserved('offer')]).toEqual([false, true])
})

test('the next page keeps the reservations until they expire', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000)
  reserveSpace('rows', SOON_MS)
  expect(JSON.parse(localStorage.getItem('kinora.places')!)).toEqual({ version: 1, places: { rows: 1_000 + SOON_MS } })

  reserveSpace('offer', -1)
  expect(reserved()).toBe('rows')
  jest.mocked(Date.now).mockReturnValue(1_000 + SOON_MS)
  reserveSpace('offer', SOON_MS)
  expect(reserved()).toBe('offer')
  jest.restoreAllMocks()
})

test('at the end of the session epoch all are released', () => {
  reserveSpace('rows', SOON_MS)
  releaseSpaces()
  expect(reserved()).toBe('')
  expect(localStorage.getItem('kinora.places')).toBe('{"version":1,"places":{}}')
})

test.each(['broken', 'null', '{"version":2,"places":{"rows":9e15}}', '{"version":1}'])(
  'an invalid or outdated stored value is ignored: %s',
  (text) => {
    localStorage.setItem('kinora.places', text)
    reserveSpace('offer', SOON_MS)
    expect(reserved()).toBe('offer')
  },
)

test('when storage refuses, the reservation lasts for this page only', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  reserveSpace('rows', SOON_MS)
  expect(isSpaceReserved('rows')).toBe(true)
  jest.restoreAllMocks()
})

test('a space of one page is reserved there alone', () => {
  reserveSpace('resume@/programs/5', SOON_MS)
  expect(reserved()).toBe('')
  history.replaceState(null, '', '/programs/5')
  reserveSpace('rows', SOON_MS)
  expect(reserved()).toBe('resume rows')
  history.replaceState(null, '', '/')
})
