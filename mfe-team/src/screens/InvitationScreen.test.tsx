import { api, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeInvitations } from '../invitations.fake.ts'
import { openTeam } from '../openTeam.fake.tsx'

type Options = Parameters<typeof openTeam>[2]

async function open(options: Options = {}) {
  const { world, handlers } = fakeInvitations()
  const view = await openTeam(
    '/invitation/known',
    {},
    {
      isSpecialist: false,
      ...options,
      instead: [...(options.instead ?? []), ...handlers],
    },
  )
  return { ...view, sent: world }
}
const accept = () => screen.findByRole('button', { name: 'Przyjmij zaproszenie' })

test.each([
  ['pl', 'Katarzyna Szałwia zaprasza Cię do zespołu', 'Załóż konto', 'Zaloguj się', ''],
  ['en', 'Katarzyna Szałwia invites you to their team', 'Sign up', 'Sign in', '/en'],
] as const)('a visitor sees who invites, and comes back after signing up or in, in %s', async (...given) => {
  const [locale, title, signUp, signIn, prefix] = given
  await open({ locale, isVisitor: true })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/a•••@k•••\.test/)).toBeVisible()
  const back = `callbackUrl=${encodeURIComponent(`${prefix}/invitation/known`)}`
  expect(screen.getByRole('link', { name: signUp })).toHaveAttribute('href', `${prefix}/auth/sign-up?${back}`)
  expect(screen.getByRole('link', { name: signIn })).toHaveAttribute('href', `${prefix}/auth/sign-in?${back}`)
  expect(screen.queryByRole('button', { name: /^Przyjmij|^Accept/ })).not.toBeInTheDocument()
})

test('a member accepts and is led to their path', async () => {
  const { user, router, sent } = await open()
  await user.click(await accept())
  expect(await screen.findByText(/^Pracujecie teraz razem: Ty i\sKatarzyna Szałwia/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/my-path')
  expect(sent.calls).toContain('accept {"change":false}')
})

test('whoever has another specialist is asked, and told what that specialist loses', async () => {
  const { user, router, sent } = await open()
  const other = () => problem(409, 'invitation.otherSpecialist', { specialistName: 'Jan Dąb' })
  sent.answers.push(other(), other())
  await user.click(await accept())
  const dialog = within(await screen.findByRole('alertdialog', { name: /Teraz prowadzi Cię Jan Dąb/ }))
  expect(dialog.getByText(/przestanie widzieć Twoje dane/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Nie, wróć' }))
  expect(router.state.location.pathname).toBe('/invitation/known')

  await user.click(await accept())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zmień specjalistę' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/my-path'))
  expect(sent.calls.filter((call) => call.startsWith('accept'))).toEqual([
    'accept {"change":false}',
    'accept {"change":false}',
    'accept {"change":true}',
  ])
})

test('on the wrong account there is a way to sign out, which stays on the page', async () => {
  const { user, router, sent } = await open()
  sent.answers.push(problem(403, 'invitation.otherAccount'))
  await user.click(await accept())
  expect(await screen.findByText(/dla innego adresu e-mail/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wyloguj się i wróć tutaj'.replace('i ', 'i\u00a0') }))
  expect(await screen.findByRole('link', { name: 'Zaloguj się' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/invitation/known')
})

test('a specialist cannot accept', async () => {
  await open({ isSpecialist: true })
  expect(await screen.findByText(/Konto specjalisty nie może dołączyć/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Przyjmij zaproszenie' })).not.toBeInTheDocument()
})

test('a sheet asks to confirm the e-mail first', async () => {
  const { user, sent } = await open()
  sent.answers.push(problem(403, 'invitation.emailNotVerified'))
  await user.click(await accept())
  await user.click(await screen.findByRole('button', { name: /^Wyślij link/ }))
  expect(await screen.findByText(/^Link jest w\sTwojej poczcie/)).toBeVisible()
  expect(sent.calls.at(-1)).toBe('verify')
})

test('without a connection it says so, and names ad blockers', async () => {
  const { user, sent } = await open()
  sent.answers.push(HttpResponse.error())
  await user.click(await accept())
  expect(await screen.findByText(/^Nie udało się połączyć/)).toBeVisible()
  expect(screen.getByText(/wyłącz blokowanie reklam\.$/)).toBeVisible()
  await user.click(await accept())
  expect(await screen.findByText(/^Pracujecie teraz razem/)).toBeVisible()
})

test.each([
  ['invitation.used', 410, /jest już przyjęte$/],
  ['invitation.revoked', 410, /jest odwołane$/],
  ['invitation.replaced', 410, /^Ten link zastąpił nowszy$/],
  ['invitation.expired', 410, /wygasło$/],
  ['invitation.unknown', 404, /^Nie znamy tego zaproszenia$/],
] as const)('a link that opens nothing says why: %s', async (code, status, title) => {
  await open({ instead: [http.get(api('/invitation/known'), () => problem(status, code))] })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('an invitation that could not be read can be read again', async () => {
  const { user } = await open({
    instead: [http.get(api('/invitation/known'), () => new HttpResponse(null, { status: 500 }), { once: true })],
  })
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await accept()).toBeVisible()
})

test('it counts as opened when somebody uses the page, once', async () => {
  const { user, sent } = await open()
  await accept()
  expect(sent.calls).toEqual([])
  await user.keyboard('{Tab}')
  await user.keyboard('{Tab}')
  await waitFor(() => expect(sent.calls).toEqual(['open']))
})
