import type { OpenSession } from '@kinora/contracts'
import { callbackOf } from '@kinora/paths'
import { api, fakeSession, problem, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering, noContent, openSettings } from '../features/settings/openSettings.fake.tsx'
import { words } from '../words.fake.ts'

test.each(['/profile/account', '/profile/data', '/profile/change-password', '/profile/delete-account#code=c0de'])(
  '%s sends a visitor to sign in, with itself as callback URL',
  async (route) => {
    const { router } = await openSettings(route, { as: 'visitor' })

    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/sign-in'))
    const { search, hash } = router.state.location
    expect(callbackOf(new URLSearchParams(search), hash)).toBe(route)
  },
)

test('the e-mail address is shown, and a new mail can be sent while it is not verified', async () => {
  const sent = answering('post', '/auth/verify-email/send')
  const { user } = await openSettings('/profile/account', { as: fakeSession({ emailVerified: false }) })
  await user.click(screen.getByRole('button', { name: words('account.email.send') }))

  expect(await screen.findByText(words('account.email.sent', { email: 'anna@kinora.test' }))).toBeVisible()
  expect(sent).toEqual([{}])
})

test('an address that was confirmed on another device is said to be, and no mail is claimed', async () => {
  answering('post', '/auth/verify-email/send', () => problem(409, 'email.confirmed'))
  const { user, auth } = await openSettings('/profile/account', { as: fakeSession({ emailVerified: false }) })
  await user.click(screen.getByRole('button', { name: words('account.email.send') }))

  expect(await screen.findByText(words('account.problem.email.confirmed'))).toBeVisible()
  expect(auth.calls.filter((call) => call === 'GET session')).toHaveLength(2)
})

test('a verified address has no button for a mail', async () => {
  await openSettings('/profile/account')

  expect(screen.getByText(words('account.email.verified', { email: 'anna@kinora.test' }))).toBeVisible()
  expect(screen.queryByRole('button', { name: words('account.email.send') })).not.toBeInTheDocument()
})

test('Google can be linked where it is configured', async () => {
  const started = answering('post', '/auth/signin/google', () => HttpResponse.json({ url: `${location.href}#google` }))
  const { user } = await openSettings('/profile/account', { providers: ['credentials', 'google'] })
  expect(await screen.findByRole('heading', { name: words('account.google.title') })).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('account.google.google') }))
  await waitFor(() => expect(started).toHaveLength(1))
  expect(new URLSearchParams(started[0] as string).get('callbackUrl')).toBe('/profile/account')
})

const device = (id: number, more: Partial<OpenSession> = {}): OpenSession => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  address: '192.0.2.7',
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
  isCurrent: false,
  ...more,
})
const HERE = device(1, { browser: 'Chrome', system: 'Android', isCurrent: true })

/** Opens the page of somebody with these devices. */
async function openDevices(...devices: OpenSession[]) {
  const view = await openSettings('/profile/account', {
    handlers: [
      http.get(api('/user/me/sessions'), () => HttpResponse.json({ data: devices })),
      http.delete(api('/user/me/sessions/:id'), ({ params }) => {
        devices = devices.filter(({ id }) => String(id) !== params['id'])
        return noContent()
      }),
      http.delete(api('/user/me/sessions'), () => {
        devices = devices.filter(({ isCurrent }) => isCurrent)
        return noContent()
      }),
    ],
  })
  const list = await screen.findByRole('list', { name: words('account.devices.title') })
  return { ...view, list, rows: () => within(list).getAllByRole('listitem') }
}
const signOut = (name: string) => screen.getByRole('button', { name: new RegExp(`^Wyloguj: ${name}, ostatnio`) })

test('devices are listed, and one of them is signed out, by keyboard too', async () => {
  const { user, list, rows } = await openDevices(HERE, device(2), device(3, { browser: null, system: null }))
  expect(rows().map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 1])
  expect(rows()[0]).toHaveTextContent(/^Chrome, Android.*To urządzenie$/)
  signOut('Nieznana przeglądarka')
  signOut('Firefox, Windows').focus()
  await user.keyboard('{Enter}')

  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(await screen.findByText(words('account.devices.ended', { device: 'Firefox, Windows' }))).toBeVisible()
  expect(list).toHaveFocus()
})

test('all others are signed out at once; then there is nothing left to do', async () => {
  const { user, rows } = await openDevices(HERE, device(2), device(3))
  await user.click(screen.getByRole('button', { name: words('account.devices.endAll') }))
  expect(await screen.findByText(words('account.devices.alone'))).toBeVisible()
  expect(rows()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: words('account.devices.endAll') })).not.toBeInTheDocument()
})

test('a device that could not be signed out stays, with a sentence', async () => {
  const { user, rows } = await openDevices(HERE, device(2))
  server.use(http.delete(api('/user/me/sessions/2'), () => HttpResponse.error()))
  await user.click(signOut('Firefox, Windows'))
  expect(await screen.findByText(words('account.problem.auth.unreachable'))).toBeVisible()
  expect(rows()).toHaveLength(2)
})

test('the settings lead to each other; reminders are for members', async () => {
  await openSettings('/profile/account')
  const links = () => screen.getByRole('navigation', { name: words('account.nav.label') }).textContent
  expect(links()).toBe('ProfilKontoDane i\u00a0zgodyPrzypomnienia')
})
