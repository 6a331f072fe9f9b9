import { problem, server } from '@kinora/testing'
import { screen, within } from '@testing-library/react'
import { card, fakeGifts, TOKEN } from '../gift.fake.ts'
import { openCommerce } from '../openCommerce.fake.tsx'
import { words } from '../words.fake.ts'

afterEach(() => void (location.hash = ''))

async function open(token: string, initial: Parameters<typeof fakeGifts>[0] = {}) {
  const fake = fakeGifts(initial)
  server.use(...fake.handlers)
  location.hash = token
  return { ...(await openCommerce('/give-a-gift/card', {}, { as: 'visitor' })), ...fake }
}

test('whoever has the link sees the card with its code, and prints it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const { user, opened } = await open(TOKEN)
  const sheet = within(await screen.findByRole('article', { name: words('gift.card.kind') }))
  expect(sheet.getByText('7G4K M2QX V8ZD 3HNB')).toBeVisible()
  expect(sheet.getByText('Wszystkiego dobrego')).toBeVisible()
  expect(sheet.getByText('Od: Anna')).toBeVisible()
  expect(sheet.getByText(/23 listopada 2027/)).toBeVisible()
  expect(await sheet.findByRole('img', { name: 'Obraz: Gałązka' })).toBeVisible()
  expect(sheet.getByRole('img', { name: /^Kod QR/ })).toBeVisible()
  expect(screen.getByRole('link', { name: words('gift.opened.redeem') })).toHaveAttribute(
    'href',
    '/subscription/activate#7G4KM2QXV8ZD3HNB',
  )
  await user.click(screen.getByRole('button', { name: words('gift.opened.print') }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(opened).toEqual([TOKEN])
  expect(document.head.innerHTML).toContain('<meta name="robots" content="noindex">')
  expect(document.head.innerHTML).not.toContain(TOKEN)
})

test('a redeemed card says so, and offers its code no more', async () => {
  await open(TOKEN, { card: card({ redeemedAt: '2026-11-22T10:00:00.000Z' }) })
  expect(await screen.findByText(/^Ta karta została już aktywowana.*22 listopada 2026/)).toBeVisible()
  expect(screen.queryByText(/7G4K/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: words('gift.opened.redeem') })).not.toBeInTheDocument()
})

test.each(['', 'x'.repeat(43)])('a link that opens nothing says so, and how to write to us: "%s"', async (token) => {
  await open(token)
  expect(await screen.findByText(words('gift.opened.unknown'))).toBeVisible()
  expect(screen.getByRole('link', { name: words('payment.contact') })).toHaveAttribute('href', '/contact')
})

test('a card that could not be read can be read again', async () => {
  const { user } = await open(TOKEN, { refusals: [problem(500, 'server.error')] })
  expect(await screen.findByText(words('gift.opened.failed'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: words('payment.again') }))
  expect(await screen.findByRole('article')).toBeVisible()
})
