import { screen } from '@testing-library/react'
import { field, fillAll, next, send, signUpPage } from './signUpPage.fake.tsx'

test('a phone number is parsed for the chosen country', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user, { until: 'Kontakt' })
  const country = screen.getByRole('combobox', { name: 'Kraj' })
  expect(country).toHaveValue('Polska')
  await user.clear(country)
  await user.type(country, 'wielka{ArrowDown}{Enter}')
  await user.clear(field('Numer telefonu'))
  await user.type(field('Numer telefonu'), '07400 123456')
  expect(field('Numer telefonu')).toHaveAccessibleDescription('Kierunkowy +44 możesz pominąć.')
  await next(user)
  await fillAll(user, { from: 'Zgody' })
  await send(user)

  expect(await screen.findByRole('heading', { name: 'Programy' })).toBeVisible()
  expect(sent[0]).toMatchObject({ country: 'GB', phoneNumber: '+447400123456' })
})

test('in English the preselected country is the United Kingdom', async () => {
  await signUpPage('/auth/sign-up', { locale: 'en' })

  expect(screen.getByRole('combobox', { name: 'Country', hidden: true })).toHaveValue('United Kingdom')
})
