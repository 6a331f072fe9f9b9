import { addDays, formatDay, today } from '@kinora/i18n'
import { api, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { pageOf } from '../pageOf.fake.ts'
import { maria, teamMember } from '../team.fake.ts'
import { containing, text, words } from '../words.fake.ts'

const TEAM = '/profile/my-team'
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return screen.getAllByRole('listitem').find((item) => item.contains(link))!
}
const jan = teamMember(13, 'Jan')
const newcomer = teamMember(14, 'Paulina', {
  group: 'today',
  isNew: true,
  hasPath: false,
  week: null,
  joinedDay: addDays(today(), -1),
})
const ola = teamMember(15, 'Ola')
const zoja = teamMember(16, 'Zoja', { group: 'snoozed', snoozedUntil: addDays(today(), 5) })

test.each([
  ['pl', text('list.unread', { count: 2 }), 'ból 7 na 10', /^za\sciężko, 2 razy$/, '8 z 12', 'cisza od 8 dni'],
  ['en', '2 new messages', 'pain 7 out of 10', 'too hard, 2 times', '8 of 12', 'silent for 8 days'],
] as const)('a row says why to look at somebody, and what was done of what was asked, in %s', async (...sentences) => {
  const [locale, unread, pain, hard, done, silent] = sentences
  await openTeam(TEAM, { members: [{ ...maria, week: { done: 8, asked: 12 } }, jan] }, { locale })
  const row = within(await rowOf('Maria Wójcik'))
  for (const words of [unread, pain, hard, done, silent]) expect(row.getByText(words)).toBeVisible()
  expect(row.getByRole('link', { name: 'Maria Wójcik' })).toHaveAttribute(
    'href',
    `${locale === 'en' ? '/en' : ''}/profile/my-team/member/12`,
  )
})

test('members stand in the groups in which they are looked at, with how many there are', async () => {
  const members = [maria, newcomer, { ...jan, group: 'week', pausedUntil: addDays(today(), 3) }, ola, zoja] as const
  await openTeam(TEAM, { members: [...members] })
  const names = (group: string) =>
    within(screen.getByRole('list', { name: new RegExp(`^${group}`) }))
      .getAllByRole('link', { name: /^\S+ Wójcik$/ })
      .map((link) => link.textContent)
  expect(await screen.findByText(new RegExp(text('list.waitFor', { count: 2 })))).toBeVisible()
  expect(names(text('list.show.today'))).toEqual(['Maria Wójcik', 'Paulina Wójcik'])
  expect(names(text('list.show.week'))).toEqual(['Jan Wójcik'])
  expect(names(text('list.show.plan'))).toEqual(['Ola Wójcik'])
  expect(names(text('list.show.snoozed'))).toEqual(['Zoja Wójcik'])
  const jans = within(await rowOf('Jan Wójcik'))
  expect(jans.getByText(words('row.waits'))).toBeVisible()
  expect(jans.getByText(words('row.waitsFor', { count: 4 }))).toBeVisible()
})

test('a newcomer is led to a path, whoever wrote to an answer, by names that begin with what is seen', async () => {
  await openTeam(TEAM, { members: [maria, newcomer, jan] })
  const link = async (step: 'path' | 'reply' | 'open', name: string) =>
    within(await rowOf(name)).getByRole('link', { name: words('row.stepOf', { step: text(`row.step.${step}`), name }) })
  expect(await link('path', 'Paulina Wójcik')).toHaveAttribute('href', '/profile/my-team/member/14/path')
  expect(await link('reply', 'Maria Wójcik')).toHaveAttribute('href', '/profile/my-team/member/12?showMessages')
  expect(await link('open', 'Jan Wójcik')).toHaveAttribute('href', '/profile/my-team/member/13')
  const row = within(await rowOf('Paulina Wójcik'))
  for (const reason of [words('row.joined', { count: 1 }), words('row.noPath')])
    expect(row.getByText(reason)).toBeVisible()
})

test('who was put off and writes is back at once, and the row says so', async () => {
  await openTeam(TEAM, { members: [{ ...maria, snoozedUntil: addDays(today(), 3) }, zoja] })
  const row = within(await rowOf('Maria Wójcik'))
  expect(row.getByText(words('row.isBack'))).toBeVisible()
  expect(row.getByText(words('list.unread', { count: 2 }))).toBeVisible()
})

test('who has left stands among those to look at until their words are read', async () => {
  const gone = { id: 17, firstName: 'Jadwiga', lastName: 'Wójcik', avatarURL: null, unread: 1 }
  await openTeam(TEAM, { members: [maria, newcomer], left: [{ ...gone, leftAt: `${addDays(today(), -1)}T12:00:00Z` }] })
  const row = within(await rowOf('Jadwiga Wójcik'))
  expect(row.getByText(containing('inbox.ended', { day: formatDay(addDays(today(), -1), 'pl', 'long') }))).toBeVisible()
  const read = words('row.stepOf', { step: text('row.step.read'), name: 'Jadwiga Wójcik' })
  expect(row.getByRole('link', { name: read })).toHaveAttribute('href', '/profile/messages?with=17')
  expect(screen.getByRole('heading', { name: new RegExp(`^${text('list.show.today')} 3$`) })).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(`^${text('list.show.all')} 3$`) })).toBeVisible()
})

test('for who is well, the row says how their pain went', async () => {
  const points = (pains: number[]) => pains.map((pain, index) => ({ day: `2026-11-1${index}`, pain }))
  const better = { ...jan, pain: { median: 3, points: points([4, 2]) } }
  await openTeam(TEAM, { members: [better, { ...ola, pain: { median: 3, points: points([3, 5, 3]) } }] })
  expect(within(await rowOf('Jan Wójcik')).getByText(words('pain.short', { first: 4, last: 2 }))).toBeVisible()
  expect(within(await rowOf('Ola Wójcik')).getByText(words('pain.same', { last: 3 }))).toBeVisible()
})

test('filters say how many they show, and the address which is set', async () => {
  const { user, router, calls } = await openTeam(TEAM, { members: [maria, newcomer, jan] })
  const filter = (show: 'all' | 'new', count: number) =>
    screen.findByRole('link', { name: new RegExp(`^${text(`list.show.${show}`)} ${count}$`) })
  expect(await filter('all', 3)).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('link', { name: new RegExp(`^${text('list.show.paused')}`) })).not.toBeInTheDocument()
  await user.click(await filter('new', 1))

  expect(await screen.findByRole('link', { name: 'Paulina Wójcik' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Wójcik' })).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('?show=new')
  expect(calls.at(-1)).toBe('list need new')
})

test('who is shown again keeps the focus, in their new place', async () => {
  const { user } = await openTeam(TEAM, { members: [jan, zoja] })
  await user.click(await screen.findByRole('button', { name: words('snooze.endLabel', { name: 'Zoja Wójcik' }) }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Zoja Wójcik' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: words('snooze.endLabel', { name: 'Zoja Wójcik' }) })).toBeNull()
})

test('those put off who stand on a later page are a press away, and what they told is named', async () => {
  const members = [{ ...zoja, unread: 1 }, teamMember(18, 'Helena', { group: 'snoozed', snoozedUntil: today() })]
  const firstPage = http.get(api('/team/member'), ({ request }) => {
    if (new URL(request.url).searchParams.has('show')) return undefined
    const { data, meta } = pageOf(members, '', 'all')
    return HttpResponse.json({ data: data.slice(0, 1), meta })
  })
  const { user, router } = await openTeam(TEAM, { members }, { handlers: [firstPage] })
  expect(await screen.findByText(containing('row.told', { count: 1 }))).toBeVisible()
  await user.click(screen.getByRole('link', { name: words('list.showSnoozed') }))
  expect(router.state.location.search).toBe('?show=snoozed')
  expect(await screen.findByRole('link', { name: 'Helena Wójcik' })).toBeVisible()
})

test('the team is searched, and the address says how', async () => {
  const { user, router, calls } = await openTeam(TEAM)
  await user.type(await screen.findByRole('searchbox', { name: words('list.search') }), 'jan')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Wójcik' })).not.toBeInTheDocument())
  expect(calls.at(-1)).toBe('list need all jan')
  expect(router.state.location.search).toBe('?search=jan')
})

test('a filter that nobody fits leads back to all', async () => {
  const { user } = await openTeam(`${TEAM}?show=hard`, { members: [jan] })
  expect(await screen.findByText(words('list.nobody'))).toBeVisible()
  await user.click(screen.getByRole('link', { name: words('list.showAll') }))
  expect(await screen.findByRole('link', { name: 'Jan Wójcik' })).toBeVisible()
})

test('when nobody is found there is a way back to all', async () => {
  const { user } = await openTeam(`${TEAM}?search=zzz`)
  expect(await screen.findByText(words('list.nothing'))).toBeVisible()

  await user.click(screen.getByRole('link', { name: words('list.showAll') }))
  expect(await screen.findByRole('link', { name: 'Maria Wójcik' })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('a team without members says so', async () => {
  await openTeam(TEAM, { members: [] })
  expect(await screen.findByText(words('list.empty'))).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('a team that could not be read can be read again', async () => {
  const handlers = [http.get(api('/team/member'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await openTeam(TEAM, {}, { handlers })
  await user.click(await screen.findByRole('button', { name: words('again') }))
  expect(await screen.findByRole('link', { name: 'Maria Wójcik' })).toBeVisible()
})

test.each([
  ['pl', 'pending', null, /^Sprawdzamy Twój numer zawodowy/],
  ['en', 'refused', 'The number is not in the register.', 'Reason: The number is not in the register.'],
] as const)('who is not verified reads why, in %s: %s', async (locale, state, reason, sentence) => {
  const handlers = [
    http.get(api('/team/member'), () => problem(403, 'specialist.notVerified')),
    http.get(api('/specialist/me'), () => HttpResponse.json({ data: { state, reason } })),
  ]
  await openTeam(TEAM, {}, { locale, handlers })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('a verified specialist without a second factor is led to setting one up', async () => {
  const handlers = [
    http.get(api('/team/member'), () => problem(403, 'auth.factorNeeded')),
    http.get(api('/specialist/me'), () => HttpResponse.json({ data: { state: 'verified', reason: null } })),
  ]
  await openTeam(TEAM, {}, { handlers })
  expect(await screen.findByText(words('verification.factorNeeded'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('verification.protect') })).toHaveAttribute('href', '/profile/two-step')
})

test('a member is led to their own profile', async () => {
  await openTeam(TEAM, {}, { as: 'member' })
  expect(await screen.findByRole('link', { name: words('toProfile') })).toHaveAttribute('href', '/profile')
})
