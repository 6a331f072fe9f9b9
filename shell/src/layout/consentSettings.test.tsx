import { screen, within } from '@testing-library/react'
import { all, banner, frames, keep, storedConsent, noBanner, press, startAfresh, visit } from './consent.fake.tsx'
import { reloadConsent } from '../features/consent/consentStore.ts'
import { consentWords } from '../words.fake.ts'

beforeEach(startAfresh)

test('the settings have an unchecked checkbox for each purpose, and name the firms', async () => {
  const { user } = visit()
  await press(user, consentWords.words('banner.settings'))
  const dialog = within(await screen.findByRole('dialog', { name: consentWords.words('settings.title') }))
  for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  expect(dialog.getByText('Firmy: Talk & Co')).toBeVisible()

  await user.click(dialog.getByRole('checkbox', { name: consentWords.words('categories.analytics') }))
  await user.click(dialog.getByRole('checkbox', { name: consentWords.words('categories.marketing') }))
  await user.click(dialog.getByRole('checkbox', { name: consentWords.words('categories.marketing') }))
  await user.click(dialog.getByRole('button', { name: consentWords.words('settings.save') }))
  expect(storedConsent()?.allowed).toEqual(['analytics'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  noBanner()
})

test.each([
  ['Wszystkie', all.allowed],
  ['Tylko niezbędne', []],
])('settings: %s', async (name, allowed) => {
  const { user } = visit()
  await press(user, consentWords.words('banner.settings'))
  await press(user, name)
  expect(storedConsent()?.allowed).toEqual(allowed)
})

test('closing the settings stores nothing', async () => {
  const { user } = visit()
  for (const close of [() => press(user, consentWords.words('settings.close')), () => user.keyboard('{Escape}')]) {
    await press(user, consentWords.words('banner.settings'))
    await user.click(screen.getByRole('checkbox', { name: 'Czat' }))
    await close()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(storedConsent()).toBeNull()
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

  await user.click(
    within(screen.getByRole('contentinfo')).getByRole('button', { name: consentWords.words('settings.title') }),
  )
  expect(await screen.findByRole('checkbox', { name: 'Czat' })).toBeChecked()
  await press(user, consentWords.words('settings.refuse'))
  expect(frames()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Czat' })).not.toBeInTheDocument()
  expect(sessionStorage.getItem('kinora.referral')).toBeNull()
  expect(storedConsent()?.allowed).toEqual([])
})
