import { clearReferral, settleReferral } from '@kinora/referral'
import { problem, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { back, field, fill, fillAll, next, register, send, signUpPage, step, tick } from '../signUpPage.fake.ts'
import { containing, text, words } from '../words.fake.ts'

test('a member signs up, is signed in and redirected to today', async () => {
  const { user, router, sent } = await signUpPage()
  await fillAll(user)
  await send(user)

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
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

  expect(await screen.findByRole('heading', { name: words('forgot.sentTitle') })).toHaveFocus()
  expect(screen.getByText(words('signUp.sentLead', { email: 'maria@poczta.pl' }))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('signUp.back') }))
  expect(tick('terms')).toBeChecked()
  await back(user)
  expect(await step('contact')).toHaveFocus()
  expect(field('city')).toHaveValue('Lublin')
})

test.each([
  ['a referral is sent with the registration', 'token of Anna'],
  ['without a referral no token is sent', null],
])('%s', async (_what, token) => {
  const { user, sent } = await signUpPage()
  act(() => settleReferral(token))
  await fillAll(user)
  await send(user)
  await screen.findByRole('heading', { name: 'another page' })
  act(clearReferral)

  expect(sent).toHaveLength(1)
  expect(sent[0]?.rewardfulToken).toBe(token ?? undefined)
})

test('the switch to a specialist keeps what was typed, and adds title and number', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user, { until: 'person' })
  await fill(user, [['specialistName', 'Katarzyna Lis']])
  await back(user)
  await step('account')
  await user.click(screen.getByRole('radio', { name: containing('role.specialist') }))
  expect(screen.getByRole('radio', { name: containing('role.specialist') })).toBeChecked()
  await fillAll(user, { until: 'person' })
  expect(screen.queryByRole('textbox', { name: words('field.specialistName') })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: words('title.physiotherapist') }))
  await fill(user, [['registrationNumber', 'PWZ 12345']])
  await next(user)
  await fillAll(user, { from: 'contact' })
  await send(user)

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
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
  expect(screen.getByRole('radio', { name: containing('role.specialist') })).toBeChecked()
  await fillAll(user, { until: 'person' })
  await fill(user, [['registrationNumber', 'PWZ 12345']])
  await back(user)
  await step('account')
  await user.click(screen.getByRole('radio', { name: containing('role.patient') }))
  expect(screen.getByRole('radio', { name: containing('role.patient') })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: containing('role.specialist') }))
  expect(screen.getByRole('radio', { name: containing('role.specialist') })).toBeChecked()
  await next(user)
  await step('person')

  expect(await screen.findByRole('textbox', { name: containing('field.registrationNumber') })).toHaveValue('PWZ 12345')
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
  ).toEqual([
    text('form.error.email.required'),
    text('form.error.password.required'),
    text('form.error.passwordConfirmation.required'),
  ])

  await user.click(within(summary).getByRole('link', { name: words('form.error.password.required') }))
  expect(field('password')).toHaveFocus()
  expect(await step('account')).toBeVisible()
  expect(sent).toEqual([])
})

test.each([
  ['account', 'passwordConfirmation', 'inne hasło', text('form.error.passwordConfirmation.format')],
  ['account', 'email', 'maria@', text('form.error.email.format')],
  ['person', 'age', 'sto', text('form.error.age.format')],
  ['person', 'age', '0', text('form.error.age.format')],
  ['contact', 'phoneNumber', '501', text('form.error.phoneNumber.short')],
] as const)('%s, %s "%s": %s', async (place, name, typed, sentence) => {
  const { user } = await signUpPage()
  if (place === 'account') {
    await fillAll(user, { until: 'person' })
    await back(user)
    await step(place)
  } else await fillAll(user, { until: place })
  const wrong = field(name)
  await user.clear(wrong)
  await user.type(wrong, typed)
  await next(user)

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(wrong).toHaveAccessibleDescription(expect.stringContaining(sentence))
  expect(await step(place)).toBeVisible()
})

test('each required consent has a checkbox of its own, marketing is optional', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user)
  await user.click(tick('health'))
  await send(user)
  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toBeVisible()
  expect(tick('health')).toBeInvalid()

  await user.click(tick('health'))
  await user.click(tick('marketing'))
  await send(user)
  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(sent[0]?.consents.marketing).toBe(true)
})

test.each([
  [
    'an address that is taken',
    () => problem(409, 'auth.emailTaken', { errors: [{ field: 'email', code: 'auth.emailTaken' }] }),
    'email',
    text('auth.emailTaken'),
  ],
  [
    'a field that the API refuses',
    () => problem(400, 'request.invalid', { errors: [{ field: 'address[city]', code: 'request.missing' }] }),
    'city',
    text('form.error.city.required'),
  ],
] as const)(
  '%s is reported at its field, on its step, and all that was typed stays',
  async (_what, answer, name, sentence) => {
    const { user } = await signUpPage()
    server.use(http.post(register, answer))
    await fillAll(user)
    await send(user)

    const summary = await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(field('password')).toHaveValue('lampa wiosna rower')
  },
)

test('where too many have signed up at one address it says for how long to wait, and all that was typed stays', async () => {
  const { user } = await signUpPage()
  server.use(http.post(register, () => problem(429, 'auth.tooManyAttempts', { retryAfter: 2_340 })))
  await fillAll(user)
  await send(user)
  expect(await screen.findByRole('region', { name: /39\sminut/ })).toHaveFocus()
  await back(user)
  expect(await step('contact')).toHaveFocus()
  expect(field('city')).toHaveValue('Lublin')
})
