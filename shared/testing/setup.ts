import { format } from 'node:util'
import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { clearNotices } from '@kinora/notices'
import { clearSession } from '@kinora/session'
import { server } from './server.ts'
import './windowParts.ts'

// A busy machine is slow, not wrong: what is awaited has the test's own time to come.
configure({ asyncUtilTimeout: 10_000 })

let complaints: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

// React says what is wrong by console.error, and a test that hears it fails. One that expects a failure replaces the
// spy.
beforeEach(() => {
  complaints = []
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(format(...words)))
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearNotices()
  clearSession()
  localStorage.clear()
  expect(complaints).toEqual([])
})

afterAll(() => server.close())
