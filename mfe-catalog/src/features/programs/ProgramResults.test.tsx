import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import pl from '../../locales/pl.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { ProgramResults } from './ProgramResults.tsx'

const show = (failed: boolean, onRetry = () => {}) =>
  renderApp(<ProgramResults filters={{ page: 1 }} list={undefined} names={[]} failed={failed} dimmed={false} onRetry={onRetry} />, {
    words: { 'mfe-catalog': { pl, en } },
  })

test('what has not come yet keeps its place, unheard', () => {
  const { container } = show(false)
  expect(container.querySelectorAll('li')).toHaveLength(12)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('a failure says what to do and tries again', async () => {
  const retry = jest.fn()
  const { user } = show(true, retry)
  expect(screen.getByText(/Nie udało się wczytać programów/).closest('[role=alert]')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
