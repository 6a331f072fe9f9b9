import { readPreferences, savePreferences } from './preferences.ts'

const asNew = { volume: 1, muted: false, speed: 1, captions: undefined }

test('what was chosen is there again', () => {
  const chosen = { volume: 0.4, muted: true, speed: 0.75, captions: 'off' } as const
  savePreferences(chosen)
  expect(readPreferences()).toEqual(chosen)
})

test.each([
  '',
  'null',
  '[]',
  '{broken',
  '{"version":2,"speed":0.5}',
  '{"version":1,"volume":7,"muted":"yes","speed":9,"captions":"de"}',
])('garbage is as new: %j', (kept) => {
  localStorage.setItem('kinora.player', kept)
  expect(readPreferences()).toEqual(asNew)
})

test('a forbidden storage harms nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => savePreferences({ volume: 1, muted: false, speed: 1 })).not.toThrow()
})
