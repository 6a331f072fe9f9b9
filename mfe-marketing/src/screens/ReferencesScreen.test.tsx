import { renderRemote } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import marketing from '../remote.ts'

test('quotes are shown twelve to a page, each labelled as an example', async () => {
  const { user } = await renderRemote(marketing, '/references')
  await screen.findByRole('heading', { level: 1, name: 'Opinie' })
  const [first, ...others] = screen.getAllByRole('figure')
  expect(others).toHaveLength(11)
  expect(first).toHaveTextContent('Halina71 lat, GdyniaPrzykład, marzec 2026')

  await user.click(screen.getByRole('link', { name: 'Następna' }))
  expect(await screen.findByText('Joanna')).toBeVisible()
  expect(screen.getAllByRole('figure')).toHaveLength(4)
  expect(document.title).toBe('Opinie, strona 2 · Kinora')
})

test('a page past the last links to the first', async () => {
  await renderRemote(marketing, '/references?page=9', { locale: 'en' })
  expect(await screen.findByText('There is no such page of quotes.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the first quotes' })).toHaveAttribute('href', '/en/references')
  expect(within(screen.getByRole('heading', { level: 1 })).getByText('What people say')).toBeVisible()
})
