import type { AccessEntry, Consent, SpecialistRecord } from '@kinora/contracts'
import { api, fakeSession, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering, noContent, openSettings } from '../features/settings/openSettings.fake.tsx'
import { containing, text, words } from '../words.fake.ts'

const consent = (kind: Consent['kind'], isGiven = true): Consent => ({
  kind,
  version: '2026-10',
  isGiven,
  createdAt: '2026-11-02T09:00:00.000Z',
})
const CONSENTS = [consent('terms'), consent('privacy'), consent('health'), consent('marketing', false)]

const EWA: SpecialistRecord = {
  userId: 8,
  firstName: 'Ewa',
  lastName: 'Lis',
  description: null,
  avatarURL: null,
  professionalTitle: 'physiotherapist',
  since: '2026-09-01T09:00:00.000Z',
  officeHours: [],
  timeZone: 'Europe/Warsaw',
  awayUntil: null,
  answersWithinHours: null,
}

const entry = (id: number, what: AccessEntry['what'], times = 1): AccessEntry => ({
  id,
  actorName: 'Ewa Lis',
  what,
  times,
  at: '2026-11-20T10:30:00.000Z',
})
const accessPage = (data: AccessEntry[], page = 1, pageCount = 1) =>
  HttpResponse.json({ data, meta: { pagination: { page, pageSize: 20, pageCount, total: data.length } } })

type Options = Parameters<typeof openSettings>[1] & { access?: (page: number) => Response }

/** Opens the page; each decision on a consent is answered with the consents after it. */
async function open({ access = () => accessPage([]), ...options }: Options = {}) {
  answering('get', '/user/me/access', (_body, url) => access(Number(url.searchParams.get('pagination[page]'))))
  const sent = answering('post', '/user/me/consents', (body) => {
    const { kind, isGiven } = (body as { data: Consent }).data
    return HttpResponse.json({ data: CONSENTS.map((old) => (old.kind === kind ? consent(kind, isGiven) : old)) })
  })
  const view = await openSettings('/profile/data', { profile: { consents: CONSENTS }, ...options })
  return { sent, ...view }
}

const section = (name: string) => within(screen.getByRole('region', { name }))

test('all data are downloaded as one file', async () => {
  const saved: string[] = []
  URL.createObjectURL = (file) => `blob:${(file as Blob).type}`
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  answering('get', '/user/me/export', () => new HttpResponse('zip', { headers: { 'content-type': 'application/zip' } }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: words('data.export.download') }))

  expect(await screen.findByText(words('data.export.done'))).toBeVisible()
  expect(saved).toEqual([expect.stringMatching(/^kinora-\d{4}-\d\d-\d\d\.zip blob:application\/zip$/)])
})

test('a failed download shows an error', async () => {
  answering('get', '/user/me/export', () => problem(429, 'auth.tooManyAttempts', { retryAfter: 82_000 }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: words('data.export.download') }))

  expect(await screen.findByText(/Odczekaj 23\sgodziny i/)).toBeVisible()
})

describe('who looked', () => {
  test('nobody yet', async () => {
    await open()

    expect(await screen.findByText(words('data.access.nobody'))).toBeVisible()
  })

  test.each([
    [
      'pl',
      text('data.access.title'),
      'Ewa Lis – Twoje objawy (3 razy)',
      'Starsze',
      'Strona 2 z 2',
      /20 listopada 2026/,
    ],
    ['en', 'Who looked at your data', 'Ewa Lis – your symptoms (3 times)', 'Older', 'Page 2 of 2', /20 November 2026/],
  ] as const)('in %s, in words, twenty at a time', async (locale, title, sentence, older, page, day) => {
    const { user } = await open({
      locale,
      access: (pageNumber) =>
        accessPage([pageNumber === 1 ? entry(1, 'path') : entry(2, 'symptoms', 3)], pageNumber, 2),
    })
    const access = () => section(title)
    await user.click(await access().findByRole('button', { name: older }))

    expect(await access().findByText(page)).toBeVisible()
    const item = await access().findByText(
      (_text, element) => element?.textContent === sentence && element.tagName === 'SPAN',
    )
    expect(item).toBeVisible()
    expect(access().getByText(day)).toBeVisible()
    expect(access().getByRole('button', { name: older })).toHaveAttribute('aria-disabled', 'true')
  })

  test('whoever opened the report by a link has no name', async () => {
    await open({ access: () => accessPage([{ ...entry(1, 'reportLink', 2), actorName: '' }]) })
    const sentence = 'Ktoś z Twoim linkiem – Twój raport do wizyty (2 razy)'
    const item = await section(text('data.access.title')).findByText(
      (_text, element) => element?.tagName === 'SPAN' && element.textContent.replaceAll(/\s/g, ' ') === sentence,
    )
    expect(item).toBeVisible()
  })

  test('a list that cannot be read can be asked for again', async () => {
    let isDown = true
    const { user } = await open({ access: () => (isDown ? problem(503, 'database.unavailable') : accessPage([])) })
    const again = await section(text('data.access.title')).findByRole('button', { name: words('again') })
    isDown = false
    await user.click(again)

    expect(await screen.findByText(words('data.access.nobody'))).toBeVisible()
  })
})

describe('consents', () => {
  test('each with its decision, date and version', async () => {
    await open()

    expect(
      await screen.findAllByText(words('data.consent.given', { day: '2 listopada 2026', version: '2026-10' })),
    ).toHaveLength(3)
    expect(
      screen.getByText(words('data.consent.withdrawn', { day: '2 listopada 2026', version: '2026-10' })),
    ).toBeVisible()
    expect(screen.getAllByRole('link', { name: containing('data.consent.withdrawByDeleting') })).toHaveLength(2)
  })

  test('marketing is a switch, saved at once', async () => {
    const { user, sent } = await open()
    const marketing = await screen.findByRole('switch', { name: containing('data.consent.marketing.label') })
    expect(marketing).not.toBeChecked()
    await user.click(marketing)

    await waitFor(() => expect(marketing).toBeChecked())
    expect(sent).toEqual([{ data: { kind: 'marketing', isGiven: true } }])
    expect(await screen.findByText(words('data.consent.marketing.on'))).toBeVisible()
  })

  test('a switch that was not saved goes back and says so', async () => {
    const { user } = await open()
    answering('post', '/user/me/consents', () => problem(503, 'database.unavailable'))
    await user.click(await screen.findByRole('switch'))

    expect(await screen.findByText(words('account.problem.failure'))).toBeVisible()
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  test('withdrawing health says what will happen, and it can be given again', async () => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('button', { name: words('data.consent.withdraw') }))
    const dialog = screen.getByRole('alertdialog', { name: words('data.consent.health.question') })
    expect(dialog).toHaveAccessibleDescription(
      /przestanie widzieć Twoje dane.*współpraca z\u00a0nim się zakończy.*Ankiety/,
    )
    await user.click(within(dialog).getByRole('button', { name: 'Nie, wróć' }))
    expect(sent).toEqual([])

    await user.click(screen.getByRole('button', { name: words('data.consent.withdraw') }))
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: words('data.consent.withdraw') }),
    )
    const again = await screen.findByRole('button', { name: words('data.consent.giveAgain') })
    await user.click(again)
    expect(await screen.findByRole('button', { name: words('data.consent.withdraw') })).toBeVisible()
    expect(sent).toEqual([false, true].map((isGiven) => ({ data: { kind: 'health', isGiven } })))
  })
})

describe('leaving the team', () => {
  const teamSection = () => screen.queryByRole('region', { name: words('data.team.title') })

  test('without a specialist there is nothing to leave', async () => {
    await open()
    await screen.findByText(words('sidebar.specialist.none'))

    expect(teamSection()).not.toBeInTheDocument()
  })

  test('the question names the specialist; afterwards they are gone', async () => {
    const { user, state } = await open({ specialist: EWA })
    expect(await screen.findByRole('region', { name: words('data.team.title') })).toBeVisible()
    const left = answering('delete', '/team', () => {
      state.specialist = null
      return noContent()
    })
    await user.click(await screen.findByRole('button', { name: words('data.team.leave') }))
    const dialog = screen.getByRole('alertdialog', { name: /Ewa Lis/ })
    expect(left).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: words('data.team.leave') }))

    expect(await screen.findByText(words('data.team.left'))).toBeVisible()
    expect(left).toHaveLength(1)
    expect(screen.queryByRole('button', { name: words('data.team.leave') })).not.toBeInTheDocument()
  })

  test('a specialist has no team to leave', async () => {
    let isAsked = false
    const specialist = http.get(api('/members/specialist'), () => {
      isAsked = true
      return HttpResponse.json({ data: EWA })
    })
    await open({ as: fakeSession({ isSpecialist: true }), handlers: [specialist] })
    await screen.findByRole('switch')

    expect(isAsked).toBe(false)
    expect(teamSection()).not.toBeInTheDocument()
  })
})
