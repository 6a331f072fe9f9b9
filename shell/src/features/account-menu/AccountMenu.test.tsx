import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, server } from '@kinora/testing'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderFrame } from '../../page.fake.tsx'
import { containing, words } from '../../words.fake.ts'

type Session = ReturnType<typeof fakeSession>
const pages = [
  { path: 'auth/sign-in', element: <h1>Logowanie</h1> },
  { path: '*', element: <h1>Programy</h1> },
]
const remotes = [
  {
    name: 'mfe-profile',
    version: '1',
    routes: ['', '/my-team', '/my-path', '/my-state', '/edit', '/account', '/data'].map((page) => ({
      id: page,
      path: `profile${page}`,
    })),
  },
]
const SETTINGS = ['Edytuj profil', 'Konto', 'Dane i\u00a0zgody']
const banner = () => within(screen.getByRole('banner'))
const title = (name: string) => banner().getByRole('button', { name })
const links = () =>
  within(banner().getByRole('navigation', { name: /Konto|Account/ }))
    .getAllByRole('link')
    .map((link) => link.textContent)

type Options = { locale?: 'pl' | 'en'; route?: string; page?: { remotes: typeof remotes } }

async function open(session: Session | null, { locale = 'pl', route = '/programs', page = { remotes } }: Options = {}) {
  const auth = fakeAuth(session)
  server.use(...auth.handlers)
  const view = renderFrame(pages, { locale, route, page })
  await act(() => sessionClient.follow())
  return { auth, ...view }
}

test('before the session is known the menu is there and shows that it is loading', async () => {
  const { user } = renderFrame(pages, { route: '/programs' })
  await user.click(title('Konto'))

  expect(screen.getByText(words('account.waiting'))).toBeInTheDocument()
  expect(banner().queryByRole('link', { name: words('account.signIn') })).not.toBeInTheDocument()
})

test.each([
  ['pl', 'Konto', 'Zaloguj się', '/auth/sign-in?callbackUrl=%2Fprograms%3Flevel%3D2', 'Załóż konto', '/auth/sign-up'],
  [
    'en',
    'Account',
    'Sign in',
    '/en/auth/sign-in?callbackUrl=%2Fen%2Fprograms%3Flevel%3D2',
    'Sign up',
    '/en/auth/sign-up',
  ],
] as const)(
  'a visitor gets links to sign in and sign up, in %s, which lead back',
  async (locale, label, signIn, signInPath, signUp, signUpPath) => {
    const { user } = await open(null, { locale, route: '/programs?level=2' })
    await user.click(title(label))

    expect(links()).toEqual([signIn, signUp])
    expect(screen.getByRole('link', { name: signIn })).toHaveAttribute('href', signInPath)
    expect(screen.getByRole('link', { name: signUp }).getAttribute('href')).toContain(signUpPath)
  },
)

test('a member has path and state, a specialist has a team and, in test mode, what members have', async () => {
  const { user, auth } = await open(fakeSession())
  await user.click(title('Konto: Anna'))
  expect(links()).toEqual(['Mój profil', 'Moja ścieżka', 'Wiadomości', 'Mój stan', ...SETTINGS])
  expect(screen.getByRole('banner')).not.toHaveClass('specialist')

  auth.session = fakeSession({ isSpecialist: true, firstName: 'Ewa', id: 8 })
  await act(() => sessionClient.refresh())
  await user.click(title('Konto: Ewa'))
  expect(links()).toEqual(['Mój profil', 'Mój zespół', ...SETTINGS])
  expect(screen.getByRole('banner')).toHaveClass('specialist')

  act(() => sessionClient.setTestMode(true))
  await user.click(title('Konto: Ewa'))
  expect(links()).toEqual(['Mój profil', 'Moja ścieżka', 'Wiadomości', 'Mój stan', ...SETTINGS])
})

test('a page that no release provides has no link', async () => {
  const { user } = await open(fakeSession(), { page: { remotes: [] } })
  await user.click(title('Konto: Anna'))

  expect(banner().getByRole('button', { name: words('account.signOut') })).toBeVisible()
  expect(banner().queryByRole('link', { name: words('account.profile') })).not.toBeInTheDocument()
})

test('the width of the panel depends on the length of the name', async () => {
  const { user } = await open(fakeSession({ firstName: 'Łucja' }))
  await user.click(title('Konto: Łucja'))

  expect(banner().getByRole('navigation', { name: 'Konto' }).parentElement?.style.getPropertyValue('--letters')).toBe(
    '5',
  )
})

test('opens by keyboard; Escape closes it and returns the focus; leaving it closes it', async () => {
  const { user } = await open(fakeSession())
  title('Konto: Anna').focus()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(screen.getByRole('link', { name: words('account.profile') })).toHaveFocus()

  await user.keyboard('{Escape}')
  expect(title('Konto: Anna')).toHaveFocus()
  expect(screen.queryByRole('link', { name: words('account.profile') })).not.toBeInTheDocument()

  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('heading', { name: 'Programy' }))
  expect(title('Konto: Anna')).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the menu has the account’s links too', async () => {
  const { user } = await open(fakeSession())
  await user.click(banner().getByRole('button', { name: words('nav.menu') }))

  expect(links()).toContain('Moja ścieżka')
})

test.each([
  ['pl', 'Konto: Anna', 'Wyloguj się', '/auth/sign-in'],
  ['en', 'Account: Anna', 'Sign out', '/en/auth/sign-in'],
] as const)('signing out in %s goes to the sign-in page', async (locale, label, signOut, path) => {
  const { user, router, auth } = await open(fakeSession(), { locale })
  await user.click(title(label))
  await user.click(banner().getByRole('button', { name: signOut }))

  expect(await screen.findByRole('heading', { name: 'Logowanie' })).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
  expect(auth.session).toBeNull()
})

test('a failed sign-out shows a notice and stays on the page', async () => {
  const { user, router } = await open(fakeSession())
  server.use(http.post(api('/auth/signout'), () => HttpResponse.error()))
  await user.click(title('Konto: Anna'))
  await user.click(banner().getByRole('button', { name: words('account.signOut') }))

  expect(await screen.findByText(containing('account.notSignedOut'))).toBeVisible()
  expect(router.state.location.pathname).toBe('/programs')
})
