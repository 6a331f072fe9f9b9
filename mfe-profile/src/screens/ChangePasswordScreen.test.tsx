import { problem } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { answering, noContent, openSettings } from '../features/settings/openSettings.fake.tsx'
import { containing, words } from '../words.fake.ts'

test('every refusal of an empty form has a sentence', async () => {
  const { user } = await openSettings('/profile/change-password')
  await user.click(screen.getByRole('button', { name: words('password.submit') }))

  expect(await screen.findByRole('region', { name: /pola/ })).toHaveTextContent(/Podaj hasło.*Wpisz hasło jeszcze raz/)
})

async function change(answer: () => Response) {
  const sent = answering('post', '/auth/change-password', answer)
  const view = await openSettings('/profile/change-password')
  await view.user.type(screen.getByLabelText(words('password.field.currentPassword')), 'dobre hasło')
  await view.user.type(screen.getByLabelText(words('password.field.password')), 'lampa wiosna rower')
  await view.user.type(screen.getByLabelText(words('password.field.passwordConfirmation')), 'lampa wiosna rower{Enter}')
  return { sent, ...view }
}

test('the password is changed, and the session is fetched again', async () => {
  const { sent, auth } = await change(noContent)

  expect(await screen.findByRole('heading', { name: words('password.done.title') })).toHaveFocus()
  expect(sent).toEqual([
    { currentPassword: 'dobre hasło', password: 'lampa wiosna rower', passwordConfirmation: 'lampa wiosna rower' },
  ])
  expect(auth.calls.filter((call) => call === 'GET session')).toHaveLength(2)
  expect(screen.getByRole('link', { name: words('password.back') })).toHaveAttribute('href', '/profile/account')
})

test('a wrong current password is reported at its field', async () => {
  await change(() =>
    problem(400, 'auth.wrongPassword', { errors: [{ field: 'currentPassword', code: 'auth.wrongPassword' }] }),
  )

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(screen.getByLabelText(words('password.field.currentPassword'))).toHaveAccessibleDescription(
    containing('account.problem.auth.wrongPassword'),
  )
  expect(screen.getByLabelText(words('password.field.password'))).toHaveValue('lampa wiosna rower')
})
