import { baseApi } from '@kinora/http'
import { renderRemote, server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { detail, fakeProgram } from '../programs.fake.ts'
import catalog from '../remote.ts'
import { containing, words } from '../words.fake.ts'

test('a program shows its description, for whom it is, what to prepare and when not to do it', async () => {
  server.use(fakeProgram(detail(5)))
  await renderRemote(catalog, '/programs/5')

  expect(await screen.findByRole('heading', { level: 1, name: 'Spokojna szyja' })).toBeVisible()
  for (const sentence of [
    '9 minut',
    'Rozluźnisz szyję i barki.',
    'Oddychaj swobodnie.',
    'Dla osób, które dużo siedzą.',
  ]) {
    expect(screen.getByText(sentence)).toBeVisible()
  }
  expect(screen.getByRole('region', { name: words('program.prepare') })).toHaveTextContent('Stabilne krzesło')
  expect(screen.getByRole('region', { name: words('program.whenNotTo') })).toHaveTextContent('masz świeży uraz szyi')
})

test('a program says who made and who reviewed it, with licences and the day, and that they are examples', async () => {
  server.use(fakeProgram(detail(5)))
  const { unmount } = await renderRemote(catalog, '/programs/5')
  const credits = await screen.findByRole('region', { name: words('program.credits.title') })
  expect(credits).toHaveTextContent('OpracowanieMarta Nowakfizjoterapeutkanr PWZFz 0000-A')
  expect(credits).toHaveTextContent('RecenzjaJan Kotlekarznr PWZ 0000001recenzja z 9 stycznia 2026')
  expect(credits).toHaveTextContent(containing('program.credits.example'))

  unmount()
  server.use(fakeProgram(detail(6, { credits: null })))
  await renderRemote(catalog, '/programs/6')
  await screen.findByRole('region', { name: words('program.prepare') })
  expect(screen.queryByRole('region', { name: words('program.credits.title') })).toBeNull()
})

test('og:image is the program’s own picture, or Kinora’s where it has none', async () => {
  const expectPicture = (picture: string) => () =>
    expect(document.head.innerHTML).toMatch(new RegExp(`property="og:image" content="[^"]*/media/og/${picture}"`))
  server.use(fakeProgram(detail(5)))
  const { unmount } = await renderRemote(catalog, '/programs/5')
  await waitFor(expectPicture('p.jpg'))

  unmount()
  server.use(fakeProgram(detail(5, { image: undefined })))
  await renderRemote(catalog, '/programs/5')
  await waitFor(expectPicture('kinora.jpg'))
})

test('chapters and transcript are on the page before the film plays', async () => {
  server.use(fakeProgram(detail(5)))
  const { container } = await renderRemote(catalog, '/programs/5')
  expect(await screen.findByRole('button', { name: /Skłony/ })).toHaveTextContent('0:30')
  expect(container).toHaveTextContent('Usiądź wygodnie.')
})

test('a program that hides its transcript shows none', async () => {
  server.use(fakeProgram(detail(5, { omitTranscription: true })))
  const { container } = await renderRemote(catalog, '/programs/5')
  await screen.findByRole('button', { name: /Skłony/ })
  expect(container).not.toHaveTextContent('Usiądź wygodnie.')
})

test('similar programs and the whole category are linked', async () => {
  server.use(fakeProgram(detail(5)))
  await renderRemote(catalog, '/programs/5')
  const similar = within(await screen.findByRole('region', { name: words('program.similar') }))
  expect(similar.getByRole('link', { name: 'Mocne ramiona' })).toHaveAttribute('href', '/programs/7')
  expect(similar.getByText(words('program.reason.sameCategory'))).toBeVisible()
  expect(
    similar.getByRole('link', { name: words('program.sameCategory', { category: 'Szyja i barki' }) }),
  ).toHaveAttribute('href', '/programs?category=1')
})

test('a program without a film says that it is being made and offers no play', async () => {
  server.use(fakeProgram(detail(5, { video: null })))
  await renderRemote(catalog, '/programs/5')
  expect(await screen.findByText(words('player.noFilm'))).toBeVisible()
  expect(screen.queryByRole('button', { name: containing('player.play') })).not.toBeInTheDocument()
})

test('the id of the other language’s version redirects to the id of this language’s', async () => {
  server.use(fakeProgram(detail(5)))
  const { router } = await renderRemote(catalog, '/programs/105')
  await screen.findByRole('heading', { level: 1, name: 'Spokojna szyja' })
  expect(router.state.location.pathname).toBe('/programs/5')
})

test.each(['/programs/77', '/programs/abc', '/programs/05', '/programs/99999999999'])(
  '%s is not found',
  async (path) => {
    server.use(fakeProgram(detail(5)))
    const { status } = await renderRemote(catalog, path)
    await waitFor(() => expect(status()).toBe(404))
  },
)

test('the page and its film stay when the query cache is reset', async () => {
  server.use(fakeProgram(detail(5)))
  const { store } = await renderRemote(catalog, '/programs/5')
  const film = await screen.findByRole('region', { name: /^Film/ })
  act(() => void store.dispatch(baseApi.util.resetApiState()))
  expect(film).toBeInTheDocument()
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toContain('fulfilled'),
  )
  expect(film).toBeInTheDocument()
})
