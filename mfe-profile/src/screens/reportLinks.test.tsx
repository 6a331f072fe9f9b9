import { fakeSession } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeReportLinks, TOKEN } from '../features/state/report/report.fake.ts'
import { openState } from '../openState.fake.ts'
import { containing, words } from '../words.fake.ts'

const route = '/profile/my-state/report'
async function open(...args: Parameters<typeof fakeReportLinks>) {
  const { state, handlers } = fakeReportLinks(...args)
  const view = await openState({}, { route, links: handlers })
  const part = within(await screen.findByRole('region', { name: words('report.links.title') }))
  await part.findByRole('list', { name: words('report.links.list') })
  return { ...view, links: state, part }
}

test('a member makes a link with notes, sees it once, and ends it', async () => {
  const { user, links, part } = await open()
  await user.click(part.getByRole('checkbox', { name: containing('report.links.withNotes') }))
  await user.click(part.getByRole('button', { name: words('report.links.make') }))
  const field = await part.findByRole('textbox', { name: words('report.links.new') })
  expect(field).toHaveValue(`https://kinora.test/visit-report#${TOKEN}`)
  expect(field).toHaveAccessibleDescription(containing('report.links.once'))
  expect(field).toHaveFocus()
  expect(links.wishes.map(({ withNotes }) => withNotes)).toEqual([true])
  expect(part.getByText(/^Utworzony 20 listopada 2026.*, z\snotatkami, działa do 27 listopada 2026/)).toBeVisible()
  expect(part.getByText(words('report.links.unopened'))).toBeVisible()

  await user.click(part.getByRole('button', { name: containing('report.links.endLabel') }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words('report.links.end') }))
  await waitFor(() => expect(part.queryByText(/^Utworzony/)).not.toBeInTheDocument())
  expect(part.queryByRole('textbox', { name: words('report.links.new') })).not.toBeInTheDocument()
})

test('two quick presses make one link, which is shown before the list is read again', async () => {
  const { user, links, part } = await open()
  const make = part.getByRole('button', { name: words('report.links.make') })
  links.isHeld = true
  act(() => {
    make.click()
    make.click()
  })
  expect(await part.findByRole('textbox', { name: words('report.links.new') })).toBeVisible()
  expect(links.wishes).toHaveLength(1)
  links.isHeld = false
  await user.click(make)
  await waitFor(() => expect(links.wishes).toHaveLength(2))
  expect(links.wishes[1]?.key).not.toBe(links.wishes[0]?.key)
})

test('each link says how often it was opened', async () => {
  const { part } = await open(2)
  expect(part.getByText(/^Otwarty 2 razy, ostatnio 21 listopada 2026/)).toBeVisible()
})

test('with five links there is no sixth', async () => {
  const { part } = await open(5)
  expect(await part.findByText(/^Masz 5 działających linków/)).toBeVisible()
  expect(part.queryByRole('button', { name: words('report.links.make') })).not.toBeInTheDocument()
})

test('a link that could not be made is asked for again as the same', async () => {
  const { user, links, part } = await open(0, [503, 'database.unavailable'])
  await user.click(part.getByRole('button', { name: words('report.links.make') }))
  expect(await part.findByText(words('report.links.notMade'))).toBeVisible()
  links.refusal = null
  await user.click(part.getByRole('button', { name: words('report.links.make') }))
  expect(await part.findByRole('textbox', { name: words('report.links.new') })).toBeVisible()
  expect(links.wishes[1]?.key).toBe(links.wishes[0]?.key)
})

test('a specialist has a report of their own, and nobody to give links to', async () => {
  const { handlers } = fakeReportLinks()
  await openState({}, { route, links: handlers, as: fakeSession({ isSpecialist: true }) })
  expect(await screen.findByRole('heading', { level: 1, name: words('report.title') })).toBeVisible()
  expect(await screen.findByRole('button', { name: words('report.print') })).toBeVisible()
  expect(screen.queryByRole('region', { name: words('report.links.title') })).not.toBeInTheDocument()
})
