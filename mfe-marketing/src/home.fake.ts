import { api } from '@kinora/testing'
import { http, HttpResponse } from 'msw'

const format = (width: number) => ({
  url: `/media/p-${width}.webp`,
  avifUrl: `/media/p-${width}.avif`,
  width,
  height: width / 2,
})
export const image = {
  id: 1,
  url: '/p.webp',
  alternativeText: '',
  name: 'p',
  width: 1280,
  height: 720,
  formats: { small: format(480), medium: format(800), large: format(1280) },
}

/** Two categories with programs and one without. */
export const fakeCategories = () =>
  http.get(api('/trinings'), () =>
    HttpResponse.json({
      data: [
        { id: 7, title: 'Spokojna szyja', category: { id: 1, name: 'Szyja i barki' }, image },
        { id: 8, title: 'Most', category: { id: 2, name: 'Plecy' } },
      ],
      meta: {
        facets: {
          category: [
            { id: 1, count: 1 },
            { id: 2, count: 5 },
            { id: 3, count: 0 },
          ],
        },
      },
    }),
  )

export const fakePlans = () =>
  http.get(api('/subscriptions'), () =>
    HttpResponse.json({
      data: [1, 3].map((months) => ({
        id: months,
        name: `${months} mies.`,
        price: { amount: months * 4_000, currency: 'PLN' },
        priceDisplay: `${months * 40} zł`,
        pricePerMonthDisplay: '40 zł',
        description: { title: 'Na próbę', options: [] },
        isMostChosen: months === 3,
      })),
    }),
  )
