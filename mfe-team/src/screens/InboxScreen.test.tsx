import { baseApi } from '@kinora/http'
import { api, problem } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { conversationWith } from '../conversations.fake.ts'
import { openTeam } from '../openTeam.fake.tsx'
import { words } from '../words.fake.ts'

const INBOX = '/profile/messages'
const group = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const namesIn = (name: string | RegExp) =>
  group(name)
    .getAllByRole('link')
    .map(({ textContent }) => /^\p{L}+/u.exec(textContent.replace(/^[A-Z]{2}/, ''))?.[0])

const maria = conversationWith(12, 'Maria', {
  unread: 2,
  isWaiting: true,
  content: 'Co robić?',
  member: {
    signals: [{ kind: 'pain', pain: 8, median: 3, day: '2026-11-20' }],
    hard: { times: 1, day: '2026-11-20' },
    hasPath: true,
  },
})
const jadwiga = conversationWith(15, 'Jadwiga', {
  unread: 1,
  last: { type: 'LEAVE_TEAM', content: '', isMine: false, createAt: '2026-11-18T10:00:00Z', metadata: {} },
  ended: { at: '2026-11-18T10:00:00Z', byCaller: false, specialistUntil: '2026-12-18T10:00:00Z' },
})
const paulina = conversationWith(13, 'Paulina', {
  isWaiting: true,
  content: 'Od czego zacząć?',
  member: { signals: [{ kind: 'silent', days: 9, since: '2026-11-11' }], hard: null, hasPath: false },
})
const jan = conversationWith(14, 'Jan', { isMine: true, content: 'Jedna seria.' })
const conversations = [maria, jadwiga, paulina, jan]

test.each([
  ['pl', 'Wiadomości', '2 nowe wiadomości', 'Nowa osoba', 'Ty:', '18 lis'],
  ['en', 'Messages', '2 new messages', 'New in', 'You:', '18 Nov'],
] as const)('conversations are in groups, each with who wrote what and when, in %s', async (...row) => {
  const [locale, title, unread, joined, you, day] = row
  const newcomer = conversationWith(16, 'Ida', { last: { ...jan.last, type: 'JOIN_TO_TEAM', isMine: false } })
  await openTeam(INBOX, { conversations: [...conversations, newcomer] }, { locale })

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const link = await screen.findByRole('link', { name: new RegExp(`^Maria Wójcik.*Co robić.*${unread}`) })
  expect(link).toHaveAttribute('href', `${locale === 'en' ? '/en' : ''}${INBOX}?with=12`)
  expect(screen.getByRole('link', { name: new RegExp(`^Jan.*${you} Jedna seria`) })).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(`^Ida.*${joined}`) })).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(`^Jadwiga.*${day}`) })).toBeVisible()
})

test('unread ones are first, then those that wait; filters narrow them', async () => {
  const { user } = await openTeam(INBOX, { conversations })
  await screen.findByRole('link', { name: /^Maria/ })
  expect(namesIn(words('inbox.group.unread'))).toEqual(['Maria', 'Jadwiga'])
  expect(namesIn(words('inbox.group.waiting'))).toEqual(['Paulina'])
  expect(namesIn(words('inbox.group.read'))).toEqual(['Jan'])

  await user.click(screen.getByRole('link', { name: /^Bez odpowiedzi ?2/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Jan/ })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: /^Paulina/ })).toBeVisible()
})

test('beside a conversation stands what its answer depends on: pain, a training that was too hard, no path', async () => {
  await openTeam(INBOX, { conversations })
  expect(await screen.findByRole('link', { name: /^Maria.*ból\s8\sna\s10.*za\sciężko$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Paulina.*bez\sścieżki$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Jan.*Jedna seria\.$/ })).toBeVisible()
})

test('a person is found by name, and without one there is a way back', async () => {
  const { user } = await openTeam(INBOX, { conversations })
  await user.type(await screen.findByRole('searchbox', { name: words('inbox.search') }), 'pau')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Maria/ })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: /^Paulina/ })).toBeVisible()

  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(await screen.findByText(words('inbox.nothing'))).toBeVisible()
  await user.click(screen.getByRole('link', { name: words('inbox.showAll') }))
  expect(await screen.findByRole('link', { name: /^Maria/ })).toBeVisible()
})

test('a conversation opens, stays in its place while it is read, and closes', async () => {
  const { user, state, store } = await openTeam(INBOX, { conversations })
  await user.click(await screen.findByRole('link', { name: /^Maria/ }))
  expect(await screen.findByRole('region', { name: 'rozmowa 12' })).toBeVisible()
  expect(screen.getByRole('link', { name: words('inbox.pageOf', { name: 'Maria Wójcik' }) })).toHaveAttribute(
    'href',
    '/profile/my-team/member/12',
  )

  state.conversations = [{ ...maria, unread: 0, isWaiting: false }, jadwiga, paulina, jan]
  act(() => void store.dispatch(baseApi.util.invalidateTags(['unread'])))
  await waitFor(() => expect(screen.getByRole('link', { name: /^Maria/ })).not.toHaveAccessibleName(/2 nowe/))
  expect(group(words('inbox.group.unread')).getByRole('region', { name: 'rozmowa 12' })).toBeVisible()

  await user.click(screen.getByRole('link', { name: /^Maria/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'rozmowa 12' })).not.toBeInTheDocument())
  expect(namesIn(words('inbox.group.read'))).toContain('Maria')
})

test('a conversation that has ended has a lock with its day, and no page of the person', async () => {
  await openTeam(`${INBOX}?with=15`, { conversations })

  expect(await screen.findByRole('region', { name: 'rozmowa 15' })).toBeVisible()
  expect(screen.getByText(words('inbox.ended', { day: '18 lis' }))).toBeVisible()
  expect(
    screen.queryByRole('link', { name: words('inbox.pageOf', { name: 'Jadwiga Wójcik' }) }),
  ).not.toBeInTheDocument()
})

test('a page whose conversation is open below what the screen shows begins at it', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: innerHeight + 1 } as DOMRect)
  const scrolledTo: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent)
  }
  const { user } = await openTeam(`${INBOX}?with=14`, { conversations })
  await screen.findByRole('region', { name: 'rozmowa 14' })
  await user.click(screen.getByRole('link', { name: /^Paulina/ }))
  expect(await screen.findByRole('region', { name: 'rozmowa 13' })).toBeVisible()

  expect(scrolledTo).toEqual([expect.stringContaining('Jan')])
  jest.restoreAllMocks()
})

test('a conversation of another page of the list opens too', async () => {
  await openTeam(`${INBOX}?with=99`, { conversations })

  expect(await screen.findByRole('region', { name: 'rozmowa 99' })).toBeVisible()
})

test('without conversations it says how one begins', async () => {
  await openTeam(INBOX)

  expect(await screen.findByText(words('inbox.empty'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('list.invite') })).toHaveAttribute(
    'href',
    '/profile/my-team/invitation',
  )
})

test('a list that failed can be read again', async () => {
  const broken = http.get(api('/team/conversation'), () => problem(500, 'server.error'), { once: true })
  const { user } = await openTeam(INBOX, { conversations }, { handlers: [broken] })

  expect(await screen.findByText(words('inbox.failed'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('again') }))
  expect(await screen.findByRole('link', { name: /^Maria/ })).toBeVisible()
})

test('whoever is not verified learns why, and members where their own conversation is', async () => {
  const refused = http.get(api('/team/conversation'), () => problem(403, 'specialist.notVerified'))
  const verification = http.get(api('/specialist/me'), () => new Response(null, { status: 500 }))
  const { unmount } = await openTeam(INBOX, {}, { handlers: [refused, verification] })
  expect(await screen.findByText(words('verification.pending'))).toBeVisible()
  unmount()

  await openTeam(INBOX, {}, { as: 'member' })
  expect(await screen.findByRole('link', { name: words('inbox.toOwn') })).toHaveAttribute(
    'href',
    '/profile/my-path?showMessages',
  )
})
