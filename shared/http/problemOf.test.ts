import { problemOf } from './index.ts'

test('a problem has the code, status and fields of the answer', () => {
  const errors = [
    { field: 'address[city]', code: 'request.missing' },
    { field: 'email', code: 'form.error.email.used' },
    { field: 'age', code: 'request.wrongType' },
  ]
  expect(problemOf({ status: 400, data: { code: 'form.invalid', errors } })).toEqual({
    code: 'form.invalid',
    status: 400,
    fields: [
      { name: 'address.city', code: 'form.error.city.required' },
      { name: 'email', code: 'form.error.email.used' },
      { name: 'age', code: 'form.error.age.format' },
    ],
  })
  expect(problemOf({ status: 409, data: { code: 'training.dailyMaximum', opensAt: '2026-11-27T00:00:00Z' } })).toEqual({
    code: 'training.dailyMaximum',
    status: 409,
    fields: [],
    opensAt: '2026-11-27T00:00:00Z',
  })
})

test('an answer without a problem is an error of the server', () => {
  expect(problemOf({ status: 502, data: '<html>' })).toEqual({ code: 'server.error', status: 502, fields: [] })
})

test('without an answer there is no status, and the code says whether the browser is offline', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get')
  expect(problemOf({ status: 'TIMEOUT_ERROR' })).toEqual({ code: 'auth.unreachable', fields: [] })
  isOnline.mockReturnValue(false)
  expect(problemOf({ status: 'FETCH_ERROR' })).toEqual({ code: 'auth.offline', fields: [] })
  isOnline.mockRestore()
})

test('what did not fail has no problem', () => expect(problemOf(undefined)).toBeUndefined())
