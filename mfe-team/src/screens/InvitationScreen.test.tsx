import { api, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeInvitations } from '../invitations.fake.ts'
import { openTeam } from '../openTeam.fake.tsx'
import { containing, text, words } from '../words.fake.ts'

type Options = Parameters<typeof openTeam>[2]

async function open({ at = '/invitation#known', ...options }: Options & { at?: string } = {}) {
  const { state, handlers } = fakeInvitations()
  const view = await openTeam(
    at,
    {},
    {
      as: 'member',
      ...options,
      handlers: [...(options.handlers ?? []), ...handlers],
    },
  )
  return { ...view, sent: state }
}
const accept = () => screen.findByRole('button', { name: words('answer.accept') })

test.each([
  ['pl', text('answer.from', { name: 'Katarzyna Szałwia' }), text('answer.signUp'), text('answer.signIn'), ''],
  ['en', 'Katarzyna Szałwia invites you to their team', 'Sign up', 'Sign in', '/en'],
] as const)('a visitor sees who invites, and comes back after signing up or in, in %s', async (...row) => {
  const [locale, title, signUp, signIn, prefix] = row
  await open({ locale, as: 'visitor' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/a•••@k•••\.test/)).toBeVisible()
  const back = `callbackUrl=${encodeURIComponent(`${prefix}/invitation`)}#known`
  expect(screen.getByRole('link', { name: signUp })).toHaveAttribute('href', `${prefix}/auth/sign-up?${back}`)
  expect(screen.getByRole('link', { name: signIn })).toHaveAttribute('href', `${prefix}/auth/sign-in?${back}`)
  expect(screen.queryByRole('button', { name: /^Przyjmij|^Accept/ })).not.toBeInTheDocument()
})

test('links of earlier mails and sheets have the token in their path', async () => {
  const { user, sent } = await open({ at: '/invitation/known' })
  await user.click(await accept())
  expect(await screen.findByText(words('invitationAccepted'))).toBeVisible()
  expect(sent.calls).toContain('accept {"change":false}')
})

test('without a token it says that the invitation is unknown', async () => {
  await open({ at: '/invitation' })
  expect(await screen.findByRole('heading', { level: 1, name: /^Nie znamy tego zaproszenia$/ })).toBeVisible()
})

test('a member accepts and is led to today', async () => {
  const { user, router, sent } = await open()
  await user.click(await accept())
  expect(await screen.findByText(/^Pracujecie teraz razem: Ty i\sKatarzyna Szałwia/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(sent.calls).toContain('accept {"change":false}')
})

test('whoever has another specialist is asked, and told what that specialist loses', async () => {
  const { user, router, sent } = await open()
  const other = () => problem(409, 'invitation.otherSpecialist', { specialistName: 'Jan Dąb' })
  sent.answers.push(other(), other())
  await user.click(await accept())
  const dialog = within(await screen.findByRole('alertdialog', { name: /Teraz prowadzi Cię Jan Dąb/ }))
  expect(dialog.getByText(words('answer.change.words'))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Nie, wróć' }))
  expect(router.state.location).toMatchObject({ pathname: '/invitation', hash: '#known' })

  await user.click(await accept())
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: words('answer.change.yes') }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
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
  expect(await screen.findByText(words('problem.invitation.otherAccount'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wyloguj się i wróć tutaj'.replace('i ', 'i\u00a0') }))
  expect(await screen.findByRole('link', { name: words('answer.signIn') })).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/invitation', hash: '#known' })
})

test('a specialist cannot accept', async () => {
  await open({ as: 'specialist' })
  expect(await screen.findByText(words('problem.invitation.forMembers'))).toBeVisible()
  expect(screen.queryByRole('button', { name: words('answer.accept') })).not.toBeInTheDocument()
})

test('a sheet asks to confirm the e-mail first', async () => {
  const { user, sent } = await open()
  sent.answers.push(problem(403, 'invitation.emailNotVerified'))
  await user.click(await accept())
  await user.click(await screen.findByRole('button', { name: containing('answer.sendVerification') }))
  expect(await screen.findByText(words('answer.verificationSent'))).toBeVisible()
  expect(sent.calls.at(-1)).toBe('verify')
})

test('without a connection it says so, and names ad blockers', async () => {
  const { user, sent } = await open()
  sent.answers.push(HttpResponse.error())
  await user.click(await accept())
  expect(await screen.findByText(words('problem.auth.unreachable'))).toBeVisible()
  expect(screen.getByText(words('answer.adBlocker'))).toBeVisible()
  await user.click(await accept())
  expect(await screen.findByText(words('invitationAccepted'))).toBeVisible()
})

test.each([
  ['invitation.used', 410, /jest już przyjęte$/],
  ['invitation.revoked', 410, /jest odwołane$/],
  ['invitation.replaced', 410, words('answer.end.replaced.title')],
  ['invitation.expired', 410, /wygasło$/],
  ['invitation.unknown', 404, /^Nie znamy tego zaproszenia$/],
] as const)('a link that opens nothing says why: %s', async (code, status, title) => {
  await open({ handlers: [http.get(api('/invitation/known'), () => problem(status, code))] })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('an invitation that could not be read can be read again', async () => {
  const { user } = await open({
    handlers: [http.get(api('/invitation/known'), () => new HttpResponse(null, { status: 500 }), { once: true })],
  })
  await user.click(await screen.findByRole('button', { name: words('again') }))
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
