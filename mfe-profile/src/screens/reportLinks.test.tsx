import { screen, waitFor, within } from '@testing-library/react'
import { fakeReportLinks, TOKEN } from '../features/state/report/report.fake.ts'
import { openState } from '../openState.fake.ts'

const route = '/profile/my-state/report'
async function open(...given: Parameters<typeof fakeReportLinks>) {
  const { world, handlers } = fakeReportLinks(...given)
  const view = await openState({}, { route, links: handlers })
  const part = within(await screen.findByRole('region', { name: 'Pokaż raport' }))
  await part.findByRole('list', { name: 'Działające linki' })
  return { ...view, links: world, part }
}

test('a member makes a link with notes, sees it once, and ends it', async () => {
  const { user, links, part } = await open()
  await user.click(part.getByRole('checkbox', { name: /^Pokaż też moje notatki/ }))
  await user.click(part.getByRole('button', { name: 'Utwórz link' }))
  const field = await part.findByRole('textbox', { name: 'Twój link' })
  expect(field).toHaveValue(`https://kinora.test/visit-report#${TOKEN}`)
  expect(field).toHaveAccessibleDescription(/^Skopiuj go teraz/)
  expect(field).toHaveFocus()
  expect(links.wishes.map(({ withNotes }) => withNotes)).toEqual([true])
  expect(part.getByText(/^Utworzony 20 listopada 2026.*, z\snotatkami, działa do 27 listopada 2026/)).toBeVisible()
  expect(part.getByText('Nikt go jeszcze nie otworzył.')).toBeVisible()

  await user.click(part.getByRole('button', { name: /^Zakończ link, utworzony/ }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Zakończ link' }))
  await waitFor(() => expect(part.queryByText(/^Utworzony/)).not.toBeInTheDocument())
  expect(part.queryByRole('textbox', { name: 'Twój link' })).not.toBeInTheDocument()
})

test('each link says how often it was opened', async () => {
  const { part } = await open(2)
  expect(part.getByText(/^Otwarty 2 razy, ostatnio 21 listopada 2026/)).toBeVisible()
})

test('with five links there is no sixth', async () => {
  const { part } = await open(5)
  expect(await part.findByText(/^Masz 5 działających linków/)).toBeVisible()
  expect(part.queryByRole('button', { name: 'Utwórz link' })).not.toBeInTheDocument()
})

test('a link that could not be made is asked for again as the same', async () => {
  const { user, links, part } = await open(0, [503, 'database.unavailable'])
  await user.click(part.getByRole('button', { name: 'Utwórz link' }))
  expect(await part.findByText(/^Nie udało się utworzyć linku\./)).toBeVisible()
  links.refusal = null
  await user.click(part.getByRole('button', { name: 'Utwórz link' }))
  expect(await part.findByRole('textbox', { name: 'Twój link' })).toBeVisible()
  expect(links.wishes[1]?.key).toBe(links.wishes[0]?.key)
})
