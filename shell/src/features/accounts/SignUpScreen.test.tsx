import { clearReferral, settleReferral } from '@kinora/referral'
import { problem, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { back, field, fill, fillAll, next, register, send, signUpPage, step, tick } from './signUpPage.fake.tsx'

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
  expect(tick(/regulamin/)).toBeChecked()
  await back(user)
  expect(await step('Kontakt')).toHaveFocus()
  expect(field('Miejscowość')).toHaveValue('Lublin')
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
  await fillAll(user, { until: 'O Tobie' })
  await fill(user, [[/Imię i\u00a0nazwisko specjalisty/, 'Katarzyna Lis']])
  await back(user)
  await step('Konto')
  await user.click(screen.getByRole('radio', { name: /Prowadzę innych/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Prowadzę innych/ })).toBeChecked())
  await fillAll(user, { until: 'O Tobie' })
  expect(screen.queryByRole('textbox', { name: /Imię i\u00a0nazwisko specjalisty/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Fizjoterapeuta' }))
  await fill(user, [[/Numer prawa wykonywania/, 'PWZ 12345']])
  await next(user)
  await fillAll(user, { from: 'Kontakt' })
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
  await fillAll(user, { until: 'O Tobie' })
  await fill(user, [[/Numer prawa wykonywania/, 'PWZ 12345']])
  await back(user)
  await step('Konto')
  await user.click(screen.getByRole('radio', { name: /Chcę ćwiczyć/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Chcę ćwiczyć/ })).toBeChecked())
  await user.click(screen.getByRole('radio', { name: /Prowadzę innych/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Prowadzę innych/ })).toBeChecked())
  await next(user)
  await step('O Tobie')

  expect(await screen.findByRole('textbox', { name: /Numer prawa wykonywania/ })).toHaveValue('PWZ 12345')
})

test('an empty step names all that it needs, in the order of its fields, and does not go on', async () => {
  const { user, sent } = await signUpPage()
  await next(user)
  const summary = await screen.findByRole('region', { name: '3 pola czekają na poprawkę' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Podaj adres e-mail.', 'Podaj hasło.', 'Wpisz hasło jeszcze raz.'])

  await user.click(within(summary).getByRole('link', { name: 'Podaj hasło.' }))
  expect(screen.getByLabelText('Hasło')).toHaveFocus()
  expect(await step('Konto')).toBeVisible()
  expect(sent).toEqual([])
})

test.each([
  ['Konto', 'Powtórz hasło', 'inne hasło', 'Oba hasła powinny być takie same.'],
  ['Konto', 'Adres e-mail', 'maria@', 'Sprawdź adres e-mail. Powinien wyglądać tak: ala@poczta.pl.'],
  ['O Tobie', 'Wiek w\u00a0latach', 'sto', 'Podaj wiek w\u00a0pełnych latach, na przykład 64.'],
  ['O Tobie', 'Wiek w\u00a0latach', '0', 'Podaj wiek w\u00a0pełnych latach, na przykład 64.'],
  ['Kontakt', 'Numer telefonu', '501', 'Ten numer jest za krótki. Sprawdź, czy są wszystkie cyfry.'],
] as const)('%s, %s "%s": %s', async (place, name, text, sentence) => {
  const { user } = await signUpPage()
  if (place === 'Konto') {
    await fillAll(user, { until: 'O Tobie' })
    await back(user)
    await step(place)
  } else await fillAll(user, { until: place })
  const wrong = name === 'Powtórz hasło' ? screen.getByLabelText(name) : field(name)
  await user.clear(wrong)
  await user.type(wrong, text)
  await next(user)

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(wrong).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(await step(place)).toBeVisible()
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
])('%s is reported at its field, on its step, and all that was typed stays', async (_what, answer, name, sentence) => {
  const { user } = await signUpPage()
  server.use(http.post(register, answer))
  await fillAll(user)
  await send(user)

  const summary = await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(screen.getByLabelText('Hasło')).toHaveValue('lampa wiosna rower')
})
