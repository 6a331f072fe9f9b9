import { browserTimeZone } from './browserTimeZone.ts'

const named = (timeZone: string | undefined) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ timeZone } as Intl.ResolvedDateTimeFormatOptions)

test('the browser’s time zone has its IANA name', () => {
  named('Asia/Tokyo')
  expect(browserTimeZone()).toBe('Asia/Tokyo')
})

test.each(['Etc/Unknown', 'undefined', '', undefined])('%p names no time zone', (timeZone) => {
  named(timeZone)
  expect(browserTimeZone()).toBeUndefined()
})
