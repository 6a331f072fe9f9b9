import { act, screen } from '@testing-library/react'
import { renderFrame, renderInShell } from '../page.fake.tsx'
import { RootErrorBoundary } from './RootErrorBoundary.tsx'
import { NotFoundScreen } from '../features/errors/NotFoundScreen.tsx'
import { RemoteMessage } from '../features/errors/RemoteMessage.tsx'
import { words } from '../words.fake.ts'

const setOnline = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

test.each([
  [
    'pl',
    'Nie ma takiej strony',
    'Pod tym adresem nic nie ma. Może strona zmieniła adres.',
    'Zobacz programy',
    '/programs',
  ],
  [
    'en',
    'There is no such page',
    'There is nothing at this address. The page may have moved.',
    'See the programs',
    '/en/programs',
  ],
] as const)('the not-found page, in %s', (locale, title, sentence, action, href) => {
  renderInShell(<NotFoundScreen />, { locale, route: '/nowhere' })

  // The typesetting of Polish keeps one-letter words with what follows them.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href)
  expect(document.title).toBe(`${title} · Kinora`)
})

test('the not-found page has no link to programs that no release provides', () => {
  renderInShell(<NotFoundScreen />, { page: { remotes: [] } })

  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a remote that cannot be shown says so and can be retried', async () => {
  const onRetry = jest.fn()
  const { user } = renderInShell([{ path: '*', element: <RemoteMessage onRetry={onRetry} /> }])

  expect(screen.getByRole('alert')).toHaveTextContent('Tej strony nie możemy teraz pokazać.')
  await user.click(screen.getByRole('button', { name: words('remote.retry') }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('after retrying, the keyboard goes on in the page', async () => {
  const { user } = renderFrame([{ path: '*', element: <RemoteMessage onRetry={() => {}} /> }])
  screen.getByRole('button', { name: words('remote.retry') }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the message of a slot has no page heading', () => {
  renderInShell([{ path: '*', element: <RemoteMessage kind="slot" onRetry={() => {}} /> }])

  expect(screen.getByText(words('remote.slot'))).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('a notice is shown while offline, and a toast when online again', async () => {
  renderFrame([{ path: '*', element: <h1>Programy</h1> }])
  expect(screen.queryByText(words('offline.gone'))).not.toBeInTheDocument()

  setOnline(false)
  expect(screen.getByText(words('offline.gone'))).toBeVisible()
  expect(screen.queryByText(words('offline.back'))).not.toBeInTheDocument()

  setOnline(true)
  expect(screen.queryByText(words('offline.gone'))).not.toBeInTheDocument()
  expect(await screen.findByText(words('offline.back'))).toBeVisible()
})

test('when the layout itself breaks, a fallback page is shown and the error is reported', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const sendBeacon = jest.fn<boolean, [string, Blob]>()
  Object.assign(navigator, { sendBeacon })
  const Broken = (): never => {
    throw new Error('the frame')
  }
  renderInShell([
    {
      path: '*',
      element: (
        <RootErrorBoundary>
          <Broken />
        </RootErrorBoundary>
      ),
    },
  ])

  expect(screen.getByRole('heading')).toHaveTextContent('Coś się u nas zatrzymało.')
  expect(screen.getByRole('button', { name: words('lastResort.action') })).toBeVisible()
  expect(sendBeacon).toHaveBeenCalledWith('/reports', expect.any(Blob))
})
