import { api, fakeAuth, problem, server } from '@kinora/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from './account.fake.tsx'

/** The password that the fake account has. */
const PASSWORD = 'dobre hasło'

async function signInPage(route = '/auth/sign-in', options?: Parameters<typeof renderAccount>[1]) {
  const auth = fakeAuth()
  server.use(...auth.handlers)
  return { auth, ...(await renderAccount(route, options)) }
}
const email = () => screen.getByRole('textbox', { name: 'Adres e-mail' })
const password = () => screen.getByLabelText('Hasło')
const send = () => screen.getByRole('button', { name: 'Zaloguj się' })

test('signing in leads to the programs', async () => {
  const { user, router } = await signInPage()
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), PASSWORD)
  await user.click(send())

  expect(await screen.findByRole('heading', { name: 'Programy' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/programs')
})

test.each([
  ['/profile/my-path', '/profile/my-path'],
  ['//evil.test', '/'],
])('with the callback URL %s, signing in leads to %s', async (callbackUrl, target) => {
  const { user, router } = await signInPage(`/auth/sign-in?${new URLSearchParams({ callbackUrl })}`)
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), `${PASSWORD}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'Inna strona' })).toBeVisible()
  expect(router.state.location.pathname).toBe(target)
})

test('an empty form is not sent: the summary takes the focus and leads to the fields', async () => {
  const { user, auth } = await signInPage()
  await user.click(send())

  expect(await screen.findByRole('region', { name: '2 pola czekają na poprawkę' })).toHaveFocus()
  expect(email()).toHaveAccessibleDescription('Podaj adres e-mail.')
  await user.click(screen.getByRole('link', { name: 'Podaj hasło.' }))
  expect(password()).toHaveFocus()
  expect(auth.calls).not.toContain('POST callback/credentials')
})

test('a wrong password shows an error and keeps what was typed', async () => {
  const { user } = await signInPage()
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), 'nie to hasło')
  await user.click(send())

  expect(await screen.findByRole('region', { name: /Adres e-mail lub hasło się nie zgadza/ })).toHaveFocus()
  expect(email()).toHaveValue('maria@poczta.pl')
  expect(password()).toHaveValue('nie to hasło')
})

test.each([
  ['too many attempts', () => problem(429, 'auth.tooManyAttempts'), /Za dużo prób z\srzędu/],
  ['an unknown error code', () => problem(500, 'auth.somethingNew'), /Coś u\u00a0nas nie zadziałało/],
  ['no response', () => HttpResponse.error(), /Nie mamy teraz kontaktu z\u00a0serwerem/],
])('%s', async (_what, answer, sentence) => {
  const { user } = await signInPage()
  server.use(http.post(api('/auth/callback/credentials'), answer))
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), `${PASSWORD}{Enter}`)

  expect(await screen.findByRole('region', { name: sentence })).toBeVisible()
})

test('while offline the error says so', async () => {
  const { user } = await signInPage()
  server.use(http.get(api('/auth/csrf'), () => HttpResponse.error()))
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), `${PASSWORD}{Enter}`)

  expect(await screen.findByRole('region', { name: /Nie masz teraz połączenia z\u00a0internetem/ })).toBeVisible()
})

test('repeated presses send the form once, and the button shows that it is busy', async () => {
  const { user } = await signInPage()
  let sent = 0
  let answer = (_response: Response) => {}
  const answered = new Promise<Response>((resolve) => (answer = resolve))
  server.use(http.post(api('/auth/callback/credentials'), () => (sent++, answered)))
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), PASSWORD)
  await user.dblClick(send())

  const busy = await screen.findByRole('button', { name: 'Logujemy…' })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  await user.click(busy)
  answer(HttpResponse.json({ url: 'http://localhost/auth/sign-in?error=CredentialsSignin' }, { status: 401 }))
  expect(await screen.findByRole('button', { name: 'Zaloguj się' })).toBeVisible()
  expect(sent).toBe(1)
})

test('it says why signing in is required, and the link to sign-up keeps the callback URL', async () => {
  await signInPage('/auth/sign-in?error=SessionRequired&callbackUrl=%2Fprofile')

  expect(screen.getByText('Zaloguj się, a pokażemy tę stronę.')).toBeVisible()
  expect(screen.getByRole('link', { name: /Załóż je/ })).toHaveAttribute('href', '/auth/sign-up?callbackUrl=%2Fprofile')
})

const google = (name = 'Kontynuuj przez Google') => screen.findByRole('button', { name })

test('Google is offered only where it is set up', async () => {
  const { unmount } = await signInPage('/auth/sign-in', { providers: ['credentials', 'google'] })
  expect(await google()).toBeVisible()
  unmount()

  await signInPage()
  expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument()
})

test('a double click requests the URL of Google once, and coming back enables the button again', async () => {
  const { user } = await signInPage('/auth/sign-in?callbackUrl=%2Fprofile', { providers: ['google'] })
  const asked: (string | null)[] = []
  server.use(
    http.post(api('/auth/signin/google'), async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()).get('callbackUrl'))
      return HttpResponse.json({ url: `${location.href}#google` })
    }),
  )
  await user.dblClick(await google())
  expect(await google('Otwieramy Google…')).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(location.hash).toBe('#google'))
  expect(asked).toEqual(['/profile'])

  fireEvent(window, new Event('pageshow'))
  expect(await google()).not.toHaveAttribute('aria-disabled')
})

test('that Google cannot sign in to a password account is a toast, not a message on the page', async () => {
  await signInPage('/auth/sign-in?error=OAuthAccountNotLinked')

  expect(within(screen.getByRole('alert')).getByText(/Nie możesz zalogować się przez Google/)).toBeVisible()
  expect(screen.getAllByText(/przez Google/)).toHaveLength(1)
})

test('the fields have autocomplete values for password managers', async () => {
  await signInPage()

  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})
