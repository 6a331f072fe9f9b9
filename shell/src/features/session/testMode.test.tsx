import { makeI18n } from '@kinora/i18n'
import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, server } from '@kinora/testing'
import ui from '@kinora/ui/locales/pl.json' with { type: 'json' }
import { act, screen, waitFor, within } from '@testing-library/react'
import messages from '../../locales/pl.json' with { type: 'json' }
import { renderFrame } from '../../page.fake.tsx'
import { noticeOfFailure } from './noticeOfFailure.ts'
import { words } from '../../words.fake.ts'

const pages = [
  { path: 'profile', element: <h1>Profil</h1> },
  { path: 'profile/my-team', element: <h1>Zespół</h1> },
  { path: '*', element: <h1>Programy</h1> },
]
const profileWith = (...paths: string[]) => [
  { name: 'mfe-profile', version: '1', routes: paths.map((path) => ({ id: path, path })) },
]

type Options = { paths?: string[]; locale?: 'pl' | 'en' }
async function open({ paths = ['profile'], locale = 'pl' }: Options = {}) {
  server.use(...fakeAuth(fakeSession({ isSpecialist: true, firstName: 'Katarzyna' })).handlers)
  const view = renderFrame(pages, { locale, route: '/programs', page: { remotes: profileWith(...paths) } })
  await act(() => sessionClient.follow())
  act(() => sessionClient.setTestMode(true))
  return view
}
const strip = (name = 'Tryb testowy') => within(screen.getByRole('complementary', { name }))

test.each([
  ['pl', 'Tryb testowy', /Nic się nie zapisze/, 'Wróć do widoku specjalisty'],
  ['en', 'Test mode', /Nothing will be saved/, 'Back to the specialist’s view'],
] as const)(
  'the strip says that nothing is saved, and stays from page to page: %s',
  async (locale, name, words, end) => {
    const { router, user } = await open({ locale })
    expect(strip(name).getByRole('status')).toHaveTextContent(words)
    await act(() => router.navigate(locale === 'pl' ? '/gift' : '/en/gift'))
    expect(strip(name).getByRole('status')).toHaveTextContent(words)

    await user.click(strip(name).getByRole('button', { name: end }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/profile$/))
    expect(strip(name).getByRole('status')).toBeEmptyDOMElement()
    expect(document.documentElement).not.toHaveAttribute('data-test-mode')
  },
)

test('where a release has the team’s page it leads there', async () => {
  const { router, user } = await open({ paths: ['profile', 'profile/my-team'] })
  await user.click(strip().getByRole('button'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/my-team'))
})

test('the header and the links are a member’s', async () => {
  const { user } = await open({ paths: ['profile', 'profile/my-team', 'profile/my-path'] })
  expect(screen.getByRole('banner')).not.toHaveClass('specialist')
  expect(document.documentElement).toHaveAttribute('data-test-mode')
  await user.click(screen.getByRole('button', { name: 'Konto: Katarzyna' }))
  expect(await screen.findByRole('link', { name: words('account.myPath') })).toBeVisible()
  expect(screen.queryByRole('link', { name: words('account.myTeam') })).not.toBeInTheDocument()
})

test('members and visitors have no strip', async () => {
  server.use(...fakeAuth(fakeSession()).handlers)
  renderFrame(pages, { route: '/programs' })
  await act(() => sessionClient.follow())
  act(() => sessionClient.setTestMode(true))
  expect(within(screen.getByRole('complementary')).queryByRole('button')).not.toBeInTheDocument()
})

test('what test mode refuses has words of its own', () => {
  const i18n = makeI18n('pl', { shell: messages, ui })
  const refused = noticeOfFailure({ status: 403, data: { code: 'testMode.readOnly' } }, i18n)
  expect(refused.kind).toBe('info')
  expect(refused.text).toMatch(/^W\strybie testowym nic nie zapisujemy\.$/)
  for (const error of [{ data: { code: 'server.busy' } }, { status: 'FETCH_ERROR' }, undefined])
    expect(noticeOfFailure(error, i18n).kind).toBe('error')
})
