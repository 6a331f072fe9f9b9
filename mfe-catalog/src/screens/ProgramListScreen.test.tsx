import { api, renderRemote, server } from '@kinora/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { fakePrograms } from '../programList.fake.ts'
import { categories, levels, program } from '../programs.fake.ts'
import catalog from '../remote.ts'
import { containing, words } from '../words.fake.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => program(index + 1))
const count = (name: string) => screen.findByRole('heading', { level: 2, name })
const address = ({ router }: Awaited<ReturnType<typeof renderRemote>>) =>
  router.state.location.pathname + router.state.location.search

test('programs are shown twelve to a page, each a link with its length, level, category and what it needs', async () => {
  server.use(...fakePrograms([program(1), program(2, { isExampleTraining: false }), ...many(24).slice(2)]))
  await renderRemote(catalog, '/programs')

  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(12)
  const [card, second] = within(
    screen.getAllByRole('list').find((list) => within(list).queryByText('Program 1'))!,
  ).getAllByRole('listitem')
  expect(within(card!).getByRole('link', { name: 'Program 1' })).toHaveAttribute('href', '/programs/1')
  expect(card).toHaveTextContent('9 min')
  expect(card).toHaveTextContent('Łatwy · Szyja i barki · bezpłatny')
  expect(second).toHaveTextContent('Łatwy · Szyja i barki · w planie')
  expect(screen.getByText(words('list.range', { from: 1, to: 12, total: 24 }))).toBeVisible()
})

test.each([
  [1, '1 program'],
  [2, '2 programy'],
  [5, '5 programów'],
  [12, '12 programów'],
  [22, '22 programy'],
  [24, '24 programy'],
])('the count of %i has the right Polish plural form', async (total, sentence) => {
  server.use(...fakePrograms(many(total)))
  await renderRemote(catalog, '/programs')
  expect(await count(sentence)).toBeVisible()
})

test('the English list has English texts and addresses', async () => {
  server.use(...fakePrograms(many(13)))
  await renderRemote(catalog, '/programs', { locale: 'en' })
  expect(await count('13 programs')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Program 1' })).toHaveAttribute('href', '/en/programs/1')
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/en/programs?page=2')
})

test('pages are links that keep the filters', async () => {
  server.use(...fakePrograms(many(24)))
  const { user } = await renderRemote(catalog, '/programs?level=1')
  await user.click(await screen.findByRole('link', { name: 'Następna' }))
  expect(await screen.findByText(words('list.range', { from: 13, to: 24, total: 24 }))).toBeVisible()
  expect(screen.getByRole('link', { name: 'Poprzednia' })).toHaveAttribute('href', '/programs?level=1')
})

test('a chosen filter applies at once, stays focused and starts at the first page', async () => {
  server.use(...fakePrograms([...many(13), program(20, { category: categories[1] })]))
  const view = await renderRemote(catalog, '/programs?page=2')
  const category = await screen.findByRole('combobox', { name: words('filters.category') })
  await view.user.selectOptions(category, 'Plecy (1)')

  expect(await count('1 program')).toBeVisible()
  expect(address(view)).toBe('/programs?category=2')
  expect(category).toHaveFocus()
})

test('a second filter that is chosen before the first has been applied adds to it', async () => {
  server.use(...fakePrograms(many(2)))
  const view = await renderRemote(catalog, '/programs')
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  await screen.findByRole('option', { name: /^Plecy/ })
  // oxlint-disable-next-line testing-library/no-unnecessary-act -- nothing is rendered between the changes
  act(() => {
    choose('Kategoria', '1')
    choose('Poziom', '1')
    fireEvent.click(screen.getByLabelText(containing('fit.position.sitting')))
  })

  await waitFor(() => expect(address(view)).toBe('/programs?category=1&level=1&position=sitting'))
})

test('removing a tag moves the focus to the count of the results', async () => {
  server.use(...fakePrograms(many(2)))
  const { user } = await renderRemote(catalog, '/programs?category=1&level=1')
  const tag = await screen.findByRole('link', { name: /Usuń filtr:.*Łatwy/ })
  tag.focus()
  await user.keyboard('{Enter}')

  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
})

test('turning the page moves the focus to the count of the results', async () => {
  server.use(...fakePrograms(many(36)))
  const { user } = await renderRemote(catalog, '/programs')
  await user.click(await screen.findByRole('link', { name: 'Strona 2' }))

  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
})

test('the first visit does not move the focus', async () => {
  server.use(...fakePrograms(many(2)))
  await renderRemote(catalog, '/programs?level=1')
  await count('2 programy')
  expect(document.body).toHaveFocus()
})

test('in Polish titles a one-letter word never ends a line', async () => {
  server.use(
    ...fakePrograms([program(1, { title: 'Przysiad i krzesło' }), program(2, { title: 'I squat', locale: 'en' })]),
  )
  await renderRemote(catalog, '/programs')

  expect(await screen.findByRole('link', { name: 'Przysiad i\u00a0krzesło' })).toHaveAttribute('href', '/programs/1')
  expect(screen.getByRole('link', { name: 'I squat' })).toBeVisible()
})

test('the phrase is searched when typing pauses, with Polish letters unchanged', async () => {
  const requests: URLSearchParams[] = []
  server.use(...fakePrograms([program(1, { title: 'Ćwiczenia łagodne' }), program(2)], requests))
  const view = await renderRemote(catalog, '/programs')
  await view.user.type(await screen.findByRole('searchbox', { name: words('filters.phrase') }), ' łagodne ')

  expect(await count('1 program')).toBeVisible()
  expect(requests.map((query) => query.get('filters[title][$containsi]'))).toEqual([null, 'łagodne'])
  expect(new URLSearchParams(view.router.state.location.search).get('phrase')).toBe('łagodne')
})

test('while new results load, the old ones stay, dimmed, and the new choice is shown', async () => {
  server.use(...fakePrograms([program(1), program(2, { levels: [levels[1]!] })]))
  const { user } = await renderRemote(catalog, '/programs')
  const level = await screen.findByRole('combobox', { name: words('filters.level') })
  server.use(http.get(api('/trinings'), () => delay('infinite')))
  await user.selectOptions(level, 'Wymagający (1)')

  await waitFor(() => expect(level).toHaveDisplayValue('Wymagający (1)'))
  expect(within(screen.getByRole('list', { busy: true })).getByRole('link', { name: 'Program 1' })).toBeVisible()
})

test('each active filter is a link that removes it, and one link removes all', async () => {
  server.use(...fakePrograms(many(3)))
  await renderRemote(catalog, '/programs?category=1&duration=medium&phrase=program')
  expect(await screen.findByRole('link', { name: /Usuń filtr: „program”/ })).toHaveAttribute(
    'href',
    '/programs?category=1&duration=medium',
  )
  expect(screen.getByRole('link', { name: /Usuń filtr: Szyja i barki/ })).toHaveAttribute(
    'href',
    '/programs?duration=medium&phrase=program',
  )
  expect(screen.getByRole('link', { name: words('filters.clear') })).toHaveAttribute('href', '/programs')
})

test('removing the phrase clears its field', async () => {
  server.use(...fakePrograms(many(3)))
  const { user } = await renderRemote(catalog, '/programs?phrase=program')
  await user.click(await screen.findByRole('link', { name: /Usuń filtr/ }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
})

test('when nothing is found, the filter to drop is named and dropped', async () => {
  server.use(...fakePrograms(many(3)))
  const { user } = await renderRemote(catalog, '/programs?category=2&level=1')
  await user.click(await screen.findByRole('link', { name: words('list.showWithout', { name: 'Plecy' }) }))
  expect(await count('3 programy')).toBeVisible()
})

test('a page past the last says so and links to the last', async () => {
  server.use(...fakePrograms(many(13)))
  const { user } = await renderRemote(catalog, '/programs?page=9')
  expect(await screen.findByText(words('list.noSuchPage', { page: 9, count: 2 }))).toBeVisible()
  await user.click(screen.getByRole('link', { name: words('list.lastPage') }))
  expect(await screen.findByText(words('list.range', { from: 13, to: 13, total: 13 }))).toBeVisible()
})

for (const [refusal, status, answer] of [
  ['a 500', 502, () => HttpResponse.json({}, { status: 500 })],
  ['a 503', 503, () => HttpResponse.json({}, { status: 503 })],
  ['no answer', 503, () => HttpResponse.error()],
] as const)
  test(`a list for which there is ${refusal} is a failed page of status ${status}, not an empty one`, async () => {
    server.use(...fakePrograms([]))
    server.use(http.get(api('/trinings'), answer))
    const view = await renderRemote(catalog, '/programs')
    await waitFor(() => expect(view.status()).toBe(status))
  })
