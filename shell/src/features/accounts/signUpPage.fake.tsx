import type { Registration } from '@kinora/contracts'
import { api, fakeAuth, server } from '@kinora/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderAccount } from './account.fake.tsx'

export const register = api('/auth/local/register')

/** Renders the sign-up page. `sent` are its registrations; each signs in, as the API does. */
export async function signUpPage(route = '/auth/sign-up', options?: Parameters<typeof renderAccount>[1]) {
  const auth = fakeAuth()
  const sent: Registration[] = []
  server.use(
    ...auth.handlers,
    http.post(register, async ({ request }) => {
      sent.push((await request.json()) as Registration)
      auth.session = auth.account
      return HttpResponse.json({ data: { id: auth.account.id } }, { status: 201 })
    }),
  )
  return { sent, ...(await renderAccount(route, options)) }
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
export const tick = (name: RegExp) => screen.getByRole('checkbox', { name })

export async function fill(user: UserEvent, texts: [string | RegExp, string][]) {
  for (const [name, text] of texts) {
    const input = typeof name === 'string' && /asło/.test(name) ? screen.getByLabelText(name) : field(name)
    await user.clear(input)
    await user.click(input)
    await user.paste(text)
  }
}

/** Goes on to the next step. */
export const back = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Wstecz' }))
export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Dalej' }))
export const step = (name: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`: ${name.replace(' ', '\\s')}$`) })

const NAMES = ['Konto', 'O Tobie', 'Kontakt', 'Zgody'] as const
type Name = (typeof NAMES)[number]

/** Fills in the steps from one to another, by default all; the last one has the consents. */
export async function fillAll(
  user: UserEvent,
  { from = 'Konto', until = 'Zgody' }: { from?: Name; until?: Name } = {},
) {
  const shown = NAMES.slice(NAMES.indexOf(from), NAMES.indexOf(until) + 1)
  for (const [index, name] of shown.entries()) {
    if (index > 0) await next(user)
    await step(name)
    await FILL[name](user)
  }
}

export const FILL: Record<Name, (user: UserEvent) => Promise<void>> = {
  Konto: (user) =>
    fill(user, [
      ['Adres e-mail', 'maria@poczta.pl'],
      ['Hasło', 'lampa wiosna rower'],
      ['Powtórz hasło', 'lampa wiosna rower'],
    ]),
  'O Tobie': async (user) => {
    await fill(user, [
      ['Imię', 'Maria'],
      ['Nazwisko', 'Wójcik'],
      ['Wiek w\u00a0latach', '67'],
    ])
    await user.click(screen.getByRole('radio', { name: 'Kobieta' }))
  },
  Kontakt: (user) =>
    fill(user, [
      ['Numer telefonu', '501 234 567'],
      ['Ulica i\u00a0numer domu', 'Lipowa 4'],
      ['Kod pocztowy', '20-020'],
      ['Miejscowość', 'Lublin'],
    ]),
  Zgody: async (user) => {
    for (const consent of [/regulamin/, /przetwarza moje dane/, /zdrowiu/]) await user.click(tick(consent))
  },
}

export const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Załóż konto' }))
