import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { report } from '../features/state/report/report.fake.ts'
import { messages, words } from '../words.fake.ts'
import MemberReportSlot from './MemberReportSlot.tsx'

test('a specialist reads the report of their member', async () => {
  server.use(
    ...fakeAuth(fakeSession({ isSpecialist: true })).handlers,
    http.get(api('/members/12/report'), () => HttpResponse.json({ data: report })),
  )
  await act(() => sessionClient.follow())
  renderApp(<MemberReportSlot memberId={12} />, { messages })
  expect(await screen.findByRole('article', { name: words('report.title') })).toHaveTextContent('Jan Zieliński')
  expect(screen.getByRole('button', { name: words('report.print') })).toBeVisible()
  expect(screen.getByRole('button', { name: words('report.csv.download') })).toBeVisible()
})
