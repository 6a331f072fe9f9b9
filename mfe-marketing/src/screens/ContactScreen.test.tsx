import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, problem, renderRemote, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import marketing from '../remote.ts'
import { text, words } from '../words.fake.ts'

/** Fakes the contact API: the first calls get `refusals`, one each, and later ones succeed. */
function fakeContact(...refusals: (() => Response)[]) {
  const state = { tokens: 0, sent: [] as Record<string, unknown>[] }
  server.use(
    http.get(api('/contact/token'), () =>
      HttpResponse.json({ data: { token: `token-${++state.tokens}`, expiresAt: '2026-11-22T10:00:00.000Z' } }),
    ),
    http.post(api('/contact'), async ({ request }) => {
      state.sent.push((await request.json()) as Record<string, unknown>)
      return refusals.shift()?.() ?? new HttpResponse(null, { status: 204 })
    }),
  )
  return state
}

async function fillIn() {
  const view = await renderRemote(marketing, '/contact')
  await view.user.type(await screen.findByLabelText(words('contact.name')), 'Anna Nowak')
  await view.user.type(screen.getByLabelText(words('contact.email')), 'anna@kinora.test')
  await view.user.type(screen.getByLabelText(words('contact.message')), 'Jak zmienić plan?')
  await view.user.click(screen.getByRole('checkbox'))
  return view
}
const send = () => screen.getByRole('button', { name: words('contact.send') })

test('a double click sends one message, and a confirmation replaces the form', async () => {
  const { sent } = fakeContact()
  const { user } = await fillIn()
  await user.selectOptions(screen.getByLabelText(words('contact.topic')), text('contact.topics.technical'))
  await user.dblClick(send())

  expect(await screen.findByRole('heading', { name: words('contact.sentTitle') })).toHaveFocus()
  expect(screen.getByText(/anna@kinora\.test/)).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]).toEqual({
    name: 'Anna Nowak',
    email: 'anna@kinora.test',
    topic: 'technical',
    message: 'Jak zmienić plan?',
    consent: true,
    website: '',
    token: 'token-1',
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('missing values are reported at their fields, and nothing is sent', async () => {
  const { sent } = fakeContact()
  const { user } = await renderRemote(marketing, '/contact')
  await user.click(await screen.findByRole('button', { name: words('contact.send') }))

  expect(await screen.findByText('4 pola czekają na poprawkę')).toBeVisible()
  expect(screen.getByLabelText(words('contact.email'))).toHaveAccessibleDescription(
    words('contact.form.error.email.required'),
  )
  await user.click(screen.getByRole('link', { name: 'Zaznacz zgodę. Bez niej nie możemy odpowiedzieć.' }))
  expect(screen.getByRole('checkbox')).toHaveFocus()
  expect(sent).toEqual([])
})

test('after an expired token the message is sent again by itself, with the same idempotency key', async () => {
  const { sent } = fakeContact(() => problem(400, 'contact.tokenExpired'))
  const { user } = await fillIn()
  await user.click(send())

  expect(await screen.findByRole('heading', { name: words('contact.sentTitle') })).toBeVisible()
  expect(sent.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('a message that cannot be sent stays in the form, with the reason', async () => {
  fakeContact(
    () => problem(429, 'auth.tooManyAttempts', { retryAfter: 3_600 }),
    () => HttpResponse.error(),
  )
  const { user } = await fillIn()
  await user.click(send())
  expect(await screen.findByText(words('contact.auth.tooManyAttempts', { wait: '60 minut' }))).toBeVisible()

  await user.click(send())
  expect(await screen.findByText(words('contact.auth.unreachable'))).toBeVisible()
  expect(screen.getByLabelText(words('contact.message'))).toHaveValue('Jak zmienić plan?')
})

test('name and e-mail of a signed-in user are prefilled', async () => {
  fakeContact()
  server.use(...fakeAuth(fakeSession()).handlers)
  await renderRemote(marketing, '/contact')
  await screen.findByLabelText(words('contact.email'))
  await act(() => sessionClient.follow())

  await waitFor(() => expect(screen.getByLabelText(words('contact.email'))).toHaveValue('anna@kinora.test'))
  expect(screen.getByLabelText(words('contact.name'))).toHaveValue('Anna Nowak')
})
