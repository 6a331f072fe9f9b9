import { currentSession } from '@kinora/session'
import { api, fakeSession, problem, server } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from './account.fake.tsx'

const done = () => new HttpResponse(null, { status: 204 })

/** Answers a call with `answer`. Returns the bodies that were sent. */
function answering(path: string, answer: () => Response = done) {
  const sent: unknown[] = []
  server.use(http.post(api(path), async ({ request }) => (sent.push(await request.json()), answer())))
  return sent
}

test('a reset link is requested by e-mail, and the page shows where it was sent', async () => {
  const sent = answering('/auth/forgot-password')
  const { user } = await renderAccount('/auth/forgot-password')
  await user.type(screen.getByRole('textbox', { name: 'Adres e-mail' }), 'maria@poczta.pl{Enter}')

  expect(await screen.findByRole('heading', { name: 'Sprawdź pocztę' })).toHaveFocus()
  expect(screen.getByText(/Wysłaliśmy e-mail na adres maria@poczta.pl/)).toBeVisible()
  expect(sent).toEqual([{ email: 'maria@poczta.pl' }])
})

test('an unknown address is reported at its field', async () => {
  answering('/auth/forgot-password', () =>
    problem(404, 'auth.wrongEmail', { errors: [{ field: 'email', code: 'auth.wrongEmail' }] }),
  )
  const { user } = await renderAccount('/auth/forgot-password')
  const field = screen.getByRole('textbox', { name: 'Adres e-mail' })
  await user.type(field, 'maria@poczta.pl{Enter}')

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/Nie znamy tego adresu/)
  expect(field).toHaveValue('maria@poczta.pl')
})

async function newPasswordPage(answer?: () => Response) {
  const sent = answering('/auth/reset-password', answer)
  const view = await renderAccount('/auth/reset-password?code=c0de')
  await view.user.type(screen.getByLabelText('Hasło'), 'lampa wiosna rower')
  await view.user.type(screen.getByLabelText('Powtórz hasło'), 'lampa wiosna rower')
  expect(screen.getByText('Mocne hasło.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Zapisz hasło' }))
  return sent
}

test('a new password is set by the code of the mail', async () => {
  const sent = await newPasswordPage()

  expect(await screen.findByRole('heading', { name: 'Hasło zmienione' })).toHaveFocus()
  expect(sent).toEqual([{ code: 'c0de', password: 'lampa wiosna rower', passwordConfirmation: 'lampa wiosna rower' }])
})

test('for an expired code a new one can be requested', async () => {
  await newPasswordPage(() => problem(410, 'auth.codeExpired'))

  expect(await screen.findByRole('heading', { name: 'Ten link już nie działa' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Poproś o\u00a0nowy link' })).toHaveAttribute('href', '/auth/forgot-password')
})

test('without a code there is no form', async () => {
  await renderAccount('/auth/reset-password')

  expect(screen.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible()
})

test('the link of a mail verifies the address by itself, once', async () => {
  const sent = answering('/auth/verify-email')
  server.use(http.get(api('/auth/session'), () => HttpResponse.json({})))
  await renderAccount('/auth/verify?code=c0de')

  expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toHaveFocus()
  expect(sent).toEqual([{ code: 'c0de' }])
  expect(await screen.findByRole('link', { name: 'Zaloguj się' })).toHaveAttribute('href', '/auth/sign-in')
})

test('a verification that signs in leads on as that user', async () => {
  answering('/auth/verify-email')
  server.use(http.get(api('/auth/session'), () => HttpResponse.json(fakeSession())))
  await renderAccount('/auth/verify?code=c0de')

  expect(await screen.findByRole('link', { name: 'Zobacz programy' })).toBeVisible()
  await waitFor(() => expect(currentSession()).not.toBeNull())
  expect(screen.queryByRole('link', { name: 'Zaloguj się' })).not.toBeInTheDocument()
})

test.each([
  ['/programs', 'Programy'],
  ['//evil.test/programs', 'Inna strona'],
])('after the link of a mail one goes on to %s: %s', async (callbackUrl, heading) => {
  answering('/auth/verify-email')
  server.use(http.get(api('/auth/session'), () => HttpResponse.json({})))
  const { user } = await renderAccount(`/auth/verify?${new URLSearchParams({ code: 'c0de', callbackUrl })}`)

  expect(await screen.findByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    `/auth/sign-in?${new URLSearchParams({ callbackUrl })}`,
  )
  await user.click(screen.getByRole('button', { name: 'Wróć do przerwanej strony' }))
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
})

test('a failed verification can be retried', async () => {
  answering('/auth/verify-email', () => problem(503, 'database.unavailable'))
  server.use(http.get(api('/auth/session'), () => HttpResponse.json({})))
  const { user } = await renderAccount('/auth/verify?code=c0de')
  const again = await screen.findByRole('button', { name: 'Spróbuj jeszcze raz' })
  answering('/auth/verify-email')
  await user.click(again)

  expect(await screen.findByRole('heading', { name: 'Adres potwierdzony' })).toBeVisible()
})

test.each([
  ['pl', 'NO_SECRET', 'Logowanie jest chwilowo wyłączone, żeby Twoje dane były bezpieczne. Wróć za kilka minut.'],
  ['en', 'OAuthAccountNotLinked', 'You can’t use Google Sign-In. Please use your email and password.'],
  ['pl', 'Never heard of', /Coś przeszkodziło w logowaniu/],
] as const)('the error page in %s for %s', async (locale, code, sentence) => {
  await renderAccount(`/auth/error?${new URLSearchParams({ error: code })}`, { locale })

  expect(screen.getByText(sentence)).toBeVisible()
})
