import type { SymptomsSurvey } from '@kinora/contracts'
import { SYMPTOMS } from '@kinora/limits'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, problem, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import { messages, text, words } from '../words.fake.ts'
import MemberSymptomsSlot from './MemberSymptomsSlot.tsx'
import SidebarSlot from './SidebarSlot.tsx'

const survey = (pain: SymptomsSurvey['pain'], ...named: string[]) => ({
  id: 1,
  lastUpdate: '2026-11-19T10:00:00.000Z',
  pain,
  ...Object.fromEntries(SYMPTOMS.map((symptom) => [symptom, named.includes(symptom)])),
})

async function show(slot: ReactElement, locale: 'pl' | 'en' = 'pl') {
  server.use(...fakeAuth(fakeSession({ isSpecialist: true, firstName: 'Katarzyna' })).handlers)
  await act(() => sessionClient.follow())
  return renderApp(slot, { messages, locale, provided: ['/profile/my-team', '/profile/edit', '/faq'] })
}
const team = (answer: () => Response) => server.use(http.get(api('/team'), answer))
const symptoms = (data: unknown) =>
  server.use(http.get(api('/symptoms-surveys/last/12'), () => HttpResponse.json({ data })))

test.each([
  [0, 'stress', [text('state.symptoms.pain.strong'), 'Stres']],
  [50, 'fatigue', [text('state.symptoms.pain.moderate'), text('state.symptoms.names.fatigue')]],
  [100, 'stress', ['Stres']],
] as const)(
  'of symptoms a specialist sees pain of 66 or under and those with yes: %s',
  async (pain, symptom, chips) => {
    symptoms(survey(pain, symptom))
    await show(<MemberSymptomsSlot memberId={12} />)
    expect(await screen.findByText(words('memberSymptoms.from', { date: '19 listopada 2026' }))).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(chips)
  },
)

test.each([
  ['pl', text('memberSymptoms.noSurvey')],
  ['en', 'No symptoms survey.'],
] as const)('without a survey it says so, in %s', async (locale, sentence) => {
  symptoms(null)
  await show(<MemberSymptomsSlot memberId={12} />, locale)
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('the sidebar’s card says how many members there are, and leads to the team', async () => {
  team(() => HttpResponse.json({ data: { members: 24, withActiveSubscription: 21, since: '2025-02-11T10:00:00Z' } }))
  await show(<SidebarSlot part="links" path="/profile/my-team" />)
  expect(await screen.findByText('24')).toBeVisible()
  expect(screen.getByText('21')).toBeVisible()
  expect(screen.getByRole('link', { name: words('sidebar.team.title') })).toHaveAttribute('href', '/profile/my-team')
  expect(screen.getByRole('link', { name: words('sidebar.links.help') })).toHaveAttribute('href', '/faq')
})

test('the card is left out for a specialist who is not verified', async () => {
  team(() => problem(403, 'specialist.notVerified'))
  await show(<SidebarSlot part="links" path="/profile" />)
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: words('sidebar.team.title') })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('link', { name: words('sidebar.links.edit') })).toBeVisible()
})

test('the summary says who the specialist is', async () => {
  await show(<SidebarSlot part="summary" path="/profile/my-team" />, 'en')
  expect(screen.getByText('Katarzyna Nowak')).toBeVisible()
})
