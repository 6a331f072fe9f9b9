import { addDays, formatDay, today } from '@kinora/i18n'
import { screen, within } from '@testing-library/react'
import { openTeam } from '../openTeam.fake.tsx'
import { bridge, cat, chair, dose, mariasPath, plank, template } from '../path.fake.ts'
import { EDITOR, item, press } from '../pathEditor.fake.ts'
import { maria, teamMember } from '../team.fake.ts'
import { containing, text, words } from '../words.fake.ts'

const LONG_AGO = '2026-10-05'
const often = (daysPerWeek: number) => dose({ daysPerWeek })
/** What each day of the week asks for, from today. */
const week = async () =>
  within(await screen.findByRole('list', { name: words('edit.week.title') }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
const ONE_OF_NINE_MINUTES = '1 trening9 min'

test('the week of the draft stands below the programs, and follows each change before it is saved', async () => {
  const items = [cat, bridge, chair].map((training) => ({ training, dose: often(1), addedDay: LONG_AGO }))
  const { user, calls } = await openTeam(EDITOR, { paths: { 12: { ...mariasPath, items } } })
  const days = await week()
  expect(days).toHaveLength(7)
  expect(days[0]).toContain(`${formatDay(today(), 'pl', 'weekday')}: `)
  expect(days.filter((day) => day.endsWith(ONE_OF_NINE_MINUTES))).toHaveLength(3)
  expect(days.filter((day) => day.endsWith(text('edit.week.rest')))).toHaveLength(4)
  expect(screen.getByText(containing('edit.week.total', { count: 3, time: '27 min' }))).toBeVisible()

  await user.click(await item(text('edit.dose', { title: 'Koci grzbiet' })))
  const dialog = within(await screen.findByRole('dialog', { name: 'Koci grzbiet' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: containing('dose.days') }), '2 dni')
  expect(dialog.getByText(/^Dni: \S+, \S+$/)).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: containing('dose.days') }), '7 dni')
  expect(dialog.queryByText(/^Dni: /)).toBeNull()
  await user.click(dialog.getByRole('button', { name: words('dose.done') }))
  expect((await week()).every((day) => /[12] trening/.test(day))).toBe(true)
  expect(screen.getByText(containing('edit.week.total', { count: 9, time: '81 min' }))).toBeVisible()
  expect(calls.filter((call) => call.startsWith('path'))).toEqual([])
})

test('a new program begins today, and a program says on which days it falls', async () => {
  const items = [{ training: cat, dose: often(1) }]
  await openTeam(EDITOR, { paths: { 12: { ...mariasPath, items } } })
  expect((await week())[0]).toContain(ONE_OF_NINE_MINUTES)
  const row = within(await screen.findByRole('list', { name: 'Programy' })).getByRole('listitem')
  expect(row).toHaveTextContent(containing('edit.week.days', { days: formatDay(today(), 'pl', 'weekdayShort') }))
})

test('a dose that ends within the week asks for nothing after its last day, and a path without days says so', async () => {
  const until = addDays(today(), 2)
  const items = [{ training: cat, dose: dose({ daysPerWeek: 7, until }), addedDay: LONG_AGO }]
  const { user } = await openTeam(EDITOR, { paths: { 12: { ...mariasPath, items } } })
  expect((await week()).map((day) => day.endsWith(ONE_OF_NINE_MINUTES))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ])
  await user.click(await item('Usuń z listy: Koci grzbiet'))
  expect(await screen.findByText(words('edit.week.none'))).toBeVisible()
  expect(screen.queryByRole('list', { name: words('edit.week.title') })).toBeNull()
})

test('a template shows the week too, as if it were assigned today', async () => {
  const items = [cat, bridge, chair, plank].map((training) => ({ training, dose: often(2) }))
  await openTeam('/profile/my-team/templates/5', { templates: [template(5, 'Kolana', { items })] })
  expect((await week())[0]).toContain(ONE_OF_NINE_MINUTES)
  expect(screen.getByText(words('edit.week.lead.template'))).toBeVisible()
  expect(screen.getByText(containing('edit.week.total', { count: 8, time: '72 min' }))).toBeVisible()
})

const titleOf = (name: string) => words('edit.withoutPlan.title', { name })

test('films that need a plan are named, for somebody without one', async () => {
  const free = { ...bridge, isExampleTraining: true }
  const path = { ...mariasPath, items: [cat, free].map((training) => ({ training, dose: null })), gentle: [chair] }
  const { user } = await openTeam('/profile/my-team/member/13/path', { paths: { 13: path } })
  expect(await screen.findByText(titleOf('Jan'))).toBeVisible()
  const films = (...titles: string[]) =>
    containing('edit.withoutPlan.films', { count: titles.length, titles: titles.map((one) => `„${one}”`).join(', ') })
  expect(screen.getByText(films('Koci grzbiet', 'Wstawanie'))).toBeVisible()
  await user.click(await item('Usuń z listy: Koci grzbiet'))
  expect(screen.getByText(films('Wstawanie'))).toBeVisible()
})

test('nobody with a plan, or with free films alone, is warned of', async () => {
  await openTeam(EDITOR, { paths: { 12: mariasPath } })
  expect(await week()).toHaveLength(7)
  expect(screen.queryByText(titleOf('Maria'))).toBeNull()
})

test('assigning says which template it is, and warns of each person without a plan', async () => {
  const state = { members: [maria, teamMember(13, 'Jan')], templates: [template(5, 'Kolana')] }
  const { user } = await openTeam('/profile/my-team/templates/5/assign', state)
  expect(
    await screen.findByRole('heading', { name: words('assign.pageOf', { name: 'Kolana' }), level: 1 }),
  ).toBeVisible()
  for (const name of ['Maria Wójcik', 'Jan Wójcik']) await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(await press('Zobacz zmiany'))
  expect(await screen.findByText(titleOf('Jan Wójcik'))).toBeVisible()
  expect(screen.queryByText(titleOf('Maria Wójcik'))).toBeNull()
})
