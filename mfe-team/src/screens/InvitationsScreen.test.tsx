import { api, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeInvitations, invitation } from '../invitations.fake.ts'
import { openTeam } from '../openTeam.fake.tsx'
import { containing, words } from '../words.fake.ts'

const PAGE = '/profile/my-team/invitation'
const email = () => screen.findByRole('textbox', { name: words('invite.email') })
const lastName = () => screen.getByRole('textbox', { name: words('invite.lastName') })
const confirmed = () => screen.getByRole('checkbox', { name: containing('invite.confirmed') })
const send = () => screen.getByRole('button', { name: words('invite.send') })
const rows = async () =>
  within(await screen.findByRole('list', { name: words('invitations.title') })).getAllByRole('listitem')

function open(invitations: Parameters<typeof fakeInvitations>[0] = [], options: Parameters<typeof openTeam>[2] = {}) {
  const { state, handlers } = fakeInvitations(invitations)
  return openTeam(PAGE, {}, { ...options, handlers }).then((view) => ({ ...view, sent: state }))
}

test('a specialist invites a person, who is then on the list', async () => {
  const { user, sent } = await open()
  expect(await screen.findByText(words('invitations.empty'))).toBeVisible()
  await user.type(await email(), ' ola@kinora.test ')
  await user.type(lastName(), 'Nowak')
  await user.click(confirmed())
  await user.click(send())

  expect(await screen.findByText(/^Wysyłamy zaproszenie na\sadres ola@kinora\.test/)).toBeVisible()
  expect(sent.calls).toEqual(['invite {"email":"ola@kinora.test","lastName":"Nowak","confirmed":true}'])
  expect((await rows())[0]).toHaveTextContent('Nowak')
  expect(await email()).toHaveValue('')
  expect(confirmed()).not.toBeChecked()
})

test.each(['verified', 'pending'] as const)(
  'without a second factor nobody is listed, and setting one up is offered: %s',
  async (state) => {
    const handlers = [
      http.get(api('/invitation'), () => problem(403, 'auth.factorNeeded')),
      http.get(api('/specialist/me'), () => HttpResponse.json({ data: { state, reason: null } })),
    ]
    await openTeam(PAGE, {}, { handlers })
    expect(await screen.findByRole('link', { name: words('verification.protect') })).toBeVisible()
  },
)

test.each([
  ['pl', /^Wpisz adres e-\u2060mail/, /^Wpisz nazwisko/, /^Bez tego potwierdzenia/, 'Wyślij zaproszenie'],
  ['en', 'Enter the e-\u2060mail address.', 'Enter the last name.', /^Without this confirmation/, 'Send invitation'],
] as const)(
  'nothing is sent before all is filled in and confirmed, in %s',
  async (locale, mail, name, tick, button) => {
    const { user, sent } = await open([], { locale })
    await user.click(await screen.findByRole('button', { name: button }))
    const links = screen.getAllByRole('link', {
      name: (text) => [mail, name, tick].some((label) => new RegExp(label).test(text)),
    })
    expect(links).toHaveLength(3)
    expect(sent.calls).toEqual([])
  },
)

test('what was typed stays when it could not be sent, and a second try is the same invitation', async () => {
  const { user, sent } = await open()
  sent.answers.push(
    HttpResponse.error(),
    problem(409, 'invitation.alreadyOpen', { errors: [{ field: 'email', code: 'invitation.alreadyOpen' }] }),
  )
  await user.type(await email(), 'ola@kinora.test')
  await user.type(lastName(), 'Nowak')
  await user.click(confirmed())
  await user.click(send())
  expect(await screen.findByText(words('problem.auth.unreachable'))).toBeVisible()
  expect(await email()).toHaveValue('ola@kinora.test')
  expect(confirmed()).toBeChecked()

  await user.click(send())
  expect(await screen.findByRole('link', { name: containing('problem.invitation.alreadyOpen') })).toBeVisible()
  expect(await email()).toHaveAccessibleDescription(containing('problem.invitation.alreadyOpen'))
  await user.click(send())
  await waitFor(() => expect(sent.calls).toHaveLength(3))
  expect(new Set(sent.keys).size).toBe(1)
})

test('each invitation says what became of it, and offers what can be done', async () => {
  await open([
    invitation(5, 'Sikora'),
    invitation(4, 'Otwarty', { state: 'opened', openedAt: '2026-11-21T10:00:00.000Z' }),
    invitation(3, 'Zgoda', { state: 'accepted', acceptedAt: '2026-11-22T10:00:00.000Z', memberId: 12 }),
    invitation(2, 'Stary', { state: 'expired' }),
    invitation(1, 'Cofnięty', { state: 'revoked' }),
    invitation(9, 'Ktoś', { state: 'accepted', acceptedAt: '2026-11-20T10:00:00.000Z', email: null, lastName: null }),
  ])
  const [sent, opened, accepted, expired, revoked, left] = await rows()
  expect(left).toHaveTextContent(/już nie ma w\szespole/)
  expect(sent).toHaveTextContent(/Wysłane.*wysłane 20 listopada, ważne do\s4 grudnia/)
  expect(opened).toHaveTextContent(/Otwarte.*otwarte 21 listopada/)
  expect(within(accepted!).getByRole('link', { name: containing('invitations.memberOf') })).toHaveAttribute(
    'href',
    '/profile/my-team/member/12',
  )
  const actions = (row: HTMLElement | undefined) =>
    within(row!)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(actions(sent)).toEqual(['Wyślij ponownie', 'Kartka z\u00a0kodem', 'Odwołaj'])
  expect(actions(accepted)).toEqual([])
  expect(actions(expired)).toEqual(['Wyślij ponownie', 'Kartka z\u00a0kodem'])
  expect(actions(revoked)).toEqual([])
})

test('an invitation is sent again, and withdrawn after a question', async () => {
  const { user, sent } = await open([invitation(5, 'Sikora')])
  await user.click(
    await screen.findByRole('button', { name: words('invitations.resendTo', { email: 'sikora@kinora.test' }) }),
  )
  expect(await screen.findByText(words('invitationSent'))).toBeVisible()

  await user.click(screen.getByRole('button', { name: containing('invitations.revokeOf') }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Odwołać zaproszenie dla sikora/ }))
  await user.click(dialog.getByRole('button', { name: words('invitations.revoke') }))
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent(containing('invitations.state.revoked')))
  expect(sent.calls).toEqual(['resend 5', 'revoke 5'])
})

test('a sheet has the link as a code and as text, and is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await open([invitation(5, 'Sikora')])
  await user.click(await screen.findByRole('button', { name: containing('invitations.sheetFor', { email: 'sikora' }) }))
  const sheet = within(await screen.findByRole('article', { name: words('sheet.label', { name: 'Sikora' }) }))
  expect(sheet.getByRole('img', { name: /^Kod QR/ })).toBeVisible()
  expect(sheet.getByText(`${location.origin}/invitation#paper-token`)).toBeVisible()
  expect(sheet.getByText('sikora@kinora.test')).toBeVisible()
  expect(screen.getByRole('button', { name: words('sheet.print') })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: words('sheet.print') }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: words('sheet.done') }))
  expect(await email()).toBeVisible()
})

test('a limit is told in words', async () => {
  const { user, sent } = await open([invitation(5, 'Sikora')], {})
  expect(await rows()).toHaveLength(1)
  sent.answers.push(problem(429, 'auth.tooManyAttempts', { retryAfter: 18_000 }))
  await user.click(screen.getByRole('button', { name: containing('invitations.resend') }))
  expect(await screen.findByText(words('problem.auth.tooManyAttempts', { wait: '5 godzin' }))).toBeVisible()
})

test('the team page leads to the invitations', async () => {
  await openTeam('/profile/my-team')
  expect(await screen.findByRole('link', { name: words('list.invite') })).toHaveAttribute('href', PAGE)
})
