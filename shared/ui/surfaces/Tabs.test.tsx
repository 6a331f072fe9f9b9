import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { Tabs } from './Tabs.tsx'

const tabs = () =>
  renderApp(
    <Tabs
      label="Obok filmu"
      tabs={[
        { id: 'chapters', label: 'Rozdziały', panel: 'pierwszy' },
        { id: 'transcript', label: 'Transkrypcja', panel: 'drugi' },
        { id: 'notes', label: 'Notatki', panel: 'trzeci' },
      ]}
    />,
  )
const open = () => screen.getByRole('tab', { selected: true })

test('a click opens a tab, and its panel is labelled by it', async () => {
  const { user } = tabs()
  await user.click(screen.getByRole('tab', { name: 'Transkrypcja' }))

  expect(open()).toHaveAccessibleName('Transkrypcja')
  expect(screen.getByRole('tabpanel', { name: 'Transkrypcja' })).not.toHaveAttribute('data-closed')
  expect(screen.getByRole('tabpanel', { name: 'Rozdziały' })).toHaveAttribute('data-closed')
})

test('the tab list is one tab stop, arrows wrap around, Home and End go to the ends', async () => {
  const { user } = tabs()
  await user.tab()
  expect(open()).toHaveFocus()

  await user.keyboard('{ArrowLeft}')
  expect(open()).toHaveAccessibleName('Notatki')
  expect(open()).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(open()).toHaveAccessibleName('Rozdziały')
  await user.keyboard('{End}')
  expect(open()).toHaveAccessibleName('Notatki')
  await user.keyboard('{Home}')
  expect(open()).toHaveFocus()
  expect(open()).toHaveAccessibleName('Rozdziały')

  await user.tab()
  expect(screen.getByRole('tabpanel', { name: 'Rozdziały' })).toHaveFocus()
})
