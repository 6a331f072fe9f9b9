import type { ReferItem } from '@kinora/contracts'
import { api, server } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderMarketing } from '../renderMarketing.fake.tsx'

const foundation: ReferItem = {
  id: 1, title: 'Fundacja Lżejszy Dzień', image: null, handBookUrl: '/media/handbooks/kat.pdf',
  description: 'Ma **poradnik**.\n\n- telefon\n- sprzęt\n\n<img src="x" alt="obce" /> [dom](javascript:alert(1))',
  data: { buttonURL: 'https://fundacja.example/', buttonText: 'Poznaj fundację' },
}
const shop: ReferItem = { ...foundation, id: 2, title: 'Sklep', handBookUrl: null }
const answer = (data: ReferItem[]) => http.get(api('/refer-items'), () => HttpResponse.json({ data }))

test('partners say what they offer, in Markdown and in no markup of their own', async () => {
  server.use(answer([foundation, shop]))
  renderMarketing('/refer')
  const partner = within(await screen.findByRole('region', { name: 'Fundacja Lżejszy Dzień' }))

  expect(partner.getByText('poradnik').tagName).toBe('STRONG')
  expect(partner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['telefon', 'sprzęt'])
  expect(partner.queryByRole('img')).not.toBeInTheDocument()
  expect(partner.queryByRole('link', { name: 'dom' })).not.toBeInTheDocument()
  expect(partner.getByRole('link', { name: 'Poznaj fundację' })).toHaveAttribute('href', 'https://fundacja.example/')
  expect(partner.getByRole('link', { name: /^Pobierz poradnik/ })).toHaveAttribute('href', '/media/handbooks/kat.pdf')
  expect(within(screen.getByRole('region', { name: 'Sklep' })).getAllByRole('link', { name: /Poznaj|Pobierz/ })).toHaveLength(1)
})

test('no partners, and partners that do not come', async () => {
  let asked = 0
  server.use(http.get(api('/refer-items'), () => (asked++, new HttpResponse(null, { status: 500 }))))
  const { user } = renderMarketing('/refer')
  // The page asks before it shows, and the part once more as it comes.
  await waitFor(() => expect([asked, screen.getByText('Nie udało się wczytać partnerów.')]).toEqual([2, expect.anything()]))
  server.use(answer([]))
  await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('Jeszcze nikogo tu nie polecamy.')).toBeVisible()
})
