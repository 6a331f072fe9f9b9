import { readPreferences, savePreferences } from './preferences.ts'

const defaults = { volume: 1, muted: false, speed: 1, captions: undefined }

test('saved preferences are read back', () => {
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
])('invalid stored values give the defaults: %j', (stored) => {
  localStorage.setItem('kinora.player', stored)
  expect(readPreferences()).toEqual(defaults)
})

test('a storage that refuses does not throw', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => savePreferences({ volume: 1, muted: false, speed: 1 })).not.toThrow()
})
