import { addDays, formatDay, today } from '@kinora/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import { openTeam } from '../openTeam.fake.tsx'
import { containing, words } from '../words.fake.ts'

const MEMBER = '/profile/my-team/member/12'
const PUT_OFF = words('snooze.label', { name: 'Maria Wójcik' })
const putOff = () => screen.findByRole('button', { name: PUT_OFF })

test.each([
  [
    'pl',
    words('signals.pain.chip', { pain: 7 }),
    /20 listopada.*Mediana z\s14 dni to 4,5/,
    'cisza od 8 dni',
    /^Od 12 listopada/,
    /ostatnich 14/,
  ],
  [
    'en',
    'pain 7 out of 10',
    /20 November.*median of 14 days is 4\.5/,
    'silent for 8 days',
    /^Since 12 November/,
    /last 14/,
  ],
] as const)('each signal explains itself when it is opened, in %s', async (...sentences) => {
  const [locale, pain, painWords, silent, silentWords, missedWords] = sentences
  const { user } = await openTeam(MEMBER, {}, { locale })
  const maria = within(await screen.findByRole('group', { name: /Maria Wójcik/ }))

  await user.click(maria.getByRole('button', { name: pain, expanded: false }))
  expect(screen.getByText(painWords)).toBeVisible()
  await user.click(maria.getByRole('button', { name: silent }))
  expect(screen.getByText(silentWords)).toBeVisible()
  expect(screen.queryByText(painWords)).not.toBeInTheDocument()
  await user.click(maria.getByRole('button', { name: /^2 dni bez|^2 planned days/ }))
  expect(screen.getByText(missedWords)).toBeVisible()
  await user.click(maria.getByRole('button', { expanded: true }))
  expect(screen.queryByText(missedWords)).not.toBeInTheDocument()
})

test('a member is put off and shown again, and the focus stays', async () => {
  const { user } = await openTeam(MEMBER)
  await user.click(await putOff())
  await user.click(screen.getByRole('button', { name: words('snooze.days', { count: 3 }) }))

  expect(await screen.findByText(containing('snooze.done', { count: 3, name: 'Maria Wójcik' }))).toBeVisible()
  const showAgain = await screen.findByRole('button', { name: words('snooze.endLabel', { name: 'Maria Wójcik' }) })
  await waitFor(() => expect(showAgain).toHaveFocus())
  expect(screen.queryByRole('button', { name: /^ból/ })).not.toBeInTheDocument()
  await user.click(showAgain)
  expect(await screen.findByRole('button', { name: /^ból/ })).toBeVisible()
  await waitFor(async () => expect(await putOff()).toHaveFocus())
})

test('the notice of it undoes it', async () => {
  const { user } = await openTeam(MEMBER)
  await user.click(await putOff())
  await user.click(screen.getByRole('button', { name: words('snooze.days', { count: 7 }) }))
  await user.click(await screen.findByRole('button', { name: words('snooze.undo') }))
  expect(await screen.findByRole('button', { name: /^ból/ })).toBeVisible()
})

test('days are counted where the specialist is, not in the browser', async () => {
  const specialistDay = addDays(today(), 1)
  const { user } = await openTeam(MEMBER, { specialistDay })
  await user.click(await putOff())
  await user.click(screen.getByRole('button', { name: words('snooze.days', { count: 1 }) }))
  const until = formatDay(addDays(specialistDay, 1), 'pl', 'long')
  expect(await screen.findByText(new RegExp(`Odłożone do\\s${until}\\.`))).toBeVisible()
})

test('a member is put off until a chosen day, which is a coming one', async () => {
  const { user } = await openTeam(MEMBER)
  await user.click(await putOff())
  const choices = within(screen.getByRole('group', { name: PUT_OFF }))
  const field = choices.getByLabelText(words('snooze.untilDay'))
  await user.type(field, today())
  await user.click(choices.getByRole('button', { name: words('snooze.action') }))
  expect(field).toHaveAccessibleDescription(words('snooze.wrongDay', { count: 60 }))

  await user.clear(field)
  await user.type(field, addDays(today(), 20))
  await user.click(choices.getByRole('button', { name: words('snooze.action') }))
  const until = formatDay(addDays(today(), 20), 'pl', 'long')
  expect(await screen.findByText(new RegExp(`Odłożone do\\s${until}\\.`))).toBeVisible()
})
