import { api, fakeAuth, fakeSession, problem, server } from '@kinora/testing'
import { paths } from '@kinora/paths'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from '../renderAccount.fake.ts'
import { containing, words } from '../words.fake.ts'

/** The password that the fake account has. */
const PASSWORD = 'dobre hasło'

async function signInPage(route = '/auth/sign-in', options?: Parameters<typeof renderAccount>[1]) {
  const auth = fakeAuth()
  server.use(...auth.handlers)
  return { ...(await renderAccount(route, options)), auth }
}
const email = () => screen.getByRole('textbox', { name: words('field.email') })
const password = () => screen.getByLabelText(words('field.password'))
const send = () => screen.getByRole('button', { name: words('signIn.submit') })

test.each([
  [false, '/'],
  [true, '/profile/my-team'],
])('signing in leads to where the day begins: specialist %s, to %s', async (isSpecialist, home) => {
  const { user, router, auth } = await signInPage(undefined, { provided: ['/profile/my-team'] })
  auth.account = fakeSession({ isSpecialist })
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), PASSWORD)
  await user.click(send())

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe(home)
})

test.each([
  ['/profile/my-path', '/profile/my-path'],
  ['https://kinora.test/profile', '/profile'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['https://evil.test/profile', '/'],
  ['https://kinora.test//evil.test', '/'],
  ['javascript:alert(1)', '/'],
])('with the callback URL %s, signing in leads to %s', async (callbackUrl, target) => {
  const { user, router } = await signInPage(`/auth/sign-in?${new URLSearchParams({ callbackUrl })}`)
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), `${PASSWORD}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe(target)
})

test('what servers must not get stays in the fragment on the way to signing up, and is there afterwards', async () => {
  const callbackUrl = '/subscription/activate#7G4K-M2QX-V8ZD-3HNB'
  const { user, router } = await signInPage(paths.signIn({ callbackUrl }))
  const signUp = screen.getByRole('link', { name: words('signIn.signUp') }).getAttribute('href')
  expect(signUp).toBe(paths.signUp({ callbackUrl }))
  expect(signUp?.split('#')[0]).not.toContain('7G4K')
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), `${PASSWORD}{Enter}`)

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  const { pathname, hash } = router.state.location
  expect(pathname + hash).toBe(callbackUrl)
})

test('an empty form is not sent: the summary takes the focus and leads to the fields', async () => {
  const { user, auth } = await signInPage()
  await user.click(send())

  expect(await screen.findByRole('region', { name: '2 pola czekają na poprawkę' })).toHaveFocus()
  expect(email()).toHaveAccessibleDescription(words('form.error.email.required'))
  await user.click(screen.getByRole('link', { name: words('form.error.password.required') }))
  expect(password()).toHaveFocus()
  expect(auth.calls).not.toContain('POST callback/credentials')
})

test('a wrong password shows an error and keeps what was typed', async () => {
  const { user, auth } = await signInPage()
  await user.type(email(), 'maria@poczta.pl')
  await user.type(password(), 'nie to hasło')
  await user.click(send())

  expect(await screen.findByRole('region', { name: containing('authError.CredentialsSignin') })).toHaveFocus()
  expect(email()).toHaveValue('maria@poczta.pl')
  expect(password()).toHaveValue('nie to hasło')
  expect(auth.calls).toContain('POST callback/credentials')
})

test.each([
  ['too many attempts', () => problem(429, 'auth.tooManyAttempts', { retryAfter: 3_480 }), /Odczekaj 58\sminut i/],
  ['an unknown error code', () => problem(500, 'auth.somethingNew'), containing('failure')],
  ['no response', () => HttpResponse.error(), containing('auth.unreachable')],
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

  expect(await screen.findByRole('region', { name: containing('auth.offline') })).toBeVisible()
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

  const busy = await screen.findByRole('button', { name: words('signIn.busy') })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  await user.click(busy)
  answer(HttpResponse.json({ url: 'http://localhost/auth/sign-in?error=CredentialsSignin' }, { status: 401 }))
  expect(await screen.findByRole('button', { name: words('signIn.submit') })).toBeVisible()
  expect(sent).toBe(1)
})

test('it says why signing in is required, and the link to sign-up keeps the callback URL', async () => {
  await signInPage('/auth/sign-in?error=SessionRequired&callbackUrl=%2Fprofile')

  expect(screen.getByText(words('authError.SessionRequired'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('signIn.signUp') })).toHaveAttribute(
    'href',
    '/auth/sign-up?callbackUrl=%2Fprofile',
  )
})

const google = (name = words('signIn.google')) => screen.findByRole('button', { name })

test('Google is offered only where it is set up', async () => {
  const { unmount } = await signInPage('/auth/sign-in', { providers: ['credentials', 'google'] })
  expect(await google()).toBeVisible()
  unmount()

  await signInPage()
  expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument()
})

test('a double click requests the URL of Google once, and coming back enables the button again', async () => {
  const { user } = await signInPage('/auth/sign-in?callbackUrl=%2Fprofile', { providers: ['google'] })
  const callbackUrls: (string | null)[] = []
  server.use(
    http.post(api('/auth/signin/google'), async ({ request }) => {
      callbackUrls.push(new URLSearchParams(await request.text()).get('callbackUrl'))
      return HttpResponse.json({ url: `${location.href}#google` })
    }),
  )
  await user.dblClick(await google())
  expect(await google(words('signIn.googleBusy'))).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(location.hash).toBe('#google'))
  expect(callbackUrls).toEqual(['/profile'])

  fireEvent(window, new Event('pageshow'))
  expect(await google()).not.toHaveAttribute('aria-disabled')
})

test('that Google cannot sign in to a password account is a toast, not a message on the page', async () => {
  await signInPage('/auth/sign-in?error=OAuthAccountNotLinked')

  expect(within(screen.getByRole('alert')).getByText(words('authError.OAuthAccountNotLinked'))).toBeVisible()
  expect(screen.getAllByText(/przez Google/)).toHaveLength(1)
})

test('the fields have autocomplete values for password managers', async () => {
  await signInPage()

  // The browser offers passkeys there, too.
  expect(email()).toHaveAttribute('autocomplete', 'username webauthn')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})
