import type { AccessEntry, Consent, SpecialistRecord } from '@kinora/contracts'
import { fakeSession, problem } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answering, noContent, openSettings } from '../features/settings/openSettings.fake.tsx'

const given = (kind: Consent['kind'], isGiven = true): Consent => ({
  kind,
  version: '2026-10',
  isGiven,
  createdAt: '2026-11-02T09:00:00.000Z',
})
const CONSENTS = [given('terms'), given('privacy'), given('health'), given('marketing', false)]

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
    return HttpResponse.json({ data: CONSENTS.map((old) => (old.kind === kind ? given(kind, isGiven) : old)) })
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
  await user.click(screen.getByRole('button', { name: 'Pobierz moje dane' }))

  expect(await screen.findByText(/Plik jest gotowy/)).toBeVisible()
  expect(saved).toEqual([expect.stringMatching(/^kinora-\d{4}-\d\d-\d\d\.zip blob:application\/zip$/)])
})

test('a failed download shows an error', async () => {
  answering('get', '/user/me/export', () => problem(429, 'auth.tooManyAttempts'))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Pobierz moje dane' }))

  expect(await screen.findByText(/Za dużo prób/)).toBeVisible()
})

describe('who looked', () => {
  test('nobody yet', async () => {
    await open()

    expect(await screen.findByText('Nikt jeszcze nie oglądał Twoich danych.')).toBeVisible()
  })

  test.each([
    ['pl', 'Kto oglądał Twoje dane', 'Ewa Lis – Twoje objawy (3 razy)', 'Starsze', 'Strona 2 z 2', /20 listopada 2026/],
    ['en', 'Who looked at your data', 'Ewa Lis – your symptoms (3 times)', 'Older', 'Page 2 of 2', /20 November 2026/],
  ] as const)('in %s, in words, twenty at a time', async (locale, title, words, older, page, day) => {
    const { user } = await open({
      locale,
      access: (asked) => accessPage([asked === 1 ? entry(1, 'path') : entry(2, 'symptoms', 3)], asked, 2),
    })
    const access = () => section(title)
    await user.click(await access().findByRole('button', { name: older }))

    expect(await access().findByText(page)).toBeVisible()
    const item = await access().findByText(
      (_text, element) => element?.textContent === words && element.tagName === 'SPAN',
    )
    expect(item).toBeVisible()
    expect(access().getByText(day)).toBeVisible()
    expect(access().getByRole('button', { name: older })).toHaveAttribute('aria-disabled', 'true')
  })

  test('whoever opened the report by a link has no name', async () => {
    await open({ access: () => accessPage([{ ...entry(1, 'reportLink', 2), actorName: '' }]) })
    const words = 'Ktoś z Twoim linkiem – Twój raport do wizyty (2 razy)'
    const item = await section('Kto oglądał Twoje dane').findByText(
      (_text, element) => element?.tagName === 'SPAN' && element.textContent.replaceAll(/\s/g, ' ') === words,
    )
    expect(item).toBeVisible()
  })

  test('a list that cannot be read can be asked for again', async () => {
    let isDown = true
    const { user } = await open({ access: () => (isDown ? problem(503, 'database.unavailable') : accessPage([])) })
    const again = await section('Kto oglądał Twoje dane').findByRole('button', { name: 'Spróbuj ponownie' })
    isDown = false
    await user.click(again)

    expect(await screen.findByText('Nikt jeszcze nie oglądał Twoich danych.')).toBeVisible()
  })
})

describe('consents', () => {
  test('each with its decision, date and version', async () => {
    await open()

    expect(await screen.findAllByText('Zgoda z dnia 2 listopada 2026, wersja 2026-10.')).toHaveLength(3)
    expect(screen.getByText('Zgoda wycofana 2 listopada 2026, wersja 2026-10.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: /usuwając konto/ })).toHaveLength(2)
  })

  test('marketing is a switch, saved at once', async () => {
    const { user, sent } = await open()
    const wanted = await screen.findByRole('switch', { name: /wieści o\u00a0nowych programach/ })
    expect(wanted).not.toBeChecked()
    await user.click(wanted)

    await waitFor(() => expect(wanted).toBeChecked())
    expect(sent).toEqual([{ data: { kind: 'marketing', isGiven: true } }])
    expect(await screen.findByText('Zgoda zapisana.')).toBeVisible()
  })

  test('a switch that was not saved goes back and says so', async () => {
    const { user } = await open()
    answering('post', '/user/me/consents', () => problem(503, 'database.unavailable'))
    await user.click(await screen.findByRole('switch'))

    expect(await screen.findByText(/Coś u nas nie zadziałało/)).toBeVisible()
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  test('withdrawing health says what will happen, and it can be given again', async () => {
    const { user, sent } = await open()
    await user.click(await screen.findByRole('button', { name: 'Wycofaj zgodę' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Wycofać zgodę na dane o\u00a0zdrowiu?' })
    expect(dialog).toHaveAccessibleDescription(
      /przestanie widzieć Twoje dane.*współpraca z\u00a0nim się zakończy.*Ankiety/,
    )
    await user.click(within(dialog).getByRole('button', { name: 'Nie, wróć' }))
    expect(sent).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Wycofaj zgodę' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Wycofaj zgodę' }))
    const again = await screen.findByRole('button', { name: 'Wyraź zgodę ponownie' })
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Wycofaj zgodę' })).toBeVisible()
    expect(sent).toEqual([false, true].map((isGiven) => ({ data: { kind: 'health', isGiven } })))
  })
})

describe('leaving the team', () => {
  test('without a specialist there is nothing to leave', async () => {
    await open()
    await screen.findByRole('switch')

    expect(screen.queryByRole('heading', { name: 'Współpraca ze specjalistą' })).not.toBeInTheDocument()
  })

  test('the question names the specialist; afterwards they are gone', async () => {
    const { user, world } = await open({ specialist: EWA })
    const left = answering('delete', '/team', () => {
      world.specialist = null
      return noContent()
    })
    await user.click(await screen.findByRole('button', { name: 'Zakończ współpracę' }))
    const dialog = screen.getByRole('alertdialog', { name: /Ewa Lis/ })
    expect(left).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Zakończ współpracę' }))

    expect(await screen.findByText(/^Współpraca zakończona/)).toBeVisible()
    expect(left).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Zakończ współpracę' })).not.toBeInTheDocument()
  })

  test('a specialist has no team to leave', async () => {
    await open({ session: fakeSession({ isSpecialist: true }), specialist: EWA })
    await screen.findByRole('switch')

    expect(screen.queryByRole('heading', { name: 'Współpraca ze specjalistą' })).not.toBeInTheDocument()
  })
})
