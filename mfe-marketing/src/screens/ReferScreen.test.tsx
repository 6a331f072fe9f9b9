import type { ReferItem } from '@kinora/contracts'
import { api, renderRemote, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import marketing from '../remote.ts'
import { containing, words } from '../words.fake.ts'

const foundation: ReferItem = {
  id: 1,
  title: 'Fundacja Lżejszy Dzień',
  image: null,
  handBookUrl: '/media/handbooks/kat.pdf',
  description:
    'Ma **poradnik**.\n\n- telefon\n- sprzęt w domu\n\n<img src="x" alt="obce" /> [dom](javascript:alert(1))',
  data: { buttonURL: 'https://fundacja.example/', buttonText: 'Poznaj fundację' },
}
const shop: ReferItem = { ...foundation, id: 2, title: 'Sklep', handBookUrl: null }
const answer = (data: ReferItem[]) => http.get(api('/refer-items'), () => HttpResponse.json({ data }))

test('descriptions of partners are rendered as Markdown, without their HTML', async () => {
  server.use(answer([foundation, shop]))
  await renderRemote(marketing, '/refer')
  const partner = within(await screen.findByRole('region', { name: 'Fundacja Lżejszy Dzień' }))

  expect(partner.getByText('poradnik').tagName).toBe('STRONG')
  expect(partner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'telefon',
    'sprzęt w\u00a0domu',
  ])
  expect(partner.queryByRole('img')).not.toBeInTheDocument()
  expect(partner.queryByRole('link', { name: 'dom' })).not.toBeInTheDocument()
  expect(partner.getByRole('link', { name: /^Poznaj fundację ?, otwiera się w\snowej karcie$/ })).toHaveAttribute(
    'href',
    'https://fundacja.example/',
  )
  expect(partner.getByRole('link', { name: containing('refer.handBook') })).toHaveAttribute(
    'href',
    '/media/handbooks/kat.pdf',
  )
  expect(
    within(screen.getByRole('region', { name: 'Sklep' })).getAllByRole('link', { name: /Poznaj|Pobierz/ }),
  ).toHaveLength(1)
})

/** The page after its partners failed to load twice: in the loader, and when the component mounted. */
async function renderFailed() {
  let requestCount = 0
  server.use(http.get(api('/refer-items'), () => (requestCount++, new HttpResponse(null, { status: 500 }))))
  const { user } = await renderRemote(marketing, '/refer')
  await waitFor(() => expect([requestCount, screen.getByText(words('refer.failed'))]).toEqual([2, expect.anything()]))
  return { tryAgain: async () => user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' })) }
}

test('partners that failed to load can be retried', async () => {
  const { tryAgain } = await renderFailed()
  server.use(answer([foundation]))
  await tryAgain()
  expect(
    await within(await screen.findByRole('region', { name: 'Fundacja Lżejszy Dzień' })).findByText('poradnik'),
  ).toBeVisible()
})

test('without partners it says so', async () => {
  const { tryAgain } = await renderFailed()
  server.use(answer([]))
  await tryAgain()
  expect(await screen.findByText(words('refer.none'))).toBeVisible()
})
