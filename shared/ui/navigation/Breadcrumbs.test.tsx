import { renderApp } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const messages = {
  demo: { pl: { breadcrumb: { a: 'A', programs: 'Programy' } }, en: { breadcrumb: { a: 'A', programs: 'Programs' } } },
}
const trail = () => screen.getByRole('navigation', { name: 'Jesteś tutaj' })
const steps = () =>
  within(trail())
    .getAllByRole('listitem')
    .map((step) => step.textContent)

test('the last step is plain text, those before are links', () => {
  renderApp(<Breadcrumbs ns="demo" lastTitle="Spokojna szyja" />, { route: '/programs/12', messages })

  expect(steps()).toEqual(['Strona główna', 'Programy', 'Spokojna szyja'])
  expect(screen.getByText('Spokojna szyja')).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('link', { name: 'Spokojna szyja' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Programy' })).toHaveAttribute('href', '/programs')
})

test('in English the links stay under /en', () => {
  renderApp(<Breadcrumbs ns="demo" lastTitle="Calm neck" />, { route: '/programs/13', locale: 'en', messages })

  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  expect(screen.getByRole('link', { name: 'Programs' })).toHaveAttribute('href', '/en/programs')
})

test('with a null title the step before becomes the last', () => {
  renderApp(<Breadcrumbs ns="demo" lastTitle={null} />, { route: '/a/programs', messages })

  expect(steps()).toEqual(['Strona główna', 'A'])
  expect(screen.getByText('A')).toHaveAttribute('aria-current', 'page')
})

test('with a path prop its steps are shown instead of the address’s', () => {
  renderApp(<Breadcrumbs ns="demo" path="/programs" />, { route: '/a/a/a', messages })

  expect(steps()).toEqual(['Strona główna', 'Programy'])
})

test('eight steps are all shown', () => {
  renderApp(<Breadcrumbs ns="demo" />, { route: '/a/a/a/a/a/a/programs', messages })

  expect(steps()).toHaveLength(8)
  expect(screen.queryByText('…')).not.toBeInTheDocument()
})

test('of nine steps, home and the last are shown; the others are behind a button', () => {
  renderApp(<Breadcrumbs ns="demo" />, { route: '/a/a/a/a/a/a/a/programs', messages })

  const folded = screen.getByRole('group')
  expect(folded).not.toHaveAttribute('open')
  expect(within(folded).getAllByRole('link', { hidden: true })).toHaveLength(7)
  expect(screen.getByRole('link', { name: 'Strona główna' })).toBeVisible()
  expect(within(folded).queryByText('Programy')).not.toBeInTheDocument()
  expect(screen.getByText('Programy')).toHaveAttribute('aria-current', 'page')
})
