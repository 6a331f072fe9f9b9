import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, problem, server } from '@kinora/testing'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderInShell } from '../../page.fake.tsx'
import ChangePasswordScreen from './ChangePasswordScreen.tsx'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

const done = () => new HttpResponse(null, { status: 204 })

async function open(session: ReturnType<typeof fakeSession> | null) {
  const auth = fakeAuth(session)
  server.use(...auth.handlers)
  const pages = [
    { path: 'profile/change-password', Component: ChangePasswordScreen },
    { path: 'auth/sign-in', element: <h1>Zaloguj się</h1> },
  ]
  const view = renderInShell(pages, { route: '/profile/change-password' })
  await act(() => sessionClient.follow())
  return { auth, ...view }
}

/** Answers a call with `answer`. Returns the bodies that were sent. */
function sentTo(answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    http.post(api('/auth/change-password'), async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

test('a visitor is sent to sign in, with this page as callback URL', async () => {
  const { router } = await open(null)

  expect(await screen.findByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('callbackUrl')).toBe('/profile/change-password')
})

test('every refusal of an empty form has a sentence', async () => {
  const { user } = await open(fakeSession())
  await user.click(screen.getByRole('button', { name: 'Zapisz hasło' }))

  expect(await screen.findByRole('region', { name: /pola/ })).toHaveTextContent(/Podaj hasło.*Wpisz hasło jeszcze raz/)
})

test('both languages have the same messages', () => {
  const keysOf = (messages: object): string[] =>
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? key.replace(/_(one|few|many|other)$/, '')
        : keysOf(value as object).map((k) => `${key}.${k}`),
    )
  expect(new Set(keysOf(pl))).toEqual(new Set(keysOf(en)))
})

async function change(answer: () => Response) {
  const sent = sentTo(answer)
  const view = await open(fakeSession())
  await view.user.type(screen.getByLabelText('Obecne hasło'), 'dobre hasło')
  await view.user.type(screen.getByLabelText('Nowe hasło'), 'lampa wiosna rower')
  await view.user.type(screen.getByLabelText('Powtórz hasło'), 'lampa wiosna rower{Enter}')
  return { sent, ...view }
}

test('the password is changed, and the session is fetched again', async () => {
  const { sent, auth } = await change(done)

  expect(await screen.findByRole('heading', { name: 'Hasło zmienione' })).toHaveFocus()
  expect(sent).toEqual([
    { currentPassword: 'dobre hasło', password: 'lampa wiosna rower', passwordConfirmation: 'lampa wiosna rower' },
  ])
  expect(auth.calls.filter((call) => call === 'GET session')).toHaveLength(2)
})

test('a wrong current password is reported at its field', async () => {
  await change(() =>
    problem(400, 'auth.wrongPassword', { errors: [{ field: 'currentPassword', code: 'auth.wrongPassword' }] }),
  )

  expect(await screen.findByRole('region', { name: 'Jedno pole czeka na poprawkę' })).toHaveFocus()
  expect(screen.getByLabelText('Obecne hasło')).toHaveAccessibleDescription(/To hasło się nie zgadza/)
  expect(screen.getByLabelText('Nowe hasło')).toHaveValue('lampa wiosna rower')
})
