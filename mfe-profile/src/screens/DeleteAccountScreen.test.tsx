import { problem } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answering, openSettings } from '../features/settings/openSettings.fake.tsx'
import { containing, words } from '../words.fake.ts'

test('the password sends a confirmation mail', async () => {
  const sent = answering('delete', '/user/me', () => new HttpResponse(null, { status: 202 }))
  const { user } = await openSettings('/profile/delete-account')
  await user.type(await screen.findByLabelText(words('account.delete.password')), 'dobre hasło{Enter}')

  expect(await screen.findByRole('heading', { name: words('account.delete.sentTitle') })).toHaveFocus()
  expect(screen.getByText(/Wysłaliśmy link na adres anna@kinora.test/)).toBeVisible()
  expect(sent).toEqual([{ password: 'dobre hasło' }])
})

test('an account without a password asks for none', async () => {
  const sent = answering('delete', '/user/me', () => new HttpResponse(null, { status: 202 }))
  const { user } = await openSettings('/profile/delete-account', { profile: { hasPassword: false } })
  await user.click(await screen.findByRole('button', { name: words('account.delete.submit') }))

  expect(await screen.findByRole('heading', { name: words('account.delete.sentTitle') })).toBeVisible()
  expect(sent).toEqual([{}])
})

test('without a password, a page that was open for a while asks for a proof first', async () => {
  answering('delete', '/user/me', () => problem(403, 'auth.proofNeeded'))
  const { user } = await openSettings('/profile/delete-account', { profile: { hasPassword: false } })
  await user.click(await screen.findByRole('button', { name: words('account.delete.submit') }))

  expect(await screen.findByRole('dialog', { name: words('account.proof.title') })).toBeVisible()
})

test('a wrong password is reported at its field', async () => {
  answering('delete', '/user/me', () =>
    problem(400, 'auth.wrongPassword', { errors: [{ field: 'password', code: 'auth.wrongPassword' }] }),
  )
  const { user } = await openSettings('/profile/delete-account')
  await user.type(await screen.findByLabelText(words('account.delete.password')), 'złe hasło{Enter}')

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(screen.getByLabelText(words('account.delete.password'))).toHaveAccessibleDescription(
    containing('account.problem.auth.wrongPassword'),
  )
})

test('the link of the mail deletes only when its button is pressed', async () => {
  const sent = answering('delete', '/user/me')
  const { user, auth, router } = await openSettings('/profile/delete-account#code=c0de')
  const button = await screen.findByRole('button', { name: words('account.delete.confirm') })
  expect(sent).toEqual([])
  auth.session = null
  await user.click(button)

  expect(await screen.findByText(words('account.delete.done'))).toBeVisible()
  expect(router.state.location.pathname).toBe('/auth/sign-in')
  expect(sent).toEqual([{ code: 'c0de' }])
})

test('an expired link keeps the account, and a new one can be requested', async () => {
  answering('delete', '/user/me', () => problem(410, 'auth.codeExpired'))
  const { user } = await openSettings('/profile/delete-account?code=old')
  await user.click(await screen.findByRole('button', { name: words('account.delete.confirm') }))

  expect(await screen.findByText(words('account.delete.expiredLead'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('account.delete.askAgain') })).toHaveAttribute(
    'href',
    '/profile/delete-account',
  )
})

test('a temporary failure can be retried', async () => {
  answering('delete', '/user/me', () => problem(503, 'database.unavailable'))
  const { user } = await openSettings('/profile/delete-account#code=c0de')
  await user.click(await screen.findByRole('button', { name: words('account.delete.confirm') }))
  expect(await screen.findByText(words('account.problem.failure'))).toBeVisible()

  answering('delete', '/user/me')
  await user.click(screen.getByRole('button', { name: words('account.delete.confirm') }))
  expect(await screen.findByText(words('account.delete.done'))).toBeVisible()
})
