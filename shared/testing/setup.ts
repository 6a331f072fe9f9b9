import { format } from 'node:util'
import '@testing-library/jest-dom'
import { cleanup } from '@testing-library/react'
import { clearNotices } from '@kinora/notices'
import { server } from './server.ts'
import './windowParts.ts'

let complaints: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

// React says what is wrong by console.error, and a test that hears it fails. One that expects a failure replaces the spy.
beforeEach(() => {
  complaints = []
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(format(...words)))
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearNotices()
  localStorage.clear()
  expect(complaints).toEqual([])
})

afterAll(() => server.close())
