import { boundStorage } from './boundStorage.ts'
import { runAs } from './runAs.fake.ts'

const reports: string[] = []
beforeAll(() => boundStorage(({ remote, version }, what) => reports.push(`${remote} ${version}: ${what}`)))
beforeEach(() => {
  reports.length = 0
  localStorage.clear()
})

const keep = (remote: string, key: string, letters: number, storage: Storage = localStorage) =>
  runAs(remote, 'keep()', { keep: () => storage.setItem(key, 'x'.repeat(letters)) })

test('a remote may store its share, and replace and remove what it has', () => {
  keep('mfe-diary', 'kinora.own.diary', 60_000)
  keep('mfe-diary', 'kinora.own.diary', 90_000)
  localStorage.removeItem('kinora.own.diary')
  keep('mfe-diary', 'kinora.own.pages', 90_000)
  expect(localStorage.getItem('kinora.own.pages')).toHaveLength(90_000)
  expect(reports).toEqual([])
})

test('more than its share is refused with its owner, and others have theirs', () => {
  keep('mfe-diary', 'kinora.own.diary', 60_000)
  expect(() => keep('mfe-diary', 'kinora.own.more', 40_001)).toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  )
  expect(reports).toEqual(['mfe-diary 3: more than 100000 letters were stored'])
  expect(localStorage.getItem('kinora.own.more')).toBeNull()
  keep('mfe-garden', 'kinora.own.garden', 60_000)
  keep('mfe-diary', 'kinora.own.tab', 60_000, sessionStorage)
  expect(reports).toHaveLength(1)
})

test('a name of its own is refused', () => {
  expect(() => keep('mfe-diary', 'mine', 1)).toThrow()
  expect(reports).toEqual(['mfe-diary 3: "mine" was stored without storedValue of @kinora/session'])
})

test('a remote sets no cookie', () => {
  runAs('mfe-diary', `document.cookie = 'mine=1'`)
  expect(document.cookie).toBe('')
  expect(reports).toEqual(['mfe-diary 3: a cookie was set'])
  document.cookie = 'kinora=1'
  expect(document.cookie).toBe('kinora=1')
})

test('the shell stores what it likes', () => {
  localStorage.setItem('theirs', 'x'.repeat(200_000))
  expect(localStorage.getItem('theirs')).toHaveLength(200_000)
})
