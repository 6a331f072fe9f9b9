import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeSavedPrograms } from '../features/saved-programs/savedPrograms.fake.ts'
import { detail, fakeProgram } from '../programs.fake.ts'
import { messages, words } from '../words.fake.ts'
import ProgramCardSlot from './ProgramCardSlot.tsx'

const broken = () => new HttpResponse(null, { status: 500 })
const signIn = () => act(() => sessionClient.follow())
const neck = detail(5)

test('a card fetches its program and links to it', async () => {
  server.use(fakeProgram(neck))
  renderApp(<ProgramCardSlot id={5} />, { messages })

  expect(await screen.findByRole('link', { name: 'Spokojna szyja' })).toHaveAttribute('href', '/programs/5')
  expect(screen.getByRole('button', { name: words('saved.favouriteOf', { title: 'Spokojna szyja' }) })).toBeVisible()
})

test('a card says that its program is gone', async () => {
  server.use(fakeProgram(neck))
  renderApp(<ProgramCardSlot id={6} />, { messages })

  expect(await screen.findByText(words('card.gone'))).toBeVisible()
})

test('a card that failed to load can be retried', async () => {
  server.use(http.get(api('/trinings/5'), broken, { once: true }), fakeProgram(neck))
  const { user } = renderApp([{ path: '*', element: <ProgramCardSlot id={5} /> }], { messages })

  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('link', { name: 'Spokojna szyja' })).toBeVisible()
})

test('removing a favourite needs a confirmation and can be undone', async () => {
  const { handlers, calls } = fakeSavedPrograms([neck], { favourites: [neck] })
  server.use(...fakeAuth(fakeSession()).handlers, ...handlers)
  const onRemoved = jest.fn()
  const { user } = renderApp(<ProgramCardSlot id={5} program={neck} removeFrom="favourites" onRemoved={onRemoved} />, {
    messages,
  })
  await signIn()
  const remove = () =>
    screen.getByRole('button', { name: words('remove.favourites.label', { title: 'Spokojna szyja' }) })
  await user.click(remove())
  const dialog = screen.getByRole('alertdialog', {
    name: words('user.deleteFavouriteDialog', { title: 'Spokojna szyja' }),
  })
  expect(within(dialog).getByRole('button', { name: 'Nie, wróć' })).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: 'Nie, wróć' }))
  expect(remove()).toHaveFocus()
  expect(calls).toEqual([])

  await user.click(remove())
  await user.click(screen.getByRole('button', { name: words('remove.yes') }))
  await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1))
  expect(calls).toEqual(['DELETE favourites 101'])
  await user.click(screen.getByRole('button', { name: words('remove.undo') }))
  await waitFor(() => expect(calls).toEqual(['DELETE favourites 101', 'POST favourites 5']))
})

test('removing a program from the watch list needs a confirmation and can be undone', async () => {
  const { handlers, calls } = fakeSavedPrograms([neck], { watchList: [neck] })
  server.use(...fakeAuth(fakeSession()).handlers, ...handlers)
  const { user } = renderApp(<ProgramCardSlot id={5} program={neck} removeFrom="watchList" />, { messages })
  await signIn()
  await user.click(screen.getByRole('button', { name: words('remove.watchList.label', { title: 'Spokojna szyja' }) }))
  expect(
    screen.getByRole('alertdialog', { name: words('user.deleteVideoDialog.watchList', { title: 'Spokojna szyja' }) }),
  ).toHaveAccessibleDescription(words('remove.watchList.consequence'))
  await user.click(screen.getByRole('button', { name: words('remove.yes') }))
  await user.click(await screen.findByRole('button', { name: words('remove.undo') }))
  await waitFor(() => expect(calls).toEqual(['DELETE watchList 101', 'POST watchList 5']))
})

test('a card shows how often to train, and when', () => {
  const notes = [
    { text: '2 serie po 10', look: 'strong' },
    { text: 'Na dziś', look: 'today' },
  ] as const
  renderApp(<ProgramCardSlot id={5} program={neck} notes={notes} />, { messages })

  expect(screen.getByText('2 serie po 10')).toBeVisible()
  expect(screen.getByText('Na dziś')).toBeVisible()
})

test('removing a program from the path can be undone', async () => {
  const calls: string[] = []
  const note = ({ request }: { request: Request }) => (
    calls.push(`${request.method} ${new URL(request.url).pathname}`),
    HttpResponse.json({ data: { undoUntil: '2026-11-21T10:00:10.000Z' } })
  )
  server.use(
    ...fakeAuth(fakeSession()).handlers,
    http.delete(api('/my-path/5'), note),
    http.put(api('/my-path/5'), note),
  )
  const { user } = renderApp(<ProgramCardSlot id={5} program={neck} removeFrom="path" />, { messages })
  await signIn()
  await user.click(screen.getByRole('button', { name: words('remove.path.label', { title: 'Spokojna szyja' }) }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(words('remove.path.consequence'))
  await user.click(screen.getByRole('button', { name: words('remove.yes') }))
  await user.click(await screen.findByRole('button', { name: words('remove.undo') }))
  await waitFor(() => expect(calls).toEqual(['DELETE /api/my-path/5', 'PUT /api/my-path/5']))
})

test('a card that could not be removed stays, with an error', async () => {
  server.use(...fakeAuth(fakeSession()).handlers, http.delete(api('/my-path/5'), broken))
  const onRemoved = jest.fn()
  const { user } = renderApp(<ProgramCardSlot id={5} program={neck} removeFrom="path" onRemoved={onRemoved} />, {
    messages,
  })
  await signIn()
  await user.click(screen.getByRole('button', { name: words('remove.path.label', { title: 'Spokojna szyja' }) }))
  await user.click(screen.getByRole('button', { name: words('remove.yes') }))

  expect(await screen.findByText('not saved')).toBeVisible()
  expect(onRemoved).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
