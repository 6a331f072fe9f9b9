import { api, server } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeGifts, templates } from '../gift.fake.ts'
import { openCommerce } from '../openCommerce.fake.tsx'

async function open(route = '/give-a-gift', given: Parameters<typeof fakeGifts>[0] = {}, locale: 'pl' | 'en' = 'pl') {
  const fake = fakeGifts(given)
  server.use(...fake.handlers)
  return { ...(await openCommerce(route, {}, { locale, isVisitor: true })), ...fake }
}
const preview = () => screen.findByRole('region', { name: /Tak będzie wyglądać karta|This is how the card will look/ })
/** The words on the card inherit its look. */
const lookOf = (words: string) => getComputedStyle(screen.getByText(words, { selector: 'strong' })).color

test.each([
  ['pl', '1 miesiąc'],
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
  await card.findByText('Karta podarunkowa')
  const before = lookOf('1 miesiąc')

  await user.click(screen.getByRole('radio', { name: 'Gałązka' }))
  await user.click(screen.getByRole('radio', { name: /^12 miesięcy/ }))
  expect(card.getByRole('img', { name: 'Obraz: Gałązka' })).toBeVisible()
  expect(card.getByRole('status')).toHaveTextContent(/Gałązka.*12 miesięcy.*399 zł/)
  expect(lookOf('12 miesięcy')).not.toBe(before)

  // A design that is newer than this release.
  await user.click(screen.getByRole('radio', { name: 'Nowy wzór' }))
  expect(card.getByText('12 miesięcy', { selector: 'strong' })).toBeVisible()
})

test('Next leads to the order, and the way back finds the choice', async () => {
  const { user, router } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Gałązka' }))
  await user.click(screen.getByRole('radio', { name: /^3 miesiące/ }))
  await user.click(screen.getByRole('button', { name: 'Dalej' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dane do karty' })).toBeVisible()
  expect(router.state.location).toMatchObject({
    pathname: '/give-a-gift/order/gift-3-months',
    search: '?template=2',
  })

  await user.click(screen.getByRole('link', { name: 'Zmień kartę' }))
  expect(await screen.findByRole('radio', { name: 'Gałązka' })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^3 miesiące/ })).toBeChecked()
})

test('the address may choose, also by id, and what it does not know is the first', async () => {
  await open('/give-a-gift?template=2&subscription=6')
  expect(await screen.findByRole('radio', { name: 'Gałązka' })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^12 miesięcy/ })).toBeChecked()
})

test('without JavaScript the choice is a form that leads to the order', async () => {
  await open('/give-a-gift', {}, 'en')
  const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next' })
  expect(form).toHaveAttribute('action', '/en/give-a-gift/order/new')
  expect(Object.fromEntries(new FormData(form!))).toEqual({ template: '1', subscription: 'gift-1-month' })
})

test('while nothing is sold the page says so', async () => {
  await open('/give-a-gift', { gifts: [] })
  expect(await screen.findByText(/^Teraz nie sprzedajemy kart/)).toBeVisible()
})

test('a failure can be tried again', async () => {
  const failing = http.get(api('/gift-templates'), () => new HttpResponse(null, { status: 500 }), { once: true })
  const instead = [failing, ...fakeGifts().handlers]
  const { user } = await openCommerce('/give-a-gift', {}, { isVisitor: true, instead })
  expect(await screen.findByText(/^Nie udało się wczytać kart/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('radio', { name: templates[0]!.name })).toBeChecked()
})
