import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, problem, server } from '@kinora/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderMarketing } from '../renderMarketing.fake.tsx'

/** Fakes the contact API: the first calls get `refusals`, one each, and later ones succeed. */
function fakeContact(...refusals: (() => Response)[]) {
  const world = { tokens: 0, sent: [] as Record<string, unknown>[] }
  server.use(
    http.get(api('/contact/token'), () =>
      HttpResponse.json({ data: { token: `token-${++world.tokens}`, expiresAt: '2026-11-22T10:00:00.000Z' } }),
    ),
    http.post(api('/contact'), async ({ request }) => {
      world.sent.push((await request.json()) as Record<string, unknown>)
      return refusals.shift()?.() ?? new HttpResponse(null, { status: 204 })
    }),
  )
  return world
}

async function fillIn() {
  const view = renderMarketing('/contact')
  await view.user.type(await screen.findByLabelText('Imię i nazwisko'), 'Anna Nowak')
  await view.user.type(screen.getByLabelText('E-mail'), 'anna@kinora.test')
  await view.user.type(screen.getByLabelText('Wiadomość'), 'Jak zmienić plan?')
  await view.user.click(screen.getByRole('checkbox'))
  return view
}
const send = () => screen.getByRole('button', { name: 'Wyślij wiadomość' })

test('a double click sends one message, and a confirmation replaces the form', async () => {
  const { sent } = fakeContact()
  const { user } = await fillIn()
  await user.selectOptions(screen.getByLabelText('Temat'), 'Coś nie działa')
  await user.dblClick(send())

  expect(await screen.findByRole('heading', { name: 'Mamy Twoją wiadomość' })).toHaveFocus()
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
  const { user } = renderMarketing('/contact')
  await user.click(await screen.findByRole('button', { name: 'Wyślij wiadomość' }))

  expect(await screen.findByText('4 pola czekają na poprawkę')).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Podaj e-mail, na który mamy odpowiedzieć.')
  await user.click(screen.getByRole('link', { name: 'Zaznacz zgodę. Bez niej nie możemy odpowiedzieć.' }))
  expect(screen.getByRole('checkbox')).toHaveFocus()
  expect(sent).toEqual([])
})

test('after an expired token the message is sent again by itself, with the same idempotency key', async () => {
  const { sent } = fakeContact(() => problem(400, 'contact.tokenExpired'))
  const { user } = await fillIn()
  await user.click(send())

  expect(await screen.findByRole('heading', { name: 'Mamy Twoją wiadomość' })).toBeVisible()
  expect(sent.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('a message that cannot be sent stays in the form, with the reason', async () => {
  fakeContact(
    () => problem(429, 'auth.tooManyAttempts'),
    () => HttpResponse.error(),
  )
  const { user } = await fillIn()
  await user.click(send())
  expect(await screen.findByText(/^Dużo wiadomości jak na jedną godzinę/)).toBeVisible()

  await user.click(send())
  expect(await screen.findByText(/^Nie możemy się teraz połączyć/)).toBeVisible()
  expect(screen.getByLabelText('Wiadomość')).toHaveValue('Jak zmienić plan?')
})

test('name and e-mail of a signed-in user are prefilled', async () => {
  fakeContact()
  server.use(...fakeAuth(fakeSession()).handlers)
  renderMarketing('/contact')
  await screen.findByLabelText('E-mail')
  await act(() => sessionClient.follow())

  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('anna@kinora.test'))
  expect(screen.getByLabelText('Imię i nazwisko')).toHaveValue('Anna Nowak')
})
