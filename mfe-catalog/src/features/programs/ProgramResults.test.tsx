import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { messages } from '../../words.fake.ts'
import { ProgramResults } from './ProgramResults.tsx'

const show = (failed: boolean, onRetry = () => {}) =>
  renderApp(
    <ProgramResults
      filters={{ page: 1 }}
      list={undefined}
      tags={[]}
      failed={failed}
      dimmed={false}
      onRetry={onRetry}
      actionOf={() => null}
      badgeOf={() => null}
    />,
    {
      messages,
    },
  )

test('while it loads there are skeletons, hidden from screen readers', () => {
  show(false)
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(12)
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('a failure says what to do and tries again', async () => {
  const retry = jest.fn()
  const { user } = show(true, retry)
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toContainEqual(expect.stringContaining('Nie udało się wczytać programów.'))
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
