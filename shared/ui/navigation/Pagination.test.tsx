import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { Pagination } from './Pagination.tsx'

const hrefOf = (page: number) => `/programs?level=2&page=${page}`

test('pages are plain links that keep the filters', () => {
  renderApp(<Pagination page={2} pageCount={3} hrefOf={hrefOf} />, { locale: 'en' })

  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/en/programs?level=2&page=1')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/programs?level=2&page=3')
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/en/programs?level=2&page=3')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2')
})

test('at an end the link becomes a disabled button', () => {
  renderApp(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />)

  expect(screen.queryByRole('link', { name: 'Następna' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Następna' })).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Poprzednia' })).toBeVisible()
})

test('a single page has no pagination', () => {
  renderApp(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
