import type { Reminders } from '@kinora/contracts'
import { isReloadHeld } from '@kinora/router'
import { fakeSession, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answering, noContent, openSettings } from '../features/settings/openSettings.fake.tsx'
import { containing, text, words } from '../words.fake.ts'

const LINK = 'https://kinora.test/api/reminders/calendar/x.ics'
const STORED: Reminders = {
  slots: [
    { weekday: 1, time: '08:15' },
    { weekday: 3, time: '08:15' },
  ],
  byEmail: true,
  again: false,
  stoppedAt: null,
  calendarUrl: null,
}

/** Opens the page. Saving answers what was sent, and starts reminders that had stopped. */
async function open(stored: Partial<Reminders> = {}, options: Parameters<typeof openSettings>[1] = {}) {
  let now = { ...STORED, ...stored }
  const answer = () => HttpResponse.json({ data: now })
  answering('get', '/reminders', answer)
  const links = answering('post', '/reminders/calendar', () => {
    now = { ...now, calendarUrl: LINK }
    return answer()
  })
  const sent = answering('put', '/reminders', (body) => {
    const { timeZone, ...change } = (body as { data: Partial<Reminders> & { timeZone: string } }).data
    expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    now = { ...now, ...change, stoppedAt: null }
    return answer()
  })
  const view = await openSettings('/profile/reminders', options)
  await screen.findByRole('button', { name: /Zapisz przypomnienia|Save reminders/ })
  return { sent, links, ...view }
}

const entry = (number: number) => within(screen.getByRole('group', { name: `Przypomnienie ${number}` }))
const day = (number: number, name: string) => entry(number).getByRole('checkbox', { name })
const save = () => screen.getByRole('button', { name: words('reminders.save') })

test('reminders by e-mail without any time are saved, and say that none will come', async () => {
  const { user, sent } = await open({ slots: [], byEmail: false })
  await user.click(screen.getByRole('checkbox', { name: containing('reminders.byEmail') }))
  await user.click(save())
  expect(await screen.findByText(words('reminders.savedNoTimes'))).toBeVisible()
  expect(screen.queryByText(words('reminders.saved'))).toBeNull()
  expect(sent).toMatchObject([{ data: { slots: [], byEmail: true, again: false } }])
})

test('one time on several days is one entry; more can be added and removed', async () => {
  const { user, sent } = await open()
  expect(entry(1).getByLabelText(words('reminders.time'))).toHaveValue('08:15')
  expect(day(1, 'poniedziałek')).toBeChecked()
  expect(day(1, 'wtorek')).not.toBeChecked()
  await user.click(day(1, 'wtorek'))
  await user.click(screen.getByRole('button', { name: words('reminders.add') }))
  await user.clear(entry(2).getByLabelText(words('reminders.time')))
  await user.type(entry(2).getByLabelText(words('reminders.time')), '18:30')
  for (const name of ['poniedziałek', 'środa']) await user.click(day(2, name))
  await user.click(screen.getByRole('checkbox', { name: containing('reminders.again') }))
  await user.click(save())

  expect(await screen.findByText(words('reminders.saved'))).toBeVisible()
  const morning = [1, 2, 3].map((weekday) => ({ weekday, time: '08:15' }))
  expect(sent).toEqual([
    {
      data: expect.objectContaining({ slots: [...morning, { weekday: 5, time: '18:30' }], byEmail: true, again: true }),
    },
  ])

  expect(screen.getByRole('group', { name: words('reminders.number', { number: 2 }) })).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('reminders.removeOne', { number: 1 }) }))
  expect(screen.getByRole('button', { name: words('reminders.add') })).toHaveFocus()
  expect(screen.queryByRole('group', { name: words('reminders.number', { number: 2 }) })).not.toBeInTheDocument()
})

test('an entry without time or day is marked and not saved', async () => {
  const { user, sent } = await open()
  await user.clear(entry(1).getByLabelText(words('reminders.time')))
  for (const name of ['poniedziałek', 'środa']) await user.click(day(1, name))
  await user.click(save())

  expect(screen.getByText(words('reminders.noTime'))).toBeVisible()
  expect(screen.getByText(words('reminders.noDay'))).toBeVisible()
  expect(sent).toEqual([])
})

test('more than fourteen a week are refused', async () => {
  const { user, sent } = await open({
    slots: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => ['08:00', '18:00'].map((time) => ({ weekday, time }))),
  })
  await user.click(screen.getByRole('button', { name: words('reminders.add') }))
  await user.click(save())

  expect(screen.getByText(/najwyżej 14 przypomnień/)).toBeVisible()
  expect(sent).toEqual([])
})

test('a save that fails keeps what was chosen, holds reloads, and asks before leaving', async () => {
  const { user, router } = await open()
  answering('put', '/reminders', () => problem(503, 'database.unavailable'))
  await user.click(day(1, 'piątek'))
  await waitFor(() => expect(isReloadHeld()).toBe(true))
  await user.click(save())
  expect(await screen.findByText(words('account.problem.failure'))).toBeVisible()
  expect(day(1, 'piątek')).toBeChecked()

  await user.click(screen.getByRole('link', { name: 'Konto' }))
  expect(await screen.findByRole('alertdialog', { name: words('account.leave.question') })).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/reminders')
})

test('stopped reminders say why, and start again at a press', async () => {
  const { user, sent } = await open({ stoppedAt: '2026-11-20T08:00:00.000Z' })
  expect(screen.getByText(words('reminders.stopped'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('reminders.startAgain') }))

  await waitFor(() => expect(screen.queryByText(containing('reminders.stopped'))).not.toBeInTheDocument())
  expect(sent).toEqual([{ data: expect.objectContaining({ slots: STORED.slots }) }])
})

test('without a confirmed address there is a way to confirm it', async () => {
  await open({}, { as: fakeSession({ emailVerified: false }) })

  expect(screen.getByRole('link', { name: words('reminders.verify') })).toHaveAttribute('href', '/profile/account')
})

describe('the calendar', () => {
  test('its private link is made on request and copied', async () => {
    const { user, links } = await open()
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    expect(screen.queryByLabelText(words('reminders.calendar.link'))).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words('reminders.calendar.make') }))
    expect(await screen.findByLabelText(words('reminders.calendar.link'))).toHaveValue(LINK)
    expect(screen.getByText(words('reminders.calendar.private'))).toBeVisible()
    await user.click(screen.getByRole('button', { name: words('reminders.calendar.copy') }))

    expect(await screen.findByText(words('reminders.calendar.copied'))).toBeVisible()
    expect(copied).toHaveBeenCalledWith(LINK)
    expect(links).toHaveLength(1)
  })

  test('a new link replaces the one before only after a question', async () => {
    const { user, links } = await open({ calendarUrl: 'https://kinora.test/old.ics' })
    await user.click(screen.getByRole('button', { name: words('reminders.calendar.renew') }))
    const dialog = screen.getByRole('alertdialog', { name: words('reminders.calendar.question') })
    expect(links).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: words('reminders.calendar.renew') }))

    await waitFor(() => expect(screen.getByLabelText(words('reminders.calendar.link'))).toHaveValue(LINK))
  })
})

test('a specialist has no reminders', async () => {
  await openSettings('/profile/reminders', { as: fakeSession({ isSpecialist: true }) })

  expect(await screen.findByText(words('reminders.forMembers'))).toBeVisible()
})

describe('stopping from a mail, without signing in', () => {
  test.each([
    ['pl', text('reminders.stop.submit'), text('reminders.stop.doneTitle')],
    ['en', 'Turn reminders off', 'Reminders are off'],
  ] as const)('one press stops them, in %s', async (locale, press, done) => {
    const codes: (string | null)[] = []
    answering('post', '/reminders/stop', (_body, url) => {
      codes.push(url.searchParams.get('code'))
      return noContent()
    })
    const { user } = await openSettings('/reminders/stop#code=c0de', { as: 'visitor', locale })
    expect(codes).toEqual([])
    await user.click(screen.getByRole('button', { name: press }))

    expect(await screen.findByRole('heading', { name: done })).toHaveFocus()
    expect(codes).toEqual(['c0de'])
  })

  test('an invalid code leads to the settings', async () => {
    answering('post', '/reminders/stop', () => problem(410, 'reminders.wrongCode'))
    const { user } = await openSettings('/reminders/stop?code=old', { as: 'visitor' })
    await user.click(screen.getByRole('button', { name: words('reminders.stop.submit') }))

    expect(await screen.findByRole('heading', { name: words('reminders.stop.expiredTitle') })).toHaveFocus()
    expect(screen.getByRole('link', { name: words('reminders.stop.settings') })).toHaveAttribute(
      'href',
      '/profile/reminders',
    )
  })

  test('a failure can be tried again', async () => {
    answering('post', '/reminders/stop', () => problem(503, 'database.unavailable'))
    const { user } = await openSettings('/reminders/stop#code=c0de', { as: 'visitor' })
    await user.click(screen.getByRole('button', { name: words('reminders.stop.submit') }))
    expect(await screen.findByText(words('account.problem.failure'))).toBeVisible()

    answering('post', '/reminders/stop')
    await user.click(screen.getByRole('button', { name: words('reminders.stop.submit') }))
    expect(await screen.findByRole('heading', { name: words('reminders.stop.doneTitle') })).toBeVisible()
  })
})
