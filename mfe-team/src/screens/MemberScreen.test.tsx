import { api } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'

const MEMBER = '/profile/my-team/member/12'
const part = (name: string) => screen.findByRole('region', { name })

test('the page has the member’s card and symptoms, and its e-mail opens the messages', async () => {
  const { user, router } = await openTeam(MEMBER)
  expect(await screen.findByText('maria@kinora.test')).toBeVisible()
  expect(screen.getByText('profile.memberCard.v1')).toBeVisible()
  expect(screen.getByText('profile.memberSymptoms.v1')).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Wiadomości' }))
  await user.click(await screen.findByRole('button', { name: 'zamknij rozmowę' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'zamknij rozmowę' })).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('')
})

test('of somebody who is not in the team it says so, and leads to the team', async () => {
  await openTeam('/profile/my-team/member/99')
  expect(await screen.findByText(/^Tej osoby nie ma w\sTwoim zespole\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do zespołu' })).toHaveAttribute('href', '/profile/my-team')
  expect(screen.queryByText('profile.memberCard.v1')).not.toBeInTheDocument()
})

test('a member who could not be read can be read again, with all of the page', async () => {
  const instead = [http.get(api('/members/12'), () => new HttpResponse(null, { status: 500 }), { once: true })]
  const { user } = await openTeam(MEMBER, {}, { instead })
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('maria@kinora.test')).toBeVisible()
})

test('the report of a member is on its own page, which leads back', async () => {
  const { user, router } = await openTeam(MEMBER)
  await user.click(await screen.findByRole('link', { name: /^Raport do\swizyty$/ }))
  expect(router.state.location.pathname).toBe(`${MEMBER}/report`)
  expect(await screen.findByText('profile.memberReport.v1')).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Wróć do\sosoby/ }))
  expect(router.state.location.pathname).toBe(MEMBER)
})

test('a specialist sets from which numbers on signals show', async () => {
  const { user, calls } = await openTeam(MEMBER)
  const signals = within(await part('Sygnały'))
  await user.click(await signals.findByRole('button', { name: 'Progi sygnałów' }))
  await user.selectOptions(signals.getByRole('combobox', { name: 'Dni ciszy' }), 'nigdy')
  await user.click(signals.getByRole('button', { name: 'Zapisz progi' }))

  expect(await screen.findByText('Progi są zapisane.')).toBeVisible()
  expect(calls).toContain('rules {"missedDays":2,"painRise":2,"painHigh":7,"silentDays":null}')
})

test('a member is removed after a question, and the team is shown', async () => {
  const { user, router } = await openTeam(MEMBER)
  await user.click(await screen.findByRole('button', { name: /^Usuń z\szespołu$/ }))
  const dialog = within(screen.getByRole('alertdialog', { name: /^Usunąć z\szespołu: Maria Wójcik\?$/ }))
  await user.click(dialog.getByRole('button', { name: /^Usuń z\szespołu$/ }))

  expect(await screen.findByText(/^Ta osoba nie jest już w\sTwoim zespole\.$/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/my-team')
  expect(await screen.findByRole('link', { name: 'Jan Wójcik' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Maria Wójcik' })).not.toBeInTheDocument()
})

test('a member who could not be removed stays, and a notice says so', async () => {
  const instead = [http.delete(api('/team/member/12'), () => new HttpResponse(null, { status: 500 }))]
  const { user, router } = await openTeam(MEMBER, {}, { instead })
  await user.click(await screen.findByRole('button', { name: /^Usuń z\szespołu$/ }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Usuń z\szespołu$/ }))

  expect(await screen.findByText(/^Coś się nie udało\./)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe(MEMBER)
})
