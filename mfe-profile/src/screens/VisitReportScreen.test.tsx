import { renderApp, renderRemote } from '@kinora/testing'
import { useAlternates } from '@kinora/ui'
import { act, screen, within } from '@testing-library/react'
import { fakeReportLinks, report, TOKEN } from '../features/state/report/report.fake.ts'
import profile from '../remote.ts'
import { containing, words } from '../words.fake.ts'

afterEach(() => void (location.hash = ''))

async function open(token: string, ...args: Parameters<typeof fakeReportLinks>) {
  const { state, handlers } = fakeReportLinks(...args)
  location.hash = token
  return { state, ...(await renderRemote(profile, '/visit-report', { handlers })) }
}

test('whoever has a link reads, prints and downloads the report, without signing in', async () => {
  const files: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} })
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, state } = await open(TOKEN)
  const sheet = await screen.findByRole('article', { name: words('report.title') })
  expect(sheet).toHaveTextContent('Jan Zieliński')
  expect(within(sheet).getByRole('region', { name: containing('report.notes') })).toHaveTextContent('=po spacerze')
  expect(state.opened).toEqual([TOKEN])
  const head = document.head.innerHTML
  expect(head).toContain('<meta name="referrer" content="no-referrer">')
  expect(head).toContain('<meta name="robots" content="noindex">')

  await user.click(screen.getByRole('button', { name: words('report.print') }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: words('report.csv.download') }))
  expect(click).toHaveBeenCalledTimes(1)
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(`kinora-Jan-Zieliński-${report.to}.csv`)
  const line = await new Response(files[0]).text()
  expect(line).toMatch(/^\uFEFF?Dzień;Co;Wartość;Czego dotyczy\r\n/)
  expect(line).toMatch(/;Ból przed treningiem \(0–10\);6;Spokojna szyja\r\n/)
  // The day that the page says.
  expect(within(sheet).getByText('12-11-2026')).toBeVisible()
  expect(line).toMatch(/2026-11-12;Objawy;/)
  expect(line).toMatch(/;Wysiłek;za ciężki;Spokojna szyja\r\n/)
  expect(line).toMatch(/;Notatka;'=po spacerze;Spokojna szyja\r\n/)
  expect(line).toMatch(/;Ocena celu \(0–10\);7;Wejść na drugie piętro\r\n/)
})

test('the token is in no metadata of the page, and the language switch keeps it', async () => {
  function Switch() {
    return <p>{`inny język: ${useAlternates().en}`}</p>
  }
  await open(TOKEN)
  await screen.findByRole('article')
  renderApp(<Switch />)
  expect(screen.getByText(`inny język: /visit-report#${TOKEN}`)).toBeInTheDocument()
  expect(document.head.innerHTML).not.toContain(TOKEN)
})

test.each([
  [410, 'reportLink.ended', /^Ten link już nie działa\./],
  [404, 'request.notFound', /^Nie ma raportu pod tym linkiem\./],
] as const)('a link that opens nothing says so: %s', async (status, code, sentence) => {
  await open(TOKEN, 0, [status, code])
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('a report that is open empties when the member ends its link', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { state } = await open(TOKEN)
  await screen.findByRole('article')
  state.refusal = [410, 'reportLink.ended']
  await act(() => jest.advanceTimersByTimeAsync(5_000))

  expect(await screen.findByText(words('report.shared.ended'))).toBeVisible()
  expect(screen.queryByText(/Zieliński/)).toBeNull()
  jest.useRealTimers()
})

test('an address without its token opens nothing', async () => {
  const { state } = await open('')
  expect(await screen.findByText(words('report.shared.unknown'))).toBeVisible()
  expect(state.opened).toEqual([])
})

test('a report that could not be read can be read again', async () => {
  const { user, state } = await open(TOKEN, 0, [500, 'server.error'])
  expect(await screen.findByText(words('report.shared.failed'))).toBeVisible()
  state.refusal = null
  await user.click(screen.getByRole('button', { name: words('again') }))
  expect(await screen.findByRole('article')).toBeVisible()
})
