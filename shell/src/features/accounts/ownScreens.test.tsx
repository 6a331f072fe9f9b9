import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, problem, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from './account.fake.tsx'

const done = () => new HttpResponse(null, { status: 204 })

async function open(
  route: string,
  session: ReturnType<typeof fakeSession> | null = fakeSession(),
  providers?: string[],
) {
  const auth = fakeAuth(session)
  server.use(...auth.handlers)
  const view = await renderAccount(route, { providers })
  await act(() => sessionClient.follow())
  return { auth, ...view }
}

const read = (request: Request) =>
  request.headers.get('content-type')?.includes('json') ? request.json() : request.text()

/** Answers a call with `answer`. Returns the bodies that were sent. */
function answering(method: 'get' | 'post' | 'delete', path: string, answer: (body: unknown) => Response) {
  const sent: unknown[] = []
  server.use(
    http[method](api(path), async ({ request }) => {
      const body: unknown = method === 'get' ? null : await read(request)
      sent.push(body)
      return answer(body)
    }),
  )
  return sent
}

test.each(['/auth/account', '/auth/delete-account?code=c0de'])(
  '%s sends a visitor to sign in, with itself as callback URL',
  async (route) => {
    const { router } = await open(route, null)

    expect(await screen.findByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
    expect(new URLSearchParams(router.state.location.search).get('callbackUrl')).toBe(route)
  },
)

describe('the account', () => {
  test('shows the e-mail address, and sends a new mail while it is not verified', async () => {
    const sent = answering('post', '/auth/verify-email/send', done)
    const { user } = await open('/auth/account', fakeSession({ emailVerified: false }))
    await user.click(screen.getByRole('button', { name: 'Wyślij nowy link' }))

    expect(await screen.findByText('Wysłaliśmy link na adres anna@kinora.test.')).toBeVisible()
    expect(sent).toEqual([{}])
  })

  test('a verified address has no button for a mail', async () => {
    await open('/auth/account')

    expect(screen.getByText('anna@kinora.test, potwierdzony.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Wyślij nowy link' })).not.toBeInTheDocument()
  })

  test('Google can be linked where it is configured', async () => {
    const started = answering('post', '/auth/signin/google', () =>
      HttpResponse.json({ url: `${location.href}#google` }),
    )
    const { user } = await open('/auth/account', fakeSession(), ['credentials', 'google'])
    expect(await screen.findByRole('heading', { name: 'Logowanie przez Google' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Kontynuuj przez Google' }))
    await waitFor(() => expect(started).toHaveLength(1))
    expect(new URLSearchParams(started[0] as string).get('callbackUrl')).toBe('/auth/account')
  })

  test('all data are downloaded as one file', async () => {
    const saved: string[] = []
    URL.createObjectURL = (file) => `blob:${(file as Blob).type}`
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    answering(
      'get',
      '/user/me/export',
      () => new HttpResponse('zip', { headers: { 'content-type': 'application/zip' } }),
    )
    const { user } = await open('/auth/account')
    await user.click(screen.getByRole('button', { name: 'Pobierz moje dane' }))

    expect(await screen.findByText(/Plik jest gotowy/)).toBeVisible()
    expect(saved).toEqual([expect.stringMatching(/^kinora-\d{4}-\d\d-\d\d\.zip blob:application\/zip$/)])
  })

  test('a failed download shows an error', async () => {
    answering('get', '/user/me/export', () => problem(429, 'auth.tooManyAttempts'))
    const { user } = await open('/auth/account')
    await user.click(screen.getByRole('button', { name: 'Pobierz moje dane' }))

    expect(await screen.findByText(/Było wiele prób/)).toBeVisible()
  })
})

describe('deleting the account', () => {
  test('the password sends a confirmation mail', async () => {
    const sent = answering('delete', '/user/me', () => new HttpResponse(null, { status: 202 }))
    const { user } = await open('/auth/delete-account')
    await user.type(screen.getByLabelText('Hasło'), 'dobre hasło{Enter}')

    expect(await screen.findByRole('heading', { name: 'Sprawdź pocztę' })).toHaveFocus()
    expect(screen.getByText(/Wysłaliśmy link na adres anna@kinora.test/)).toBeVisible()
    expect(sent).toEqual([{ password: 'dobre hasło' }])
  })

  test('a wrong password is reported at its field', async () => {
    answering('delete', '/user/me', () =>
      problem(400, 'auth.wrongPassword', { errors: [{ field: 'password', code: 'auth.wrongPassword' }] }),
    )
    const { user } = await open('/auth/delete-account')
    await user.type(screen.getByLabelText('Hasło'), 'złe hasło{Enter}')

    expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
    expect(screen.getByLabelText('Hasło')).toHaveAccessibleDescription(/To hasło się nie zgadza/)
  })

  test('the link of the mail deletes only when its button is pressed', async () => {
    const sent = answering('delete', '/user/me', done)
    const { user, auth } = await open('/auth/delete-account?code=c0de')
    const button = await screen.findByRole('button', { name: 'Usuń na zawsze' })
    expect(sent).toEqual([])
    auth.session = null
    await user.click(button)

    expect(await screen.findByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
    expect(screen.getByText(/^Konto usunięte/)).toBeVisible()
    expect(sent).toEqual([{ code: 'c0de' }])
  })

  test('an expired link keeps the account, and a new one can be requested', async () => {
    answering('delete', '/user/me', () => problem(410, 'auth.codeExpired'))
    const { user } = await open('/auth/delete-account?code=old')
    await user.click(await screen.findByRole('button', { name: 'Usuń na zawsze' }))

    expect(await screen.findByText(/Twoje konto jest całe/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Poproś o\u00a0nowy link' })).toHaveAttribute(
      'href',
      '/auth/delete-account',
    )
  })

  test('a temporary failure can be retried', async () => {
    answering('delete', '/user/me', () => problem(503, 'database.unavailable'))
    const { user } = await open('/auth/delete-account?code=c0de')
    await user.click(await screen.findByRole('button', { name: 'Usuń na zawsze' }))
    expect(await screen.findByText(/Coś u nas nie zadziałało/)).toBeVisible()

    answering('delete', '/user/me', done)
    await user.click(screen.getByRole('button', { name: 'Usuń na zawsze' }))
    expect(await screen.findByText(/^Konto usunięte/)).toBeVisible()
  })
})
