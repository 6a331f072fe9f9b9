import type { GiftCard, GiftSubscription, GiftTemplate, NewGiftOrder } from '@kinora/contracts'
import { api, problem } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

export const TOKEN = 'T'.repeat(43)

const gift = (id: number, months: number, amount: number): GiftSubscription => ({
  id,
  name: `Karta ${months}`,
  lookupKey: `gift-${months}-${months === 1 ? 'month' : 'months'}`,
  months,
  price: { amount, currency: 'PLN' },
  priceDisplay: `${amount / 100} zł`,
  description: { title: 'Na dobry początek', options: ['Wszystkie programy'] },
})
export const gifts = [gift(4, 1, 4_900), gift(5, 3, 12_900), gift(6, 12, 39_900)]

const format = (name: string, width: number) => ({
  url: `/media/gifts/${name}-${width}.webp`,
  avifUrl: `/media/gifts/${name}-${width}.avif`,
  width,
  height: (width * 10) / 16,
})
const template = (id: number, key: string, name: string): GiftTemplate => ({
  id,
  key,
  name,
  image: {
    id,
    url: `/media/gifts/${key}-1200.webp`,
    alternativeText: `Obraz: ${name}`,
    name: key,
    width: 1200,
    height: 750,
    formats: { small: format(key, 600), medium: format(key, 1200), large: format(key, 1200) },
  },
})
export const templates = [
  template(1, 'sunrise', 'Poranek'),
  template(2, 'leaves', 'Gałązka'),
  template(9, 'unknown', 'Nowy wzór'),
]

export const card = (change: Partial<GiftCard> = {}): GiftCard => ({
  templateId: 2,
  months: 3,
  name: 'Anna',
  message: 'Wszystkiego dobrego',
  code: '7G4KM2QXV8ZD3HNB',
  expiresAt: '2027-11-23T10:00:00.000Z',
  redeemedAt: null,
  ...change,
})

type State = { gifts?: GiftSubscription[]; templates?: GiftTemplate[]; card?: GiftCard | null; refusals?: Response[] }

/** Gift cards on sale and one card in memory. `sent` are the orders; `refusals` answer the next ones instead. */
export function fakeGifts(initial: State = {}) {
  const state = { gifts, templates, card: card(), refusals: [] as Response[], ...initial }
  const sent: NewGiftOrder[] = []
  const opened: string[] = []
  const handlers = [
    http.get(api('/gift-subscriptions'), () => HttpResponse.json({ data: state.gifts })),
    http.get(api('/gift-templates'), () => HttpResponse.json({ data: state.templates })),
    http.post(api('/gift-card-orders'), async ({ request }) => {
      sent.push((await request.json()) as NewGiftOrder)
      return state.refusals.shift() ?? HttpResponse.json({ data: { url: `${location.origin}/#pay` } })
    }),
    http.post(api('/gift-card-orders/card'), async ({ request }) => {
      const { token } = (await request.json()) as { token: string }
      opened.push(token)
      const refusal = state.refusals.shift()
      if (refusal) return refusal
      return state.card && token === TOKEN ? HttpResponse.json({ data: state.card }) : problem(404, 'gift.wrongLink')
    }),
  ]
  return { state, sent, opened, handlers }
}
