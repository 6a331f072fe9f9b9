import { addDays, formatDay, today } from '@kinora/i18n'
import { api, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'

const TEAM = '/profile/my-team'
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return screen.getAllByRole('listitem').find((item) => item.contains(link))!
}

test.each([
  ['pl', 'zostały 3 dni', 'wczoraj', /^od 4 do 7 na\s10$/, '2 nowe wiadomości', 'jeszcze nie było', 'brak ankiet'],
  ['en', '3 days left', 'yesterday', 'from 4 to 7 of 10', '2 new messages', 'not yet', 'no check-ins'],
] as const)('a specialist sees who trains and how it goes, in %s', async (...given) => {
  const [locale, left, ago, pain, unread, never, noPain] = given
  await openTeam(TEAM, {}, { locale })

  const maria = within(await row('Maria Wójcik'))
  expect(maria.getByText(left)).toBeVisible()
  expect(maria.getByText(ago)).toBeVisible()
  expect(maria.getByText('58%')).toBeVisible()
  expect(maria.getByText(pain)).toBeVisible()
  expect(maria.getByRole('link', { name: unread })).toHaveAttribute(
    'href',
    `${locale === 'en' ? '/en' : ''}/profile/my-team/member/12?showMessages`,
  )
  const jan = within(await row('Jan Wójcik'))
  expect(jan.getByText(never)).toBeVisible()
  expect(jan.getByText(noPain)).toBeVisible()
})

test.each([
  [
    'pl',
    /^ból 7 na\s10$/,
    /20 listopada.*Mediana z\s14 dni to 4,5/,
    'cisza od 8 dni',
    /^Od 12 listopada/,
    /ostatnich 14/,
  ],
  [
    'en',
    'pain 7 of 10',
    /20 November.*median of 14 days is 4\.5/,
    'silent for 8 days',
    /^Since 12 November/,
    /last 14/,
  ],
] as const)('each signal explains itself when it is opened, in %s', async (...given) => {
  const [locale, pain, painWords, silent, silentWords, missedWords] = given
  const { user } = await openTeam(TEAM, {}, { locale })
  const maria = within(await row('Maria Wójcik'))

  await user.click(maria.getByRole('button', { name: pain, expanded: false }))
  expect(maria.getByText(painWords)).toBeVisible()
  await user.click(maria.getByRole('button', { name: silent }))
  expect(maria.getByText(silentWords)).toBeVisible()
  expect(maria.queryByText(painWords)).not.toBeInTheDocument()
  await user.click(maria.getByRole('button', { name: /^2 dni bez|^2 planned days/ }))
  expect(maria.getByText(missedWords)).toBeVisible()
  await user.click(maria.getByRole('button', { expanded: true }))
  expect(maria.queryByText(missedWords)).not.toBeInTheDocument()
})

test('signals are put off until a day, and shown again', async () => {
  const { user } = await openTeam(TEAM)
  await user.click(within(await row('Maria Wójcik')).getByRole('button', { name: 'Odłóż sygnały: Maria Wójcik' }))
  await user.click(within(await row('Maria Wójcik')).getByRole('button', { name: /^na\s3 dni$/ }))

  const until = formatDay(addDays(today(), 3), 'pl', 'long')
  expect(await screen.findByText(new RegExp(`Odłożone do\\s${until}\\.`))).toBeVisible()
  expect(screen.queryByRole('button', { name: /^ból/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Pokaż teraz sygnały: Maria Wójcik' }))
  expect(await screen.findByRole('button', { name: /^ból/ })).toBeVisible()
})

test('days are counted where the specialist is, not in the browser', async () => {
  const specialistDay = addDays(today(), 1)
  const { user } = await openTeam(TEAM, { specialistDay })
  await user.click(within(await row('Maria Wójcik')).getByRole('button', { name: 'Odłóż sygnały: Maria Wójcik' }))
  await user.click(within(await row('Maria Wójcik')).getByRole('button', { name: /^na\s1 dzień$/ }))
  const until = formatDay(addDays(specialistDay, 1), 'pl', 'long')
  expect(await screen.findByText(new RegExp(`Odłożone do\\s${until}\\.`))).toBeVisible()
})

test('signals are put off until a chosen day, which is a coming one', async () => {
  const { user } = await openTeam(TEAM)
  await user.click(within(await row('Maria Wójcik')).getByRole('button', { name: 'Odłóż sygnały: Maria Wójcik' }))
  const choices = within(screen.getByRole('group', { name: 'Odłóż sygnały: Maria Wójcik' }))
  const field = choices.getByLabelText('albo do dnia')
  await user.type(field, today())
  await user.click(choices.getByRole('button', { name: 'Odłóż' }))
  expect(field).toHaveAccessibleDescription(/^Wybierz dzień od jutra do\s60 dni naprzód\.$/)

  await user.clear(field)
  await user.type(field, addDays(today(), 20))
  await user.click(choices.getByRole('button', { name: 'Odłóż' }))
  const until = formatDay(addDays(today(), 20), 'pl', 'long')
  expect(await screen.findByText(new RegExp(`Odłożone do\\s${until}\\.`))).toBeVisible()
})

test('the team is searched and ordered, and the address says how', async () => {
  const { user, router, calls } = await openTeam(TEAM)
  await user.type(await screen.findByRole('searchbox', { name: 'Szukaj osoby' }), 'jan')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Wójcik' })).not.toBeInTheDocument())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'według nazwiska')

  await waitFor(() => expect(calls.at(-1)).toBe('list name jan'))
  expect(router.state.location.search).toBe('?search=jan&sort=name')
})

test('when nobody is found there is a way back to all', async () => {
  const { user } = await openTeam(`${TEAM}?search=zzz`)
  expect(await screen.findByText(/^Nie ma takiej osoby/)).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Pokaż cały zespół' }))
  expect(await screen.findByRole('link', { name: 'Maria Wójcik' })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('a team without members says so', async () => {
  await openTeam(TEAM, { members: [] })
  expect(await screen.findByText(/nie ma jeszcze nikogo\.$/)).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('a team that could not be read can be read again', async () => {
  const instead = [http.get(api('/team/member'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await openTeam(TEAM, {}, { instead })
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('link', { name: 'Maria Wójcik' })).toBeVisible()
})

test.each([
  ['pl', 'pending', null, /^Sprawdzamy Twój numer zawodowy/],
  ['en', 'refused', 'The number is not in the register.', 'Reason: The number is not in the register.'],
] as const)('who is not verified reads why, in %s: %s', async (locale, state, reason, words) => {
  const instead = [
    http.get(api('/team/member'), () => problem(403, 'specialist.notVerified')),
    http.get(api('/specialist/me'), () => HttpResponse.json({ data: { state, reason } })),
  ]
  await openTeam(TEAM, {}, { locale, instead })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('a member is led to their own profile', async () => {
  await openTeam(TEAM, {}, { isSpecialist: false })
  expect(await screen.findByRole('link', { name: 'Przejdź do profilu' })).toHaveAttribute('href', '/profile')
})
