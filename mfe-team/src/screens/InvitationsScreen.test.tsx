import { problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { fakeInvitations, invitation } from '../invitations.fake.ts'
import { openTeam } from '../openTeam.fake.tsx'

const PAGE = '/profile/my-team/invitation'
const email = () => screen.findByRole('textbox', { name: 'E-mail osoby' })
const lastName = () => screen.getByRole('textbox', { name: 'Nazwisko' })
const confirmed = () => screen.getByRole('checkbox', { name: /^Potwierdzam/ })
const send = () => screen.getByRole('button', { name: 'Wyślij zaproszenie' })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Wysłane zaproszenia' })).getAllByRole('listitem')

function open(given: Parameters<typeof fakeInvitations>[0] = [], options: Parameters<typeof openTeam>[2] = {}) {
  const { world, handlers } = fakeInvitations(given)
  return openTeam(PAGE, {}, { ...options, instead: handlers }).then((view) => ({ ...view, sent: world }))
}

test('a specialist invites a person, who is then on the list', async () => {
  const { user, sent } = await open()
  expect(await screen.findByText(/^Nie ma jeszcze żadnych zaproszeń/)).toBeVisible()
  await user.type(await email(), ' ola@kinora.test ')
  await user.type(lastName(), 'Nowak')
  await user.click(confirmed())
  await user.click(send())

  expect(await screen.findByText(/^Zaproszenie idzie na\sadres ola@kinora\.test/)).toBeVisible()
  expect(sent.calls).toEqual(['invite {"email":"ola@kinora.test","lastName":"Nowak","confirmed":true}'])
  expect((await rows())[0]).toHaveTextContent('Nowak')
  expect(await email()).toHaveValue('')
  expect(confirmed()).not.toBeChecked()
})

test.each([
  ['pl', /^Wpisz adres e-mail/, /^Wpisz nazwisko/, /^Bez tego potwierdzenia/, 'Wyślij zaproszenie'],
  ['en', 'Enter the e-mail address.', 'Enter the last name.', /^Without this confirmation/, 'Send invitation'],
] as const)(
  'nothing is sent before all is filled in and confirmed, in %s',
  async (locale, mail, name, tick, button) => {
    const { user, sent } = await open([], { locale })
    await user.click(await screen.findByRole('button', { name: button }))
    const links = screen.getAllByRole('link', {
      name: (text) => [mail, name, tick].some((known) => new RegExp(known).test(text)),
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
  expect(await screen.findByText(/^Nie udało się połączyć/)).toBeVisible()
  expect(await email()).toHaveValue('ola@kinora.test')
  expect(confirmed()).toBeChecked()

  await user.click(send())
  expect(await screen.findByRole('link', { name: /ma już Twoje zaproszenie/ })).toBeVisible()
  expect(await email()).toHaveAccessibleDescription(/ma już Twoje zaproszenie/)
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
  ])
  const [sent, opened, accepted, expired, revoked] = await rows()
  expect(sent).toHaveTextContent(/Wysłane.*wysłane 20 listopada, ważne do\s4 grudnia/)
  expect(opened).toHaveTextContent(/Otwarte.*otwarte 21 listopada/)
  expect(within(accepted!).getByRole('link', { name: /^Otwórz stronę osoby/ })).toHaveAttribute(
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
  await user.click(await screen.findByRole('button', { name: 'Wyślij ponownie: sikora@kinora.test' }))
  expect(await screen.findByText(/^Zaproszenie idzie/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Odwołaj zaproszenie/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Odwołać zaproszenie dla sikora/ }))
  await user.click(dialog.getByRole('button', { name: 'Odwołaj' }))
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Odwołane'))
  expect(sent.calls).toEqual(['resend 5', 'revoke 5'])
})

test('a sheet has the link as a code and as text, and is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await open([invitation(5, 'Sikora')])
  await user.click(await screen.findByRole('button', { name: /^Kartka z\skodem: sikora/ }))
  const sheet = within(await screen.findByRole('article', { name: 'Zaproszenie na kartce: Sikora' }))
  expect(sheet.getByRole('img', { name: /^Kod QR/ })).toBeVisible()
  expect(sheet.getByText(`${location.origin}/invitation/paper-token`)).toBeVisible()
  expect(sheet.getByText('sikora@kinora.test')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Drukuj' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Drukuj' }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Wróć do zaproszeń' }))
  expect(await email()).toBeVisible()
})

test('a limit is told in words', async () => {
  const { user, sent } = await open([invitation(5, 'Sikora')], {})
  expect(await rows()).toHaveLength(1)
  sent.answers.push(problem(429, 'auth.tooManyAttempts'))
  await user.click(screen.getByRole('button', { name: /^Wyślij ponownie/ }))
  expect(await screen.findByText(/Spróbuj jutro\.$/)).toBeVisible()
})

test('the team page leads to the invitations', async () => {
  await openTeam('/profile/my-team')
  expect(await screen.findByRole('link', { name: 'Zaproś osobę' })).toHaveAttribute('href', PAGE)
})
