import type { ProfileChange } from '@kinora/contracts'
import { paths } from '@kinora/paths'
import { isReloadHeld } from '@kinora/router'
import { fakeSession, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answering, fakeAccount, openSettings, type FakeSession } from '../features/settings/openSettings.fake.tsx'
import { containing, text, words } from '../words.fake.ts'

const line = (name: string | RegExp) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: words('edit.submit') })

/** Opens the form. Each save changes the profile and the session, as the API does. */
async function open(session: FakeSession = fakeSession(), options: Parameters<typeof openSettings>[1] = {}) {
  const view = await openSettings('/profile/edit', { as: session, ...options })
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
  expect(line(text('edit.field.firstName'))).toHaveValue('Anna')
  expect(line('Ulica i\u00a0numer domu')).toHaveValue('Lipowa 4')
  expect(screen.getByRole('combobox', { name: words('edit.field.country') })).toHaveValue('Polska')
  await user.clear(line(text('edit.field.firstName')))
  await user.type(line(text('edit.field.firstName')), 'Hanna')
  await user.click(screen.getByRole('radio', { name: words('edit.language.en') }))
  await user.click(save())

  expect(await screen.findByText(words('edit.saved'))).toBeVisible()
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
  expect(line(text('edit.field.firstName'))).toHaveValue('Hanna')
})

test('what is not changed here is shown, with the way to change it, and has no field', async () => {
  await open(SPECIALIST)

  expect(screen.getByText('anna@kinora.test')).toBeVisible()
  expect(screen.getByText('fizjoterapeutka')).toBeVisible()
  expect(screen.getByText('PWZ 12345')).toBeVisible()
  expect(screen.getByText(words('edit.fixed.whySpecialist'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('account.changeEmail.title') })).toHaveAttribute(
    'href',
    paths.changeEmail(),
  )
  expect(screen.queryByRole('textbox', { name: /Adres e-\u2060mail/ })).not.toBeInTheDocument()
})

test('a specialist gives office hours, copies them to all weekdays, and an absence', async () => {
  const { user, sent } = await open(SPECIALIST)
  const monday = within(screen.getByRole('group', { name: 'poniedziałek' }))
  await user.type(monday.getByLabelText(words('edit.field.from')), '08:00')
  await user.type(monday.getByLabelText(words('edit.field.to')), '15:30')
  await user.click(screen.getByRole('button', { name: containing('edit.copyMonday') }))
  await user.type(screen.getByLabelText(words('edit.field.awayUntil')), '2026-12-24')
  await user.type(line(text('edit.field.description')), 'Kręgosłup i barki')
  await user.click(save())

  await screen.findByText(words('edit.saved'))
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
  await user.type(friday.getByLabelText(words('edit.field.from')), '15:00')
  await user.type(friday.getByLabelText(words('edit.field.to')), '08:00')
  await user.click(save())

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(friday.getByLabelText(words('edit.field.to'))).toHaveAccessibleDescription(/od wcześniejszej do późniejszej/)
  expect(sent).toEqual([])
})

test('a refusal is shown and everything typed stays', async () => {
  const { user } = await open()
  answering('put', '/users/7', () => problem(503, 'database.unavailable'))
  await user.clear(line('Nazwisko'))
  await user.type(line('Nazwisko'), 'Lipska')
  await user.click(save())

  expect(await screen.findByText(words('account.problem.failure'))).toBeVisible()
  expect(line('Nazwisko')).toHaveValue('Lipska')
})

test('unsaved changes hold reloads and ask before the page is left', async () => {
  const { user, router } = await open()
  expect(isReloadHeld()).toBe(false)
  await user.type(line(text('edit.field.firstName')), 'x')
  await waitFor(() => expect(isReloadHeld()).toBe(true))
  await user.click(screen.getByRole('link', { name: words('account.nav.own') }))
  const dialog = await screen.findByRole('alertdialog', { name: words('account.leave.question') })
  await user.click(within(dialog).getByRole('button', { name: 'Nie, wróć' }))
  expect(router.state.location.pathname).toBe('/profile/edit')
  expect(line(text('edit.field.firstName'))).toHaveValue('Annax')

  await user.click(screen.getByRole('link', { name: words('account.nav.own') }))
  await user.click(await screen.findByRole('button', { name: words('account.leave.yes') }))
  expect(await screen.findByRole('heading', { name: words('account.nav.own') })).toBeVisible()
  expect(isReloadHeld()).toBe(false)
})

test('saved changes ask nothing when the page is left', async () => {
  const { user } = await open()
  await user.type(line(text('edit.field.firstName')), 'x')
  await user.click(save())
  await screen.findByText(words('edit.saved'))
  await user.click(screen.getByRole('link', { name: words('account.nav.own') }))

  expect(await screen.findByRole('heading', { name: words('account.nav.own') })).toBeVisible()
  expect(isReloadHeld()).toBe(false)
})

test('a profile that cannot be read can be asked for again', async () => {
  const session = fakeSession()
  const view = await openSettings('/profile/account', { as: session })
  const calls = answering('get', '/user/me', () => problem(503, 'database.unavailable'))
  const settings = within(screen.getByRole('navigation', { name: words('account.nav.label') }))
  await view.user.click(settings.getByRole('link', { name: words('account.nav.edit') }))
  const again = await screen.findByRole('button', { name: words('again') })
  expect(calls).toHaveLength(1)
  answering('get', '/user/me', () => HttpResponse.json({ data: fakeAccount(session) }))
  await view.user.click(again)

  expect(await screen.findByRole('button', { name: words('edit.submit') })).toBeVisible()
})

test('in English', async () => {
  await open(fakeSession(), { locale: 'en' })

  expect(screen.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Poland')
})
