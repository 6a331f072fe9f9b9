import { api, problem, server } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { fakeGifts, templates } from '../gift.fake.ts'
import { openCommerce } from '../openCommerce.fake.tsx'
import { containing, text, words } from '../words.fake.ts'

async function open(route = '/give-a-gift', initial: Parameters<typeof fakeGifts>[0] = {}, locale: 'pl' | 'en' = 'pl') {
  const fake = fakeGifts(initial)
  server.use(...fake.handlers)
  return { ...(await openCommerce(route, {}, { locale, as: 'visitor' })), ...fake }
}
const preview = () => screen.findByRole('region', { name: /Tak będzie wyglądać karta|This is how the card will look/ })
/** The words on the card inherit its look. */
const lookOf = (sentence: string) => getComputedStyle(screen.getByText(sentence, { selector: 'strong' })).color

test.each([
  ['pl', text('gift.months', { count: 1 })],
  ['en', '1 month'],
] as const)('the first design and the shortest card are chosen, in %s', async (locale, length) => {
  await open('/give-a-gift', {}, locale)
  expect(await screen.findByRole('radio', { name: 'Poranek' })).toBeChecked()
  expect(screen.getByRole('radio', { name: new RegExp(`^${length}`) })).toBeChecked()
  expect(within(await preview()).getByRole('status')).toHaveTextContent('49 zł')
})

test('the preview shows the chosen design with its own look, and the chosen length with its price', async () => {
  const { user } = await open()
  const card = within(await preview())
  await card.findByText(words('gift.card.kind'))
  const before = lookOf(text('gift.months', { count: 1 }))

  await user.click(screen.getByRole('radio', { name: 'Gałązka' }))
  await user.click(screen.getByRole('radio', { name: containing('gift.months', { count: 12 }) }))
  expect(card.getByRole('img', { name: 'Obraz: Gałązka' })).toBeVisible()
  expect(card.getByRole('status')).toHaveTextContent(/Gałązka.*12 miesięcy.*399 zł/)
  expect(lookOf(text('gift.months', { count: 12 }))).not.toBe(before)

  // A design that is newer than this release.
  await user.click(screen.getByRole('radio', { name: 'Nowy wzór' }))
  expect(card.getByText(words('gift.months', { count: 12 }), { selector: 'strong' })).toBeVisible()
})

test('Next leads to the order, and the way back finds the choice', async () => {
  const { user, router } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Gałązka' }))
  await user.click(screen.getByRole('radio', { name: containing('gift.months', { count: 3 }) }))
  await user.click(screen.getByRole('button', { name: words('gift.choice.next') }))
  expect(await screen.findByRole('heading', { level: 1, name: words('gift.order.title') })).toBeVisible()
  expect(router.state.location).toMatchObject({
    pathname: '/give-a-gift/order/gift-3-months',
    search: '?template=2',
  })

  await user.click(screen.getByRole('link', { name: words('gift.order.back') }))
  expect(await screen.findByRole('radio', { name: 'Gałązka' })).toBeChecked()
  expect(screen.getByRole('radio', { name: containing('gift.months', { count: 3 }) })).toBeChecked()
})

test('the address may choose, also by id, and what it does not know is the first', async () => {
  await open('/give-a-gift?template=2&subscription=6')
  expect(await screen.findByRole('radio', { name: 'Gałązka' })).toBeChecked()
  expect(screen.getByRole('radio', { name: containing('gift.months', { count: 12 }) })).toBeChecked()
})

test('without JavaScript the choice is a form that leads to the order', async () => {
  await open('/give-a-gift', {}, 'en')
  const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next' })
  expect(form).toHaveAttribute('action', '/en/give-a-gift/order/new')
  expect(Object.fromEntries(new FormData(form!))).toEqual({ template: '1', subscription: 'gift-1-month' })
})

test('while nothing is sold the page says so', async () => {
  await open('/give-a-gift', { gifts: [] })
  expect(await screen.findByText(words('gift.none'))).toBeVisible()
})

test('a failure can be tried again', async () => {
  let isDown = true
  const failing = http.get(api('/gift-templates'), () => (isDown ? problem(500, 'server.error') : undefined))
  const handlers = [failing, ...fakeGifts().handlers]
  const { user } = await openCommerce('/give-a-gift', {}, { as: 'visitor', handlers })
  expect(await screen.findByText(/^Nie udało się wczytać kart/)).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: words('payment.again') }))
  expect(await screen.findByRole('radio', { name: templates[0]!.name })).toBeChecked()
})
