import { format } from 'node:util'
import '@testing-library/jest-dom'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { clearNotices } from '@kinora/notices'
import { clearSession } from '@kinora/session'
import { server } from './server.ts'
import './computedStyles.ts'
import './webLocks.ts'
import './windowParts.ts'

// Queries may wait long, so that a slow machine does not fail a test.
configure({ asyncUtilTimeout: 30_000 })

// What a query did not find is said with the document's markup, which takes longer than the query. One that waits tries
// it often, and says it once, when it has waited in vain.
const { getElementError } = getConfig()
const isTrying = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
configure({
  getElementError: (message, container) =>
    isTrying() ? new Error(message ?? undefined) : getElementError(message, container),
})

let errors: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

// React reports problems by console.error, and then the test fails. A test that expects an error replaces the spy.
beforeEach(() => {
  errors = []
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(format(...words)))
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearNotices()
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
  expect(errors).toEqual([])
})

afterAll(() => server.close())
