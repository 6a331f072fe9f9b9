import { screen } from '@testing-library/react'
import { field, fillAll, next, send, signUpPage } from '../signUpPage.fake.ts'
import { words } from '../words.fake.ts'

test('a phone number is parsed for the chosen country', async () => {
  const { user, sent } = await signUpPage()
  await fillAll(user, { until: 'contact' })
  const country = screen.getByRole('combobox', { name: words('field.country') })
  expect(country).toHaveValue('Polska')
  await user.clear(country)
  await user.type(country, 'wielka{ArrowDown}{Enter}')
  await user.clear(field('phoneNumber'))
  await user.type(field('phoneNumber'), '07400 123456')
  expect(field('phoneNumber')).toHaveAccessibleDescription(words('hint.phoneNumber', { code: '+44' }))
  await next(user)
  await fillAll(user, { from: 'consents' })
  await send(user)

  expect(await screen.findByRole('heading', { name: 'another page' })).toBeVisible()
  expect(sent[0]).toMatchObject({ country: 'GB', phoneNumber: '+447400123456' })
})

test('in English the preselected country is the United Kingdom', async () => {
  await signUpPage('/auth/sign-up', { locale: 'en' })

  expect(screen.getByRole('combobox', { name: 'Country', hidden: true })).toHaveValue('United Kingdom')
})
