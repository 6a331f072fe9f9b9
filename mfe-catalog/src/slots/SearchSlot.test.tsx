import { api, renderApp, server } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { messages, words } from '../words.fake.ts'
import SearchSlot from './SearchSlot.tsx'

const named = (id: number, name: string) => ({ id, attributes: { name } })
let requests: URLSearchParams[] = []

/** The API with three names and a count that depends on the phrase. */
const fakeApi = (total: (search: URLSearchParams) => number) => [
  http.get(api('/categories'), () => HttpResponse.json({ data: [named(3, 'Biodra')] })),
  http.get(api('/levels'), () => HttpResponse.json({ data: [named(1, 'Łatwy')] })),
  http.get(api('/trinings'), async ({ request }) => {
    const search = new URL(request.url).searchParams
    requests.push(search)
    if (search.get('filters[title][$containsi]') === 'k') await delay('infinite')
    return HttpResponse.json({ data: [], meta: { pagination: { total: total(search) } } })
  }),
]

beforeEach(() => {
  requests = []
  server.use(...fakeApi((search) => (search.has('filters[title][$containsi]') ? 2 : 12)))
})

const open = (locale: 'pl' | 'en' = 'pl') => {
  const onDone = jest.fn()
  return { onDone, ...renderApp(<SearchSlot onDone={onDone} />, { messages, locale, route: '/' }) }
}

test('sends only the filters that are set', async () => {
  const { user, router, onDone } = open()
  await screen.findByRole('option', { name: 'Biodra' })
  await user.type(screen.getByRole('searchbox', { name: words('filters.phrase') }), '  koci   grzbiet ')
  await user.selectOptions(screen.getByRole('combobox', { name: words('filters.duration') }), '5–10 minut')
  await user.click(screen.getByRole('button', { name: words('filters.show') }))

  expect(router.state.location.pathname).toBe('/programs')
  expect(router.state.location.search).toBe('?duration=medium&phrase=koci+grzbiet')
  expect(onDone).toHaveBeenCalled()
})

test('a filter set back to all is not sent, and nothing set leads to the whole list', async () => {
  const { user, router } = open('en')
  await screen.findByRole('option', { name: 'Biodra' })
  const category = screen.getByRole('combobox', { name: 'Category' })
  await user.selectOptions(category, 'Biodra')
  await user.selectOptions(category, 'All categories')
  await user.click(screen.getByRole('button', { name: 'Show programs' }))

  expect(router.state.location.pathname).toBe('/en/programs')
  expect(router.state.location.search).toBe('')
})

test('counts while typing, in the right Polish form, and asks with all filters', async () => {
  const { user } = open()
  expect(await screen.findByText(words('search.count', { count: 12 }))).toBeVisible()
  await screen.findByRole('option', { name: 'Łatwy' })
  await user.selectOptions(screen.getByRole('combobox', { name: words('filters.level') }), 'Łatwy')
  await user.selectOptions(screen.getByRole('combobox', { name: words('filters.category') }), 'Biodra')
  await user.selectOptions(screen.getByRole('combobox', { name: words('filters.duration') }), 'ponad 10 minut')
  await user.type(screen.getByRole('searchbox'), 'kolano')

  expect(await screen.findByText(words('search.count', { count: 2 }))).toBeVisible()
  expect(Object.fromEntries(requests.at(-1) ?? [])).toEqual({
    locale: 'pl',
    'pagination[pageSize]': '1',
    'filters[title][$containsi]': 'kolano',
    'filters[category][id][$eq]': '3',
    'filters[levels][id][$in][0]': '1',
    'filters[duration][$gt]': '600',
  })
})

test('a late response does not block the next request', async () => {
  const { user } = open()
  await user.type(screen.getByRole('searchbox'), 'k')
  await waitFor(() => expect(requests.at(-1)?.get('filters[title][$containsi]')).toBe('k'))
  expect(screen.queryByText(/Pasuj/)).not.toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'o')

  expect(await screen.findByText(words('search.count', { count: 2 }))).toBeVisible()
})

test('is a GET form that works without script', () => {
  open('en')

  expect(screen.getByRole('search')).toHaveAttribute('action', '/en/programs')
  expect(screen.getByRole('search')).toHaveAttribute('method', 'get')
})

test('takes the focus when it appears, also when the button that retried its code is gone', () => {
  open()

  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('takes the focus from the button that opened it, and from nothing else', () => {
  const opener = document.createElement('button')
  opener.ariaExpanded = 'true'
  document.body.append(opener)
  opener.focus()
  const { unmount } = open()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  unmount()

  opener.ariaExpanded = 'false'
  opener.focus()
  open()
  expect(opener).toHaveFocus()
  opener.remove()
})
