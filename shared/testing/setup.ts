import { format } from 'node:util'
import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { clearNotices } from '@kinora/notices'
import { clearSession } from '@kinora/session'
import { server } from './server.ts'
import './webLocks.ts'
import './windowParts.ts'

// Queries may wait long, so that a slow machine does not fail a test.
configure({ asyncUtilTimeout: 30_000 })

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
