import { useSmallForm } from '@kinora/forms'
import { baseApi } from '@kinora/http'
import { makeI18n } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { preload } from '@kinora/remote'
import { storedValue, sessionClient, useRequiredSession } from '@kinora/session'
import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { isSpaceReserved, reserveSpace } from '@kinora/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import messages from '../../locales/pl.json' with { type: 'json' }
import { renderFrame } from '../../page.fake.tsx'
import { followEpochs } from './followEpochs.ts'
import { containing } from '../../words.fake.ts'

function Notes() {
  const session = useRequiredSession()
  if (!session) return <p>Chwila</p>
  return (
    <>
      <h1>Notatki: {session.userData.firstName}</h1>
      <NoteForm />
    </>
  )
}

function NoteForm() {
  const { field } = useSmallForm({ initial: { note: '', password: '' }, send: () => undefined })
  return (
    <>
      <input aria-label="Notatka" {...propsOf(field('note'))} />
      <input aria-label="Hasło" {...propsOf(field('password'))} />
    </>
  )
}

const propsOf = <Props extends object>({ error: _error, ...props }: Props & { error: unknown }) => props

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ testReadDiary: build.query<string, void>({ query: () => '/diary' }) }),
})

const pages = [
  {
    path: 'diary',
    loader: preload(() => ({ queries: [testApi.endpoints.testReadDiary.initiate()] })),
    element: <h1>Dziennik</h1>,
  },
  { path: 'auth/sign-in', element: <h1>Logowanie</h1> },
  { path: 'notes', element: <Notes /> },
  { path: '*', element: <h1>Programy</h1> },
]
let stop = () => {}
afterEach(() => stop())

function open(session: ReturnType<typeof fakeSession> | null, route: string, locale: 'pl' | 'en' = 'pl') {
  const auth = fakeAuth(session)
  server.use(...auth.handlers)
  const view = renderFrame(pages, { route, locale })
  stop = followEpochs(makeI18n('pl', { shell: messages }), () => view.router)
  return { auth, ...view }
}
const heading = (name: string) => screen.findByRole('heading', { name })

test.each([
  ['pl', '/auth/sign-in', '/notes?week=2'],
  ['en', '/en/auth/sign-in', '/en/notes?week=2'],
] as const)(
  'a page that needs a session sends visitors to sign in, in %s, with itself as callback URL',
  async (locale, path, callbackUrl) => {
    const { router } = open(null, '/notes?week=2', locale)
    expect(screen.getByText('Chwila')).toBeVisible()

    await heading('Logowanie')
    const { pathname, search } = router.state.location
    expect(pathname).toBe(path)
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ error: 'SessionRequired', callbackUrl })
    // Back does not lead into the same redirect.
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

test('a signed-in user sees the page', async () => {
  open(fakeSession(), '/notes')

  expect(await heading('Notatki: Anna')).toBeVisible()
})

test.each([
  ['a visitor', null, [false, false]],
  ['a member', fakeSession(), [true, false]],
  ['a specialist', fakeSession({ isSpecialist: true }), [false, true]],
])('the next visit knows before its first paint whose home it is: %s', async (_who, session, expected) => {
  reserveSpace('today')
  reserveSpace('desk')
  open(session, '/diary-of-nobody')

  await waitFor(() => expect(['today', 'desk'].map(isSpaceReserved)).toEqual(expected))
})

test('a session that ended elsewhere clears its page, and what was typed is there after signing in', async () => {
  const { auth, router, user } = open(fakeSession(), '/notes?week=2')
  await heading('Notatki: Anna')
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'kolano')
  await user.type(screen.getByRole('textbox', { name: 'Hasło' }), 'tajne')
  act(() => void addNotice({ kind: 'success', text: 'Notatka usunięta' }))

  auth.session = null
  await act(() => sessionClient.refresh())
  await heading('Logowanie')
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    error: 'SessionExpired',
    callbackUrl: '/notes?week=2',
  })
  expect(document.body).not.toHaveTextContent(/Anna|Notatka usunięta/)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('tajne')
  await act(() => router.navigate(-1))
  expect(document.body).not.toHaveTextContent('Anna')

  auth.session = fakeSession()
  await act(() => sessionClient.refresh())
  await act(() => router.navigate('/notes?week=2'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notatka' })).toHaveValue('kolano'))
  expect(screen.getByRole('textbox', { name: 'Hasło' })).toHaveValue('')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('kolano')
})

test('a page for everybody says that the session has ended, and leads to sign in and back', async () => {
  const { auth } = open(fakeSession(), '/programs?phrase=kolano')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Konto: Anna' })).toBeVisible())
  auth.session = null
  await act(() => sessionClient.refresh())
  expect(await screen.findByText(containing('session.expired'))).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zaloguj się ponownie' })).toHaveAttribute(
    'href',
    '/auth/sign-in?callbackUrl=%2Fprograms%3Fphrase%3Dkolano',
  )
  expect(screen.queryByRole('button', { name: 'Konto: Anna' })).not.toBeInTheDocument()
})

test('signing out in another tab leaves the page and deletes input, notices and personal values', async () => {
  const { router, user } = open(fakeSession(), '/notes')
  await heading('Notatki: Anna')
  reserveSpace('rows', Date.now() + 60_000)
  storedValue('person', 'diary', 1).keep({ entry: 'kolano' })
  storedValue('tab', 'page', 1).keep({ entry: 'kolano' })
  storedValue('device', 'lamp', 1).keep({ isLit: true })
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'kolano')
  act(() => void addNotice({ kind: 'success', text: 'Notatka usunięta', action: { label: 'Cofnij', run: () => {} } }))
  expect(screen.getByRole('button', { name: 'Cofnij' })).toBeVisible()
  const message = { version: 1, event: 'signedOut', id: 'signed out', at: Date.now() }
  act(
    () => void dispatchEvent(new StorageEvent('storage', { key: 'kinora.session', newValue: JSON.stringify(message) })),
  )

  await heading('Logowanie')
  expect(router.state.location.search).toBe('')
  expect(screen.queryByText('Notatka usunięta')).not.toBeInTheDocument()
  expect(isSpaceReserved('rows')).toBe(false)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('kolano')
  expect(storedValue('device', 'lamp', 1).read()).toEqual({ version: 1, isLit: true })
})

test('after an expired session another user finds an empty page', async () => {
  const { auth, router, user } = open(fakeSession(), '/notes')
  await heading('Notatki: Anna')
  await user.type(screen.getByRole('textbox', { name: 'Notatka' }), 'kolano')
  auth.session = null
  await act(() => sessionClient.refresh())
  await heading('Logowanie')

  auth.session = fakeSession({ id: 8, firstName: 'Beata' })
  await act(() => sessionClient.refresh())
  await act(() => router.navigate('/notes'))
  await heading('Notatki: Beata')
  expect(screen.getByRole('textbox', { name: 'Notatka' })).toHaveValue('')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('kolano')
})

test('a pending navigation of one user is completed for the next', async () => {
  const { auth, router } = open(fakeSession(), '/programs')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Konto: Anna' })).toBeVisible())
  const requested = Promise.withResolvers<void>()
  server.use(
    http.get(api('/diary'), () => (requested.resolve(), new Promise<never>(() => {})), { once: true }),
    http.get(api('/diary'), () => HttpResponse.json('')),
  )
  await act(() => (void router.navigate('/diary'), requested.promise))
  auth.session = fakeSession({ id: 8, firstName: 'Beata' })
  await act(() => sessionClient.refresh())

  expect(await heading('Dziennik')).toBeVisible()
})

test('a refused session shows a notice and stays on the page', async () => {
  const { router } = open(fakeSession({}, { error: 'OAuthAccountNotLinked' }), '/programs')

  expect(await screen.findByText(containing('session.refused'))).toBeVisible()
  expect(router.state.location.pathname).toBe('/programs')
})

test('a specialist’s route has the specialist’s colour for everybody', async () => {
  const { router } = open(null, '/programs')
  await waitFor(() => expect(screen.getByRole('banner')).not.toHaveClass('specialist'))
  await act(() => router.navigate('/specialist/start'))

  expect(screen.getByRole('banner')).toHaveClass('specialist')
})
