import { problem } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { openCommerce } from '../openCommerce.fake.tsx'
import { CODE, inDays } from '../subscription.fake.ts'
import { text, words } from '../words.fake.ts'

const SHOWN = '7G4K-M2QX-V8ZD-3HNB'
const field = () => screen.findByRole('textbox', { name: words('activate.label') })
const send = () => screen.findByRole('button', { name: words('activate.send') })

test('a link with the code needs one press, and says until when', async () => {
  const { user, sent, auth } = await openCommerce(`/subscription/activate#${CODE}`)
  expect(await field()).toHaveValue(SHOWN)
  await user.click(await send())
  expect(await screen.findByRole('heading', { level: 1, name: words('activate.done.title') })).toHaveFocus()
  expect(screen.getByText(/^Masz 3 miesiące dostępu/)).toBeVisible()
  expect(sent).toEqual([{ call: `activate ${CODE}`, body: { data: {} } }])
  await waitFor(() => expect(auth.calls.filter((call) => call === 'GET session').length).toBeGreaterThan(1))
})

test('time that begins later says when, in English', async () => {
  const later = { months: 1, startsAt: inDays(40), endsAt: inDays(70) }
  const { user } = await openCommerce(
    `/subscription/activate?code=${CODE}`,
    { refusals: [HttpResponse.json({ data: later })] },
    { locale: 'en' },
  )
  await user.click(await screen.findByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText(/^You have one more month of access\. It begins on/)).toBeVisible()
})

test('typing and pasting are forgiven', async () => {
  const { user, sent } = await openCommerce('/subscription/activate')
  await user.type(await field(), '7g4km2qx v8zd 3hnb')
  expect(await field()).toHaveValue(SHOWN)
  await user.clear(await field())
  await user.paste(`Twój kod: ${SHOWN}, ważny rok`)
  expect(await field()).toHaveValue(SHOWN)
  await user.click(await send())
  await waitFor(() => expect(sent[0]?.call).toBe(`activate ${CODE}`))
})

test('a letter O is shown as typed and sent as 0', async () => {
  const { user, sent } = await openCommerce('/subscription/activate')
  await user.type(await field(), 'OG4KM2QXV8ZD3HNB')
  expect(await field()).toHaveValue('OG4K-M2QX-V8ZD-3HNB')
  await user.click(await send())
  await waitFor(() => expect(sent[0]?.call).toBe('activate 0G4KM2QXV8ZD3HNB'))
})

test.each([
  ['pl', 404, 'gift.wrongCode', text('plans.problem.gift.wrongCode')],
  ['en', 404, 'gift.wrongCode', 'Wrong code'],
  ['en', 409, 'gift.differentDuration', 'Code cannot be used for your subscription.'],
  ['pl', 410, 'gift.used', words('plans.problem.gift.used')],
  ['pl', 410, 'gift.expired', words('plans.problem.gift.expired')],
] as const)('a code that does not work says why at its field, in %s: %s %s', async (locale, status, code, sentence) => {
  const { user } = await openCommerce(
    `/subscription/activate?code=${CODE}`,
    { refusals: [problem(status, code)] },
    { locale },
  )
  await user.click(await screen.findByRole('button', { name: /^(Aktywuj|Redeem)$/ }))
  const input = screen.getByRole('textbox')
  await waitFor(() => expect(input).toBeInvalid())
  expect(screen.getAllByText(sentence)).toHaveLength(2)
  expect(input).toHaveValue(SHOWN)
})

test.each([
  ['', /^Wpisz kod z\skarty$/],
  ['7G4K', /^Kod ma 16 znaków/],
])('a code that is not whole is not sent: "%s"', async (typed, sentence) => {
  const { user, sent } = await openCommerce('/subscription/activate')
  if (typed) await user.type(await field(), typed)
  await user.click(await send())
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(expect.stringMatching(/kod|Kod/)))
  expect(screen.getAllByText(sentence)[0]).toBeVisible()
  expect(sent).toEqual([])
})

test('too many tries say how long to wait; without a connection the code stays', async () => {
  const { user } = await openCommerce(`/subscription/activate?code=${CODE}`, {
    refusals: [problem(429, 'auth.tooManyAttempts', { retryAfter: 900 }), HttpResponse.error()],
  })
  await user.click(await send())
  expect(await screen.findByText(/Odczekaj 15\sminut i/)).toBeVisible()
  await user.click(await send())
  expect(await screen.findByText(words('plans.problem.auth.unreachable'))).toBeVisible()
  expect(await field()).toHaveValue(SHOWN)
})

test('a visitor signs in or up, and comes back with the code', async () => {
  await openCommerce(`/subscription/activate?code=${CODE}`, {}, { as: 'visitor' })
  const back = `callbackUrl=${encodeURIComponent('/subscription/activate')}#${SHOWN}`
  expect(await screen.findByRole('link', { name: words('plans.signIn') })).toHaveAttribute(
    'href',
    `/auth/sign-in?${back}`,
  )
  expect(screen.getByRole('link', { name: words('plans.signUp') })).toHaveAttribute('href', `/auth/sign-up?${back}`)
  expect(screen.queryByRole('button', { name: words('activate.send') })).not.toBeInTheDocument()
})
