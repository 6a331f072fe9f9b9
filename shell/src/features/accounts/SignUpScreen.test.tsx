import { clearReferral, settleReferral } from '@kinora/referral'
import { problem, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { field, fill, fillAll, register, send, signUpPage, tick } from './signUpPage.fake.tsx'

test('a member signs up, is signed in and redirected', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user)
  await send(user)

  expect(await screen.findByRole('heading', { name: 'Programy' })).toBeVisible()
  expect(sent).toEqual([
    {
      role: 'patient',
      email: 'maria@poczta.pl',
      password: 'lampa wiosna rower',
      passwordConfirmation: 'lampa wiosna rower',
      firstName: 'Maria',
      lastName: 'Wójcik',
      gender: 'female',
      age: 67,
      country: 'PL',
      phoneNumber: '+48501234567',
      address: { streetAddress: 'Lipowa 4', postCode: '20-020', city: 'Lublin' },
      consents: { terms: true, privacy: true, health: true, marketing: false },
    },
  ])
})

test('where accounts are hidden a mail tells how to go on, and what was typed stays', async () => {
  const { user } = await signUpPage()
  server.use(http.post(register, () => new HttpResponse(null, { status: 202 })))
  await fillAll(user)
  await send(user)

  expect(await screen.findByRole('heading', { name: 'Sprawdź pocztę' })).toHaveFocus()
  expect(screen.getByText(/^Na adres maria@poczta.pl wysłaliśmy e-mail/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wróć do formularza' }))
  expect(field('Imię')).toHaveValue('Maria')
})

test.each([
  ['a referral is sent with the registration', 'token of Anna'],
  ['without a referral no token is sent', null],
])('%s', async (_what, token) => {
  const { user, sent } = await signUpPage()
  act(() => settleReferral(token))
  await fillAll(user)
  await send(user)
  await screen.findByRole('heading', { name: 'Programy' })
  act(clearReferral)

  expect(sent).toHaveLength(1)
  expect(sent[0]?.rewardfulToken).toBe(token ?? undefined)
})

test('the switch to a specialist keeps what was typed, and adds title and number', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user)
  await fill(user, [[/Imię i\u00a0nazwisko specjalisty/, 'Katarzyna Lis']])
  await user.click(screen.getByRole('radio', { name: /Prowadzę innych/ }))
  expect(field('Imię')).toHaveValue('Maria')
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: /Imię i\u00a0nazwisko specjalisty/ })).not.toBeInTheDocument(),
  )

  await user.click(screen.getByRole('radio', { name: 'Fizjoterapeuta' }))
  await fill(user, [[/Numer prawa wykonywania/, 'PWZ 12345']])
  await send(user)

  expect(await screen.findByRole('heading', { name: 'Programy' })).toBeVisible()
  expect(sent[0]).toMatchObject({
    role: 'specialist',
    professionalTitle: 'physiotherapist',
    registrationNumber: 'PWZ 12345',
    firstName: 'Maria',
  })
  expect(sent[0]).not.toHaveProperty('specialistName')
})

test('switching to a member and back keeps what was typed as a specialist', async () => {
  const { user } = await signUpPage('/auth/sign-up?as=specialist')
  expect(screen.getByRole('radio', { name: /Prowadzę innych/ })).toBeChecked()
  await fill(user, [[/Numer prawa wykonywania/, 'PWZ 12345']])
  await user.click(screen.getByRole('radio', { name: /Chcę ćwiczyć/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Chcę ćwiczyć/ })).toBeChecked())
  await user.click(screen.getByRole('radio', { name: /Prowadzę innych/ }))

  expect(await screen.findByRole('textbox', { name: /Numer prawa wykonywania/ })).toHaveValue('PWZ 12345')
})

test('an empty form names all that is needed, in the order of the fields, and sends nothing', async () => {
  const { user, sent } = await signUpPage()
  await send(user)
  const summary = await screen.findByRole('region', { name: '14 pól czeka na poprawkę' })
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Podaj adres e-mail.',
    'Podaj hasło.',
    'Wpisz hasło jeszcze raz.',
  ])

  await user.click(within(summary).getByRole('link', { name: /płci/ }))
  expect(screen.getByRole('radio', { name: 'Kobieta' })).toHaveFocus()
  expect(sent).toEqual([])
})

test.each([
  ['Powtórz hasło', 'inne hasło', 'Oba hasła powinny być takie same.'],
  ['Wiek w\u00a0latach', 'sto', 'Podaj wiek w\u00a0pełnych latach, na przykład 64.'],
  ['Wiek w\u00a0latach', '0', 'Podaj wiek w\u00a0pełnych latach, na przykład 64.'],
  ['Numer telefonu', '501', 'Ten numer jest za krótki. Sprawdź, czy są wszystkie cyfry.'],
  ['Adres e-mail', 'maria@', 'Sprawdź adres e-mail. Powinien wyglądać tak: ala@poczta.pl.'],
])('%s "%s": %s', async (name, text, sentence) => {
  const { user, sent } = await signUpPage()
  await fillAll(user)
  const wrong = name === 'Powtórz hasło' ? screen.getByLabelText(name) : field(name)
  await user.clear(wrong)
  await user.type(wrong, text)
  await send(user)

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toBeVisible()
  expect(wrong).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(sent).toEqual([])
})

test('a phone number is parsed for the chosen country', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user)
  const country = screen.getByRole('combobox', { name: 'Kraj' })
  expect(country).toHaveValue('Polska')
  await user.clear(country)
  await user.type(country, 'wielka{ArrowDown}{Enter}')
  await user.clear(field('Numer telefonu'))
  await user.type(field('Numer telefonu'), '07400 123456')
  expect(field('Numer telefonu')).toHaveAccessibleDescription('Kierunkowy +44 możesz pominąć.')
  await send(user)

  expect(await screen.findByRole('heading', { name: 'Programy' })).toBeVisible()
  expect(sent[0]).toMatchObject({ country: 'GB', phoneNumber: '+447400123456' })
})

test('each required consent has a checkbox of its own, marketing is optional', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user)
  await user.click(tick(/zdrowiu/))
  await send(user)
  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toBeVisible()
  expect(tick(/zdrowiu/)).toBeInvalid()

  await user.click(tick(/zdrowiu/))
  await user.click(tick(/nowych programach/))
  await send(user)
  expect(await screen.findByRole('heading', { name: 'Programy' })).toBeVisible()
  expect(sent[0]?.consents.marketing).toBe(true)
})

test.each([
  [
    'an address that is taken',
    () => problem(409, 'auth.emailTaken', { errors: [{ field: 'email', code: 'auth.emailTaken' }] }),
    'Adres e-mail',
    'Na ten adres jest już konto.',
  ],
  [
    'a field that the API refuses',
    () => problem(400, 'request.invalid', { errors: [{ field: 'address[city]', code: 'request.missing' }] }),
    'Miejscowość',
    'Podaj miejscowość.',
  ],
])('%s is reported at its field, and all that was typed stays', async (_what, answer, name, sentence) => {
  const { user } = await signUpPage()
  server.use(http.post(register, answer))
  await fillAll(user)
  await send(user)

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(field('Imię')).toHaveValue('Maria')
  expect(screen.getByLabelText('Hasło')).toHaveValue('lampa wiosna rower')
  expect(tick(/regulamin/)).toBeChecked()
})

test('in English the preselected country is the United Kingdom', async () => {
  await signUpPage('/auth/sign-up', { locale: 'en' })

  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
})
