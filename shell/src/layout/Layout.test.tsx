import { I18nProvider, makeI18n } from '@kinora/i18n'
import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, server } from '@kinora/testing'
import { PageHead } from '@kinora/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import messages from '../locales/pl.json' with { type: 'json' }
import { PageProvider, type Page } from '../page.tsx'
import { fakePage, renderFrame, renderInShell } from '../page.fake.tsx'
import { Footer } from './Footer.tsx'
import { words } from '../words.fake.ts'

const pages = [
  {
    path: 'programs',
    element: (
      <>
        <PageHead title="Programy" description="Lista" path="/programs" />
        <h1>Programy</h1>
      </>
    ),
  },
  {
    path: 'programs/:id',
    element: (
      <>
        <PageHead title="Szyja" description="Film" path="/programs/5" alternates={{ en: '/programs/6' }} />
        <h1>Szyja</h1>
      </>
    ),
  },
]
const banner = () => within(screen.getByRole('banner'))

test('the header shows the links of the live manifest, the current one marked', () => {
  renderFrame(pages, { route: '/programs' })
  const links = banner().getByRole('navigation', { name: words('nav.main') })

  expect(within(links).getByRole('link', { name: 'Programy' })).toHaveAttribute('aria-current', 'page')
  expect(within(links).getByRole('link', { name: /Blog.*nowej karcie/ })).toHaveAttribute('target', '_blank')
})

test('links for members are shown to members alone, and a page below has its own tab', async () => {
  const tab = (path: string, label: string) => ({ place: 'tabs' as const, path, label, role: 'member' as const })
  const nav = [
    { place: 'tabs' as const, path: '/programs', label: 'Programy' },
    tab('/profile/my-path', 'Ścieżka'),
    tab('/profile', 'Profil'),
  ]
  server.use(...fakeAuth().handlers)
  renderFrame([{ path: '*', element: <h1>Ścieżka</h1> }], { route: '/profile/my-path', page: { nav } })
  await act(() => sessionClient.follow())
  expect(screen.queryByRole('navigation', { name: words('nav.shortcuts') })).not.toBeInTheDocument()

  server.use(...fakeAuth(fakeSession()).handlers)
  await act(() => sessionClient.follow())
  const tabs = within(screen.getByRole('navigation', { name: words('nav.shortcuts') }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Programy', 'Ścieżka', 'Profil'])
  expect(tabs.getAllByRole('link', { current: 'page' })).toEqual([tabs.getByRole('link', { name: 'Ścieżka' })])
})

test('for whoever has links of their own the visitors’ home is not one of them', async () => {
  const header = (path: string, label: string, role?: 'member' | 'specialist') => ({
    place: 'header' as const,
    path,
    label,
    ...(role && { role }),
  })
  const nav = [header('/', 'Strona główna'), header('/', 'Dziś', 'member'), header('/programs', 'Programy')]
  server.use(...fakeAuth().handlers)
  renderFrame([{ path: '*', element: <h1>Dziś</h1> }], { route: '/', page: { nav } })
  await act(() => sessionClient.follow())
  const links = () =>
    within(banner().getByRole('navigation', { name: words('nav.main') }))
      .getAllByRole('link')
      .slice(0, 2)
      .map(({ textContent }) => textContent)
  expect(links()).toEqual(['Strona główna', 'Programy'])

  server.use(...fakeAuth(fakeSession()).handlers)
  await act(() => sessionClient.follow())
  expect(links()).toEqual(['Dziś', 'Programy'])
  expect(banner().getByRole('link', { name: 'Dziś' })).toHaveAttribute('aria-current', 'page')
})

test('without a remote there is no link to its pages, no search and no empty group', () => {
  const parts = () => [
    ...screen.queryAllByRole('link', { name: 'Programy' }),
    ...screen.queryAllByRole('button', { name: words('search.open') }),
    ...screen.queryAllByRole('heading', { name: words('footer.discover') }),
  ]
  const [remote] = fakePage().remotes
  const { unmount } = renderFrame([{ path: '*', element: <h1>Pusto</h1> }], {
    page: { remotes: [{ ...remote!, slots: ['catalog.search.v1'] }] },
  })
  expect(parts()).toHaveLength(4)
  unmount()

  renderFrame([{ path: '*', element: <h1>Pusto</h1> }], { page: { remotes: [], nav: [] } })
  expect(parts()).toHaveLength(0)
})

test.each([
  ['pl', '/programs', '/programs', '/en/programs'],
  ['en', '/programs', '/programs', '/en/programs'],
  ['pl', '/programs/5', '/programs/5', '/en/programs/6'],
] as const)('the language switch in %s on %s', (locale, route, polish, english) => {
  renderFrame(pages, { locale, route })

  expect(banner().getByRole('link', { name: 'PL Polski' })).toHaveAttribute('href', polish)
  expect(banner().getByRole('link', { name: 'EN English' })).toHaveAttribute('href', english)
  expect(banner().getByRole('link', { current: true })).toHaveAccessibleName(
    locale === 'pl' ? 'PL Polski' : 'EN English',
  )
})

test('navigation removes the alternates of the page before', async () => {
  const { router } = renderFrame([...pages, { path: 'bare', element: <h1>Bez głowy</h1> }], { route: '/programs/5' })
  await act(() => router.navigate('/bare'))

  expect(banner().getByRole('link', { name: 'EN English' })).toHaveAttribute('href', '/en/bare')
})

test('navigation focuses the heading, and names the page once; the first page does not move the focus', async () => {
  const { router } = renderFrame(pages, { route: '/programs' })
  expect(document.body).toHaveFocus()

  await act(() => router.navigate('/programs/5'))
  expect(screen.getByRole('heading', { name: 'Szyja' })).toHaveFocus()
  expect(screen.getAllByText(/Szyja/)).toHaveLength(1)
})

test('a heading that renders late gets the focus then', async () => {
  const late = document.createElement('h1')
  const { router } = renderFrame([...pages, { path: 'late', element: <p>Już, już</p> }], { route: '/programs' })
  await act(() => router.navigate('/late'))
  act(() => screen.getByRole('main').append(late))

  await waitFor(() => expect(late).toHaveFocus())
})

test('filters in the address do not move the focus', async () => {
  const { router, user } = renderFrame(pages, { route: '/programs' })
  await user.tab()
  await act(() => router.navigate('/programs?level=2'))

  expect(screen.getByRole('link', { name: words('skip') })).toHaveFocus()
})

test('the skip link leads to the content', () => {
  renderFrame(pages, { route: '/programs' })

  expect(screen.getByRole('link', { name: words('skip') })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test('panels open one at a time; Escape closes and returns the focus; navigation closes too', async () => {
  const { router, user } = renderFrame(pages, { route: '/programs' })
  const view = banner().getByRole('button', { name: words('display.label') })
  const menu = banner().getByRole('button', { name: words('nav.menu') })
  await user.click(view)
  expect(view).toHaveAttribute('aria-expanded', 'true')

  await user.click(menu)
  expect(view).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('region', { name: words('display.label') })).not.toBeInTheDocument()

  await user.tab()
  expect(menu).not.toHaveFocus()
  await user.keyboard('{Escape}')
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  expect(menu).toHaveFocus()

  await user.click(menu)
  await act(() => router.navigate('/programs/5'))
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('tabs are shown from two on', () => {
  const tab = (path: string, label: string): Page['nav'][number] => ({
    place: 'tabs',
    path,
    label,
    icon: 'clapperboard',
  })
  const { unmount } = renderFrame(pages, { route: '/programs', page: { nav: [tab('/programs', 'Programy')] } })
  expect(screen.queryByRole('navigation', { name: words('nav.shortcuts') })).not.toBeInTheDocument()
  unmount()

  renderFrame(pages, { route: '/programs', page: { nav: [tab('/programs', 'Programy'), tab('/profile', 'Profil')] } })
  expect(within(screen.getByRole('navigation', { name: words('nav.shortcuts') })).getAllByRole('link')).toHaveLength(2)
})

test('the footer has the year, social links of the language, and external links are named as such', () => {
  renderInShell(<Footer />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(`© ${new Date().getFullYear()} Kinora`)).toBeVisible()
  expect(footer.getByText(words('footer.notMedical'))).toBeVisible()
  const polish = footer.getByRole('link', { name: /Instagram.*nowej karcie/ }).getAttribute('href')

  document.body.replaceChildren()
  renderInShell(<Footer />, { locale: 'en' })
  expect(screen.getByRole('link', { name: /Instagram.*new tab/ })).not.toHaveAttribute('href', polish)
})

test('a page that was rendered last year hydrates without an error', () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T20:00:00') })
  const place = document.createElement('div')
  const i18n = makeI18n('pl', { shell: messages })
  const router = createMemoryRouter([{ path: '*', element: <Footer /> }])
  const footer = (
    <PageProvider page={fakePage()}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </PageProvider>
  )
  // The server's HTML, as a browser parses it.
  place.append(document.createRange().createContextualFragment(renderToString(footer)))
  jest.setSystemTime(new Date('2027-01-01T08:00:00'))
  act(() => void hydrateRoot(place, footer))

  expect(place).toHaveTextContent('© 2026 Kinora')
  jest.useRealTimers()
})
