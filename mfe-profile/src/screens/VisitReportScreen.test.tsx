import { renderApp, server } from '@kinora/testing'
import { useAlternates } from '@kinora/ui'
import { screen, within } from '@testing-library/react'
import { fakeReportLinks, TOKEN } from '../features/state/report/report.fake.ts'
import { renderProfile } from '../renderProfile.fake.tsx'

afterEach(() => void (location.hash = ''))

function open(token: string, ...given: Parameters<typeof fakeReportLinks>) {
  const { world, handlers } = fakeReportLinks(...given)
  server.use(...handlers)
  location.hash = token
  return { world, ...renderProfile('/visit-report') }
}

test('whoever has a link reads, prints and downloads the report, without signing in', async () => {
  const files: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} })
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, world } = open(TOKEN)
  const sheet = await screen.findByRole('article', { name: 'Raport do wizyty' })
  expect(sheet).toHaveTextContent('Jan Zieliński')
  expect(within(sheet).getByRole('region', { name: /^Notatki/ })).toHaveTextContent('=po spacerze')
  expect(world.opened).toEqual([TOKEN])
  const said = document.head.innerHTML
  expect(said).toContain('<meta name="referrer" content="no-referrer">')
  expect(said).toContain('<meta name="robots" content="noindex">')

  await user.click(screen.getByRole('button', { name: 'Drukuj' }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Pobierz CSV' }))
  expect(click).toHaveBeenCalledTimes(1)
  const text = await new Response(files[0]).text()
  expect(text).toMatch(/^\uFEFF?Dzień,Co,Wartość,Czego dotyczy\r\n/)
  expect(text).toMatch(/,Ból przed treningiem \(0–10\),6,Spokojna szyja\r\n/)
  expect(text).toMatch(/,Notatka,'=po spacerze,Spokojna szyja\r\n/)
  expect(text).toMatch(/,Ocena celu \(0–10\),7,Wejść na drugie piętro\r\n/)
})

test('the token is in no metadata of the page, and the language switch keeps it', async () => {
  function Switch() {
    return <p>{`inny język: ${useAlternates().en}`}</p>
  }
  open(TOKEN)
  await screen.findByRole('article')
  renderApp(<Switch />)
  expect(screen.getByText(`inny język: /visit-report#${TOKEN}`)).toBeInTheDocument()
  expect(document.head.innerHTML).not.toContain(TOKEN)
})

test.each([
  [410, 'reportLink.ended', /^Ten link już nie działa\./],
  [404, 'request.notFound', /^Nie ma raportu pod tym linkiem\./],
] as const)('a link that opens nothing says so: %s', async (status, code, words) => {
  open(TOKEN, 0, [status, code])
  expect(await screen.findByText(words)).toBeVisible()
})

test('an address without its token opens nothing', async () => {
  const { world } = open('')
  expect(await screen.findByText(/^Nie ma raportu pod tym linkiem\./)).toBeVisible()
  expect(world.opened).toEqual([])
})

test('a report that could not be read can be read again', async () => {
  const { user, world } = open(TOKEN, 0, [500, 'server.error'])
  expect(await screen.findByText('Nie udało się wczytać raportu.')).toBeVisible()
  world.refusal = null
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('article')).toBeVisible()
})
