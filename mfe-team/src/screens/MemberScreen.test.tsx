import { OLD_BY_HEADER } from '@kinora/limits'
import { api, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { teamMember } from '../team.fake.ts'
import { containing, text, words } from '../words.fake.ts'

const MEMBER = '/profile/my-team/member/12'
const goals = [
  {
    id: 1,
    text: 'Wejść na drugie piętro',
    createdAt: '2026-10-01T10:00:00.000Z',
    scores: [
      { day: '2026-10-02', score: 2 },
      { day: '2026-11-20', score: 6 },
    ],
  },
]
const part = (name: string) => screen.findByRole('region', { name })

test('the page is titled by the member’s name, and its first link opens the messages', async () => {
  const { user, router } = await openTeam(MEMBER, { goals })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Maria Wójcik' })
  expect(heading).toBeVisible()
  expect(await screen.findByText(/W zespole od 2 września 2026 · 22 treningi, średnio 1,5/)).toBeVisible()
  expect(await screen.findByText(containing('list.unread', { count: 2 }))).toBeVisible()
  expect(screen.getByText('maria@kinora.test')).toBeVisible()
  expect(screen.getByText('profile.memberSymptoms.v1')).toBeVisible()
  expect(within(await part('Cele')).getByText('6 na 10, na początku 2, 20 listopada')).toBeVisible()

  await user.click(screen.getByRole('link', { name: words('member.write') }))
  await user.click(await screen.findByRole('button', { name: 'zamknij rozmowę' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'zamknij rozmowę' })).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('')
})

test('the people before and after, in the order of the list, of which no page is read', async () => {
  const members = [teamMember(11, 'Ewa'), teamMember(12, 'Maria'), teamMember(13, 'Jan')]
  const { user, router, calls } = await openTeam(MEMBER, { members })
  const others = within(await screen.findByRole('navigation', { name: words('members.label') }))
  expect(await others.findByText(words('members.place', { place: 2, total: 3 }))).toBeVisible()
  expect(others.getByRole('link', { name: /^Poprzednia:\sEwa Wójcik$/ })).toBeVisible()
  await user.click(others.getByRole('link', { name: /^Następna:\sJan Wójcik$/ }))
  expect(router.state.location.pathname).toBe('/profile/my-team/member/13')
  expect(await screen.findByRole('heading', { level: 1, name: 'Jan Wójcik' })).toBeVisible()
  expect(await screen.findByText(/^W zespole od .* · bez subskrypcji$/)).toBeVisible()
  expect(calls.filter((call) => call.startsWith('list '))).toEqual([])
})

test('of somebody who is not in the team it says so, and leads to the team', async () => {
  await openTeam('/profile/my-team/member/99')
  expect(await screen.findByText(words('member.gone'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('member.toTeam') })).toHaveAttribute('href', '/profile/my-team')
  expect(screen.queryByText('profile.memberSymptoms.v1')).not.toBeInTheDocument()
})

test('the page empties when any part of it is refused, because the member has left', async () => {
  let hasLeft = false
  const refused = () => (hasLeft ? problem(404, 'request.notFound') : undefined)
  const headers = { [OLD_BY_HEADER]: 'team.left' }
  const handlers = [
    http.get(
      api('/members/12'),
      () =>
        refused() ??
        HttpResponse.json(
          { data: { ...teamMember(12, 'Maria'), email: 'maria@kinora.test', since: '2026-09-02T10:00:00.000Z' } },
          { headers },
        ),
    ),
    http.put(api('/team/member/12/signals'), refused),
  ]
  const { user } = await openTeam(MEMBER, {}, { handlers })
  const signals = within(await part(text('plan.title')))
  await user.click(await signals.findByRole('button', { name: words('rules.title') }))
  hasLeft = true
  await user.click(signals.getByRole('button', { name: words('rules.save') }))

  expect(await screen.findByText(words('member.gone'))).toBeVisible()
  expect(screen.queryByText('maria@kinora.test')).toBeNull()
  expect(screen.queryByText(/Maria/)).toBeNull()
})

test('a member who could not be read can be read again, with all of the page', async () => {
  const handlers = [http.get(api('/members/12'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await openTeam(MEMBER, {}, { handlers })
  await user.click(await screen.findByRole('button', { name: words('again') }))
  expect(await screen.findByText('maria@kinora.test')).toBeVisible()
})

test('the report of a member is on its own page, which leads back', async () => {
  const { user, router } = await openTeam(MEMBER)
  await user.click(await screen.findByRole('link', { name: /^Raport do\swizyty/ }))
  expect(router.state.location.pathname).toBe(`${MEMBER}/report`)
  expect(await screen.findByText('profile.memberReport.v1')).toBeVisible()
  expect(document.title).toMatch(containing('report.titleOf', { name: 'Maria Wójcik' }))
  await user.click(screen.getByRole('link', { name: containing('edit.toMember') }))
  expect(router.state.location.pathname).toBe(MEMBER)
})

test('a specialist sets from which numbers on signals show', async () => {
  const { user, calls } = await openTeam(MEMBER)
  const signals = within(await part(text('plan.title')))
  await user.click(await signals.findByRole('button', { name: words('rules.title') }))
  await user.selectOptions(signals.getByRole('combobox', { name: words('rules.silentDays') }), 'nigdy')
  await user.click(signals.getByRole('button', { name: words('rules.save') }))

  expect(await screen.findByText(words('rules.saved'))).toBeVisible()
  expect(calls).toContain('rules {"missedDays":2,"painRise":2,"painHigh":7,"silentDays":null}')
})

test('a member is removed after a question, and the team is shown', async () => {
  const { user, router } = await openTeam(MEMBER)
  await user.click(await screen.findByRole('button', { name: /^Usuń z\szespołu$/ }))
  const dialog = within(
    screen.getByRole('alertdialog', { name: words('myTeam.deleteMemberConfirmText', { name: 'Maria Wójcik' }) }),
  )
  await user.click(dialog.getByRole('button', { name: /^Usuń z\szespołu$/ }))

  expect(await screen.findByText(words('myTeam.memberDeleted'))).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/my-team')
  expect(await screen.findByRole('link', { name: 'Jan Wójcik' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Maria Wójcik' })).not.toBeInTheDocument()
})

test('a member who could not be removed stays, and a notice says so', async () => {
  const handlers = [http.delete(api('/team/member/12'), () => new HttpResponse(null, { status: 500 }))]
  const { user, router } = await openTeam(MEMBER, {}, { handlers })
  await user.click(await screen.findByRole('button', { name: /^Usuń z\szespołu$/ }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Usuń z\szespołu$/ }))

  expect(await screen.findByText(/^Coś się nie udało\./)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe(MEMBER)
})
