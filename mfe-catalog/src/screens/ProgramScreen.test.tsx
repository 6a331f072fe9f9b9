import { baseApi } from '@kinora/http'
import { server } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { detail, fakeProgram } from '../programs.fake.ts'
import { renderCatalog } from '../renderCatalog.fake.tsx'

test('a program shows its description, for whom it is, what to prepare and when not to do it', async () => {
  server.use(fakeProgram(detail(5)))
  renderCatalog('/programs/5')

  expect(await screen.findByRole('heading', { level: 1, name: 'Spokojna szyja' })).toBeVisible()
  for (const words of ['9 minut', 'Rozluźnisz szyję i barki.', 'Oddychaj swobodnie.', 'Dla osób, które dużo siedzą.']) {
    expect(screen.getByText(words)).toBeVisible()
  }
  expect(screen.getByRole('region', { name: 'Przygotuj' })).toHaveTextContent('Stabilne krzesło')
  expect(screen.getByRole('region', { name: 'Kiedy nie ćwiczyć' })).toHaveTextContent('masz świeży uraz szyi')
})

test('a program says who made and who reviewed it, with licences and the day, and that they are examples', async () => {
  server.use(fakeProgram(detail(5)))
  const { unmount } = renderCatalog('/programs/5')
  const credits = await screen.findByRole('region', { name: 'Kto stoi za programem' })
  expect(credits).toHaveTextContent('OpracowanieMarta Nowakfizjoterapeutkanr PWZFz 0000-A')
  expect(credits).toHaveTextContent('RecenzjaJan Kotlekarznr PWZ 0000001recenzja z 9 stycznia 2026')
  expect(credits).toHaveTextContent('To przykładowe osoby i numery.')

  unmount()
  server.use(fakeProgram(detail(6, { credits: null })))
  renderCatalog('/programs/6')
  await screen.findByRole('region', { name: 'Przygotuj' })
  expect(screen.queryByRole('region', { name: 'Kto stoi za programem' })).toBeNull()
})

test('og:image is the program’s own picture, or Kinora’s where it has none', async () => {
  const shown = (picture: string) => () =>
    expect(document.head.innerHTML).toMatch(new RegExp(`property="og:image" content="[^"]*/media/og/${picture}"`))
  server.use(fakeProgram(detail(5)))
  const { unmount } = renderCatalog('/programs/5')
  await waitFor(shown('p.jpg'))

  unmount()
  server.use(fakeProgram(detail(5, { image: undefined })))
  renderCatalog('/programs/5')
  await waitFor(shown('kinora.jpg'))
})

test('chapters and transcript are on the page before the film plays', async () => {
  server.use(fakeProgram(detail(5)))
  const { container } = renderCatalog('/programs/5')
  expect(await screen.findByRole('button', { name: /Skłony/ })).toHaveTextContent('0:30')
  expect(container).toHaveTextContent('Usiądź wygodnie.')
})

test('a program that hides its transcript shows none', async () => {
  server.use(fakeProgram(detail(5, { omitTranscription: true })))
  const { container } = renderCatalog('/programs/5')
  await screen.findByRole('button', { name: /Skłony/ })
  expect(container).not.toHaveTextContent('Usiądź wygodnie.')
})

test('similar programs and the whole category are linked', async () => {
  server.use(fakeProgram(detail(5)))
  renderCatalog('/programs/5')
  const similar = within(await screen.findByRole('region', { name: 'Podobne programy' }))
  expect(similar.getByRole('link', { name: 'Mocne ramiona' })).toHaveAttribute('href', '/programs/7')
  expect(similar.getByText('Podobny temat')).toBeVisible()
  expect(similar.getByRole('link', { name: /^Wszystkie w\skategorii Szyja i\sbarki$/ })).toHaveAttribute(
    'href',
    '/programs?category=1',
  )
})

test('a program without a film says that it is being made and offers no play', async () => {
  server.use(fakeProgram(detail(5, { video: null })))
  renderCatalog('/programs/5')
  expect(await screen.findByText(/Film do tego programu jeszcze powstaje/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Odtwórz/ })).not.toBeInTheDocument()
})

test('the id of the other language’s version redirects to the id of this language’s', async () => {
  server.use(fakeProgram(detail(5)))
  const { router } = renderCatalog('/programs/105')
  await screen.findByRole('heading', { level: 1, name: 'Spokojna szyja' })
  expect(router.state.location.pathname).toBe('/programs/5')
})

test.each(['/programs/77', '/programs/abc', '/programs/05', '/programs/99999999999'])(
  '%s is not found',
  async (path) => {
    server.use(fakeProgram(detail(5)))
    const { statusOf } = renderCatalog(path)
    await waitFor(() => expect(statusOf()).toBe(404))
  },
)

test('the page and its film stay when the query cache is reset', async () => {
  server.use(fakeProgram(detail(5)))
  const { store } = renderCatalog('/programs/5')
  const film = await screen.findByRole('region', { name: /^Film/ })
  act(() => void store.dispatch(baseApi.util.resetApiState()))
  expect(film).toBeInTheDocument()
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toContain('fulfilled'),
  )
  expect(film).toBeInTheDocument()
})
