import type { RegisteredRemote, Slots } from '@kinora/contracts'
import { act, screen } from '@testing-library/react'
import { lazy, type ComponentType } from 'react'
import { renderInShell } from '../page.fake.tsx'
import { Header } from './Header.tsx'
import { RemoteSlots } from './RemoteSlots.tsx'
import { words } from '../words.fake.ts'

const catalog: RegisteredRemote = {
  name: 'mfe-catalog',
  version: '1',
  routes: [{ id: 'programs', path: 'programs' }],
  slots: ['catalog.search.v1'],
}
const Search = ({ onDone }: Slots['catalog.search.v1']) => (
  <form role="search">
    <button type="button" onClick={onDone}>
      Pokaż
    </button>
  </form>
)

function renderHeader(slotComponent: () => ComponentType<object>, remotes = [catalog], locale: 'pl' | 'en' = 'pl') {
  const element = (
    <RemoteSlots components={{ slotComponent }}>
      <Header />
    </RemoteSlots>
  )
  return renderInShell([{ path: '*', element }], { page: { remotes }, locale })
}
const button = () => screen.getByRole('button', { name: words('search.open') })

test('opens the search of the live catalogue, and closes when it was sent', async () => {
  const { user } = renderHeader(() => Search as ComponentType<object>)
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')

  await user.click(await screen.findByRole('button', { name: 'Pokaż' }))
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

test('says that its code is loading, with the focus on the button; Escape closes it meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const Late = lazy(() => promise)
  const { user } = renderHeader(() => Late)
  await user.click(button())
  expect(await screen.findByText(words('search.waiting'))).toBeInTheDocument()
  expect(button()).toHaveFocus()

  await user.keyboard('{Escape}')
  expect(screen.queryByText(words('search.waiting'))).not.toBeInTheDocument()
  expect(button()).toHaveFocus()

  await user.click(button())
  await act(async () => resolve({ default: Search as ComponentType }))
  expect(await screen.findByRole('search')).toBeVisible()
  expect(screen.queryByText(words('search.waiting'))).not.toBeInTheDocument()
})

test.each([
  [true, 'Tej części strony nie możemy teraz pokazać.'],
  [false, 'Nie masz teraz połączenia z internetem.'],
])('code that fails to load shows an error (online: %s) and can be retried', async (online, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  navigator.sendBeacon = jest.fn(() => true)
  const attempts = [lazy(() => Promise.reject(new Error('lost'))), Search as ComponentType<object>]
  const { user } = renderHeader(() => attempts.shift()!)
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)

  await user.click(screen.getByRole('button', { name: words('remote.retry') }))
  expect(await screen.findByRole('search')).toBeVisible()
})

test.each([
  ['pl', 'Szukaj programu', '/programs'],
  ['en', 'Find a program', '/en/programs'],
] as const)('without script a link leads to the list, in %s', (locale, name, href) => {
  renderHeader(() => Search as ComponentType<object>, [catalog], locale)

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('there is no search while no live remote provides one', () => {
  renderHeader(() => Search as ComponentType<object>, [{ ...catalog, slots: [] }])

  expect(screen.queryByRole('button', { name: words('search.open') })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: words('search.open') })).not.toBeInTheDocument()
})
