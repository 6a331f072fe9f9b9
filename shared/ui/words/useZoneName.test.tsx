import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { useZoneName } from './useZoneName.ts'

test.each([
  ['Europe/Warsaw', 'czas polski'],
  ['America/New_York', 'czas wschodnioamerykański'],
  ['Mars/Olympus_Mons', 'Mars/Olympus Mons'],
])('%s is called as people call it, or by its own name where the browser is older than the zone', (zone, name) => {
  const Zone = () => useZoneName()(zone)
  renderApp(
    <p>
      <Zone />
    </p>,
  )
  expect(screen.getByRole('paragraph')).toHaveTextContent(name)
})
