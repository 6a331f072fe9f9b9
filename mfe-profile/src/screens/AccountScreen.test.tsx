import { fakeSession } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answering, openSettings } from '../features/settings/openSettings.fake.tsx'
import { words } from '../words.fake.ts'

test.each(['/profile/account', '/profile/data', '/profile/change-password', '/profile/delete-account?code=c0de'])(
  '%s sends a visitor to sign in, with itself as callback URL',
  async (route) => {
    const { router } = await openSettings(route, { as: 'visitor' })

    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/sign-in'))
    expect(new URLSearchParams(router.state.location.search).get('callbackUrl')).toBe(route)
  },
)

test('the e-mail address is shown, and a new mail can be sent while it is not verified', async () => {
  const sent = answering('post', '/auth/verify-email/send')
  const { user } = await openSettings('/profile/account', { as: fakeSession({ emailVerified: false }) })
  await user.click(screen.getByRole('button', { name: words('account.email.send') }))

  expect(await screen.findByText(words('account.email.sent', { email: 'anna@kinora.test' }))).toBeVisible()
  expect(sent).toEqual([{}])
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

test('the settings lead to each other; reminders are for members', async () => {
  await openSettings('/profile/account')
  const links = () => screen.getByRole('navigation', { name: words('account.nav.label') }).textContent
  expect(links()).toBe('ProfilKontoDane i\u00a0zgodyPrzypomnienia')
})
