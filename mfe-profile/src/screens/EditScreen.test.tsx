import type { ProfileChange } from '@kinora/contracts'
import { isReloadHeld } from '@kinora/router'
import { fakeSession, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answering, fakeAccount, openSettings, type FakeSession } from '../features/settings/openSettings.fake.tsx'

const text = (name: string | RegExp) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Zapisz zmiany' })

/** Opens the form. Each save changes the profile and the session, as the API does. */
async function open(session: FakeSession = fakeSession(), options: Parameters<typeof openSettings>[1] = {}) {
  const view = await openSettings('/profile/edit', { session, ...options })
  const sent = answering('put', `/users/${session.id}`, (body) => {
    const { firstName } = body as ProfileChange
    view.auth.session = fakeSession({ ...session.userData, firstName })
    return HttpResponse.json({ data: fakeAccount(view.auth.session) })
  })
  await screen.findByRole('button', { name: /Zapisz zmiany|Save changes/ })
  return { sent, ...view }
}

const SPECIALIST = fakeSession({
  isSpecialist: true,
  professionalTitle: 'physiotherapist',
  registrationNumber: 'PWZ 12345',
})

test('a member changes their profile; the session follows, and the page stays', async () => {
  const { user, sent, auth } = await open()
  expect(text('Imię')).toHaveValue('Anna')
  expect(text('Ulica i\u00a0numer domu')).toHaveValue('Lipowa 4')
  expect(screen.getByRole('combobox', { name: 'Kraj' })).toHaveValue('Polska')
  await user.clear(text('Imię'))
  await user.type(text('Imię'), 'Hanna')
  await user.click(screen.getByRole('radio', { name: 'Angielski' }))
  await user.click(save())

  expect(await screen.findByText('Zmiany zapisane.')).toBeVisible()
  expect(sent).toEqual([
    {
      firstName: 'Hanna',
      lastName: 'Nowak',
      gender: 'female',
      age: 67,
      country: 'PL',
      phoneNumber: '+48501234567',
      address: { streetAddress: 'Lipowa 4', postCode: '20-020', city: 'Lublin' },
      locale: 'en',
    },
  ])
  await waitFor(() => expect(auth.calls.filter((call) => call === 'GET session')).toHaveLength(2))
  expect(text('Imię')).toHaveValue('Hanna')
})

test('what cannot be changed is shown, with the reason, and has no field', async () => {
  await open(SPECIALIST)

  expect(screen.getByText('anna@kinora.test')).toBeVisible()
  expect(screen.getByText('Fizjoterapeuta')).toBeVisible()
  expect(screen.getByText('PWZ 12345')).toBeVisible()
  expect(screen.getByText(/przy zakładaniu konta/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /e-mail/ })).not.toBeInTheDocument()
})

test('a specialist gives office hours, copies them to all weekdays, and an absence', async () => {
  const { user, sent } = await open(SPECIALIST)
  const monday = within(screen.getByRole('group', { name: 'poniedziałek' }))
  await user.type(monday.getByLabelText('Od'), '08:00')
  await user.type(monday.getByLabelText('Do'), '15:30')
  await user.click(screen.getByRole('button', { name: /Skopiuj poniedziałek/ }))
  await user.type(screen.getByLabelText(/Nie ma mnie do/), '2026-12-24')
  await user.type(text('Opis dla członków zespołu'), 'Kręgosłup i barki')
  await user.click(save())

  await screen.findByText('Zmiany zapisane.')
  expect(sent).toEqual([
    expect.objectContaining({
      description: 'Kręgosłup i barki',
      officeHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '15:30' })),
      awayUntil: '2026-12-24',
    }),
  ])
  expect(sent[0]).not.toHaveProperty('specialistName')
})

test('office hours that end before they begin are reported at their field', async () => {
  const { user, sent } = await open(SPECIALIST)
  const friday = within(screen.getByRole('group', { name: 'piątek' }))
  await user.type(friday.getByLabelText('Od'), '15:00')
  await user.type(friday.getByLabelText('Do'), '08:00')
  await user.click(save())

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(friday.getByLabelText('Do')).toHaveAccessibleDescription(/od wcześniejszej do późniejszej/)
  expect(sent).toEqual([])
})

test('a refusal is shown and everything typed stays', async () => {
  const { user } = await open()
  answering('put', '/users/7', () => problem(503, 'database.unavailable'))
  await user.clear(text('Nazwisko'))
  await user.type(text('Nazwisko'), 'Lipska')
  await user.click(save())

  expect(await screen.findByText(/Coś u nas nie zadziałało/)).toBeVisible()
  expect(text('Nazwisko')).toHaveValue('Lipska')
})

test('unsaved changes hold reloads and ask before the page is left', async () => {
  const { user, router } = await open()
  expect(isReloadHeld()).toBe(false)
  await user.type(text('Imię'), 'x')
  await waitFor(() => expect(isReloadHeld()).toBe(true))
  await user.click(screen.getByRole('link', { name: 'Konto' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisywania?' })
  await user.click(within(dialog).getByRole('button', { name: 'Nie, wróć' }))
  expect(router.state.location.pathname).toBe('/profile/edit')
  expect(text('Imię')).toHaveValue('Annax')

  await user.click(screen.getByRole('link', { name: 'Konto' }))
  await user.click(await screen.findByRole('button', { name: 'Wyjdź bez zapisywania' }))
  expect(await screen.findByRole('heading', { name: 'Konto' })).toBeVisible()
  expect(isReloadHeld()).toBe(false)
})

test('saved changes ask nothing when the page is left', async () => {
  const { user } = await open()
  await user.type(text('Imię'), 'x')
  await user.click(save())
  await screen.findByText('Zmiany zapisane.')
  await user.click(screen.getByRole('link', { name: 'Konto' }))

  expect(await screen.findByRole('heading', { name: 'Konto' })).toBeVisible()
  expect(isReloadHeld()).toBe(false)
})

test('a profile that cannot be read can be asked for again', async () => {
  const session = fakeSession()
  const view = await openSettings('/profile/account', { session })
  const calls = answering('get', '/user/me', () => problem(503, 'database.unavailable'))
  const settings = within(screen.getByRole('navigation', { name: 'Ustawienia' }))
  await view.user.click(settings.getByRole('link', { name: 'Profil' }))
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  expect(calls).toHaveLength(1)
  answering('get', '/user/me', () => HttpResponse.json({ data: fakeAccount(session) }))
  await view.user.click(again)

  expect(await screen.findByRole('button', { name: 'Zapisz zmiany' })).toBeVisible()
})

test('in English', async () => {
  await open(fakeSession(), { locale: 'en' })

  expect(screen.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Poland')
})
