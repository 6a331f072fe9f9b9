import { screen, waitFor } from '@testing-library/react'
import { back, field, FILL, fillAll, next, send, signUpPage, step, tick } from './signUpPage.fake.tsx'

test('steps are named, say why they ask, and take the focus; back keeps what was typed', async () => {
  const { user } = await signUpPage()
  expect(screen.getByRole('heading', { level: 2, name: 'Krok 1 z\u00a04: Konto' })).not.toHaveFocus()
  await fillAll(user, { until: 'O Tobie' })
  expect(screen.getByText(/czy zgodzić się musi też opiekun/)).toBeVisible()
  await next(user)
  expect(await step('Kontakt')).toHaveFocus()

  await back(user)
  expect(await step('O Tobie')).toHaveFocus()
  expect(field('Imię')).toHaveValue('Maria')
  await back(user)
  expect(await step('Konto')).toHaveFocus()
  expect(screen.getByLabelText('Hasło')).toHaveValue('lampa wiosna rower')
  expect(screen.queryByRole('button', { name: 'Wstecz' })).not.toBeInTheDocument()
})

test('a page that is loaded again has what was typed, but neither passwords nor consents', async () => {
  const { user, unmount } = await signUpPage()
  await fillAll(user)
  unmount()
  const again = await signUpPage('/auth/sign-up?step=4')

  expect(await step('Konto')).toBeVisible()
  await waitFor(() => expect(field('Adres e-mail')).toHaveValue('maria@poczta.pl'))
  expect(screen.getByLabelText('Hasło')).toHaveValue('')
  await FILL.Konto(again.user)
  await next(again.user)
  await step('O Tobie')
  expect(screen.getByRole('radio', { name: 'Kobieta' })).toBeChecked()
  await next(again.user)
  await step('Kontakt')
  expect(field('Miejscowość')).toHaveValue('Lublin')
  await next(again.user)
  await step('Zgody')
  expect(tick(/regulamin/)).not.toBeChecked()
  await FILL.Zgody(again.user)
  await send(again.user)

  expect(await screen.findByRole('heading', { name: 'Programy' })).toBeVisible()
  expect(sessionStorage.getItem('kinora.own.signUp')).toBeNull()
})

test('a later step in the address begins with the first, because nothing is filled in', async () => {
  await signUpPage('/auth/sign-up?step=3')

  expect(await step('Konto')).toBeVisible()
})
