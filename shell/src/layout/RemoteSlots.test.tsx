import type { RegisteredRemote } from '@kinora/contracts'
import { Slot } from '@kinora/remote'
import { sessionClient } from '@kinora/session'
import { fakeAuth, fakeSession, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { renderInShell } from '../page.fake.tsx'
import type { SlotComponents } from '../features/remotes/remoteScreens.tsx'
import { RemoteSlots } from './RemoteSlots.tsx'
import { containing, words } from '../words.fake.ts'

const catalog: RegisteredRemote = {
  name: 'mfe-catalog',
  version: '1',
  routes: [],
  slots: ['catalog.examplePrograms.v1'],
}

function renderPlace(
  slotComponent: SlotComponents['slotComponent'],
  remotes = [catalog],
  otherwise: ReactNode = undefined,
) {
  const place = (
    <RemoteSlots components={{ slotComponent }}>
      <h1>Dzień dobry</h1>
      <Slot name="catalog.examplePrograms.v1" props={{}} waiting={<p>Chwila</p>} otherwise={otherwise} />
    </RemoteSlots>
  )
  return renderInShell([{ path: '*', element: place }], { page: { remotes } })
}

const Examples = () => <p>Osiem przykładów</p>

test('a slot renders the component of the remote that provides it', () => {
  renderPlace((remote, slot) => () => <p>{`${slot} of ${remote}`}</p>)

  expect(screen.getByText('catalog.examplePrograms.v1 of mfe-catalog')).toBeVisible()
})

test('a slot shows its waiting state until the component has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const Late = lazy(() => promise)
  renderPlace(() => Late)
  expect(screen.getByText('Chwila')).toBeVisible()

  resolve({ default: Examples })
  expect(await screen.findByText('Osiem przykładów')).toBeVisible()
  expect(screen.queryByText('Chwila')).not.toBeInTheDocument()
})

test('a slot that no remote provides renders what stands for it, or nothing', () => {
  const { unmount } = renderPlace(() => Examples, [{ ...catalog, slots: [] }], <p>Strona dla gości</p>)
  expect(screen.getByText('Strona dla gości')).toBeVisible()
  unmount()

  renderPlace(() => Examples, [{ ...catalog, slots: [] }])

  expect(screen.queryByText('Osiem przykładów')).not.toBeInTheDocument()
  expect(screen.queryByText('Chwila')).not.toBeInTheDocument()
})

test('a slot for members loads its code for members alone', async () => {
  server.use(...fakeAuth().handlers)
  const load = jest.fn(() => Examples)
  renderPlace(load, [{ ...catalog, slotRoles: { 'catalog.examplePrograms.v1': 'member' } }])
  expect(screen.getByText('Chwila')).toBeVisible()

  await act(() => sessionClient.follow())
  expect(screen.queryByText('Chwila')).not.toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()

  server.use(...fakeAuth(fakeSession({ isSpecialist: true })).handlers)
  await act(() => sessionClient.follow())
  expect(load).not.toHaveBeenCalled()

  server.use(...fakeAuth(fakeSession()).handlers)
  await act(() => sessionClient.follow())
  expect(screen.getByText('Osiem przykładów')).toBeVisible()
})

test('a component that fails to load or to render shows an error in its slot only, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  navigator.sendBeacon = jest.fn(() => true)
  const parts = [lazy(() => Promise.reject(new Error('lost'))), Broken, Examples]
  const { user } = renderPlace(() => parts.shift()!)

  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await screen.findByRole('alert')).toHaveTextContent(containing('remote.slot'))
    expect(screen.getByRole('heading', { name: 'Dzień dobry' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: words('remote.retry') }))
  }
  expect(await screen.findByText('Osiem przykładów')).toBeVisible()
  expect(navigator.sendBeacon).toHaveBeenCalledTimes(2)
})

function Broken(): never {
  throw new Error('broken')
}
