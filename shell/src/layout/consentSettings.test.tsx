import { screen, within } from '@testing-library/react'
import { all, banner, frames, keep, kept, noBanner, press, startAfresh, visit } from './consent.fake.tsx'
import { reloadConsent } from '../features/consent/consentStore.ts'

beforeEach(startAfresh)

test('the settings have an unchecked checkbox for each purpose, and name the firms', async () => {
  const { user } = visit()
  await press(user, 'Ustawienia')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ustawienia prywatności' }))
  for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  expect(dialog.getByText('Firmy: Talk & Co')).toBeVisible()

  await user.click(dialog.getByRole('checkbox', { name: 'Statystyka' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Marketing' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Marketing' }))
  await user.click(dialog.getByRole('button', { name: 'Zapisz ustawienia' }))
  expect(kept()?.allowed).toEqual(['analytics'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  noBanner()
})

test.each([
  ['Wszystkie', all.allowed],
  ['Tylko niezbędne', []],
])('settings: %s', async (name, allowed) => {
  const { user } = visit()
  await press(user, 'Ustawienia')
  await press(user, name)
  expect(kept()?.allowed).toEqual(allowed)
})

test('closing the settings stores nothing', async () => {
  const { user } = visit()
  for (const close of [() => press(user, 'Zamknij'), () => user.keyboard('{Escape}')]) {
    await press(user, 'Ustawienia')
    await user.click(screen.getByRole('checkbox', { name: 'Czat' }))
    await close()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(kept()).toBeNull()
  }
  expect(await banner()).toBeVisible()
})

test('the footer opens the settings, and a withdrawn consent removes the third parties', async () => {
  keep(all)
  sessionStorage.setItem('kinora.referral', '{"version":1,"token":"anna"}')
  reloadConsent()
  const { user } = visit()
  await screen.findByRole('button', { name: 'Czat' })
  expect(frames()).toEqual(['/third-parties/numbers'])

  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Ustawienia prywatności' }))
  expect(await screen.findByRole('checkbox', { name: 'Czat' })).toBeChecked()
  await press(user, 'Cofnij wszystkie zgody')
  expect(frames()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Czat' })).not.toBeInTheDocument()
  expect(sessionStorage.getItem('kinora.referral')).toBeNull()
  expect(kept()?.allowed).toEqual([])
})
