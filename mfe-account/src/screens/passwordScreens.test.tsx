import { sessionClient } from '@kinora/session'
import { api, fakeSession, problem, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAccount } from '../renderAccount.fake.ts'
import { containing, words } from '../words.fake.ts'

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
  await user.type(screen.getByRole('textbox', { name: words('field.email') }), 'maria@poczta.pl{Enter}')

  expect(await screen.findByRole('heading', { name: words('forgot.sentTitle') })).toHaveFocus()
  expect(screen.getByText(words('forgot.sentLead', { email: 'maria@poczta.pl' }))).toBeVisible()
  expect(sent).toEqual([{ email: 'maria@poczta.pl' }])
})

test('an unknown address is reported at its field', async () => {
  answering('/auth/forgot-password', () =>
    problem(404, 'auth.wrongEmail', { errors: [{ field: 'email', code: 'auth.wrongEmail' }] }),
  )
  const { user } = await renderAccount('/auth/forgot-password')
  const field = screen.getByRole('textbox', { name: words('field.email') })
  await user.type(field, 'maria@poczta.pl{Enter}')

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(field).toHaveAccessibleDescription(containing('auth.wrongEmail'))
  expect(field).toHaveValue('maria@poczta.pl')
})

async function newPasswordPage(answer?: () => Response) {
  const sent = answering('/auth/reset-password', answer)
  const view = await renderAccount('/auth/reset-password#code=c0de')
  await view.user.type(screen.getByLabelText(words('field.password')), 'lampa wiosna rower')
  await view.user.type(screen.getByLabelText(words('field.passwordConfirmation')), 'lampa wiosna rower')
  expect(screen.getByText(words('passwordLength.enough'))).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: words('reset.submit') }))
  return sent
}

test('a new password is set by the code of the mail', async () => {
  const sent = await newPasswordPage()

  expect(await screen.findByRole('heading', { name: words('reset.doneTitle') })).toHaveFocus()
  expect(sent).toEqual([{ code: 'c0de', password: 'lampa wiosna rower', passwordConfirmation: 'lampa wiosna rower' }])
})

test('a password manager is told whose password it is', async () => {
  await renderAccount('/auth/reset-password#code=c0de&email=maria%2Bdom%40poczta.pl')

  expect(await screen.findByDisplayValue('maria+dom@poczta.pl')).toHaveAttribute('autocomplete', 'username')
})

test('for an expired code a new one can be requested', async () => {
  await newPasswordPage(() => problem(410, 'auth.codeExpired'))

  expect(await screen.findByRole('heading', { name: words('reset.expiredTitle') })).toHaveFocus()
  expect(screen.getByRole('link', { name: words('reset.askAgain') })).toHaveAttribute('href', '/auth/forgot-password')
})

test('without a code there is no form', async () => {
  await renderAccount('/auth/reset-password')

  expect(screen.getByRole('heading', { name: words('reset.expiredTitle') })).toBeVisible()
})

test('the link of a mail verifies the address on a press, and not by being opened', async () => {
  const sent = answering('/auth/verify-email')
  server.use(http.get(api('/auth/session'), () => HttpResponse.json({})))
  const { user } = await renderAccount('/auth/verify#code=c0de')
  const button = await screen.findByRole('button', { name: words('verify.submit') })
  expect(sent).toEqual([])
  await user.click(button)

  expect(await screen.findByRole('heading', { name: words('verify.doneTitle') })).toHaveFocus()
  expect(sent).toEqual([{ code: 'c0de' }])
  expect(await screen.findByRole('link', { name: words('signIn.title') })).toHaveAttribute('href', '/auth/sign-in')
  expect(screen.queryByRole('button', { name: words('verify.goOn') })).not.toBeInTheDocument()
})

test.each([
  [false, '/'],
  [true, '/profile/my-team'],
])('a verification that signs in leads to where the day begins: specialist %s, to %s', async (isSpecialist, home) => {
  answering('/auth/verify-email')
  server.use(http.get(api('/auth/session'), () => HttpResponse.json(fakeSession({ isSpecialist }))))
  const { user, router } = await renderAccount('/auth/verify#code=c0de', { provided: ['/profile/my-team'] })
  await user.click(await screen.findByRole('button', { name: words('verify.submit') }))
  await user.click(await screen.findByRole('button', { name: words('verify.goOn') }))

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe(home)
})

test.each([
  ['/programs', '/programs'],
  ['//evil.test/programs', '/'],
])('after the link of a mail one goes on to %s: %s', async (callbackUrl, target) => {
  answering('/auth/verify-email')
  server.use(http.get(api('/auth/session'), () => HttpResponse.json({})))
  const { user, router } = await renderAccount(`/auth/verify?${new URLSearchParams({ callbackUrl })}#code=c0de`)
  await user.click(await screen.findByRole('button', { name: words('verify.submit') }))

  expect(await screen.findByRole('link', { name: words('signIn.title') })).toHaveAttribute(
    'href',
    `/auth/sign-in?${new URLSearchParams({ callbackUrl })}`,
  )
  await user.click(screen.getByRole('button', { name: words('verify.goBack') }))
  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe(target)
})

test.each(['?code=c0de', ''])(
  'whose address is confirmed already reads that, and not that a link is over: %s',
  async (link) => {
    answering('/auth/verify-email', () => problem(410, 'auth.codeExpired'))
    server.use(http.get(api('/auth/session'), () => HttpResponse.json(fakeSession())))
    const { user } = await renderAccount(`/auth/verify${link}`)
    await act(() => sessionClient.refresh())
    if (link) await user.click(screen.getByRole('button', { name: words('verify.submit') }))

    expect(await screen.findByRole('heading', { name: words('verify.doneTitle') })).toBeVisible()
    expect(screen.queryByRole('button', { name: words('verify.send') })).not.toBeInTheDocument()
  },
)

test('a failed verification can be retried', async () => {
  answering('/auth/verify-email', () => problem(503, 'database.unavailable'))
  server.use(http.get(api('/auth/session'), () => HttpResponse.json({})))
  const { user } = await renderAccount('/auth/verify#code=c0de')
  await user.click(await screen.findByRole('button', { name: words('verify.submit') }))
  const again = await screen.findByRole('button', { name: words('verify.again') })
  answering('/auth/verify-email')
  await user.click(again)

  expect(await screen.findByRole('heading', { name: words('verify.doneTitle') })).toBeVisible()
})

test.each([
  ['pl', 'NO_SECRET', words('authError.NO_SECRET')],
  ['en', 'OAuthAccountNotLinked', 'You can’t use Google Sign-In. Please use your email and password.'],
  ['pl', 'Never heard of', words('authError.Default')],
] as const)('the error page in %s for %s', async (locale, code, sentence) => {
  await renderAccount(`/auth/error?${new URLSearchParams({ error: code })}`, { locale })

  expect(screen.getByText(sentence)).toBeVisible()
})
