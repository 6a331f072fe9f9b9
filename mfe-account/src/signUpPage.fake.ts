import type { Registration } from '@kinora/contracts'
import { api, fakeAuth, server } from '@kinora/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderAccount } from './renderAccount.fake.ts'
import type pl from './locales/pl.json'
import { containing, text, words } from './words.fake.ts'

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

export const field = (name: keyof (typeof pl)['field']) => screen.getByLabelText(words(`field.${name}`))
export const tick = (name: keyof Registration['consents']) =>
  screen.getByRole('checkbox', { name: containing(`consent.${name}`) })

export async function fill(user: UserEvent, texts: [Parameters<typeof field>[0], string][]) {
  for (const [name, typed] of texts) {
    // Which also focuses it.
    await user.clear(field(name))
    await user.paste(typed)
  }
}

export const back = (user: UserEvent) => user.click(screen.getByRole('button', { name: words('signUp.previous') }))
/** Goes on to the next step. */
export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: words('signUp.next') }))
export const step = (name: Step) =>
  screen.findByRole('heading', { level: 2, name: words('signUp.step', { name: text(`signUp.steps.${name}.name`) }) })

const STEPS = ['account', 'person', 'contact', 'consents'] as const
type Step = (typeof STEPS)[number]

/** Fills in the steps from one to another, by default all; the last one has the consents. */
export async function fillAll(
  user: UserEvent,
  { from = 'account', until = 'consents' }: { from?: Step; until?: Step } = {},
) {
  const steps = STEPS.slice(STEPS.indexOf(from), STEPS.indexOf(until) + 1)
  for (const [index, name] of steps.entries()) {
    if (index > 0) await next(user)
    await step(name)
    await FILL[name](user)
  }
}

export const FILL: Record<Step, (user: UserEvent) => Promise<void>> = {
  account: (user) =>
    fill(user, [
      ['email', 'maria@poczta.pl'],
      ['password', 'lampa wiosna rower'],
      ['passwordConfirmation', 'lampa wiosna rower'],
    ]),
  person: async (user) => {
    await fill(user, [
      ['firstName', 'Maria'],
      ['lastName', 'Wójcik'],
      ['age', '67'],
    ])
    await user.click(screen.getByRole('radio', { name: words('gender.female') }))
  },
  contact: (user) =>
    fill(user, [
      ['phoneNumber', '501 234 567'],
      ['streetAddress', 'Lipowa 4'],
      ['postCode', '20-020'],
      ['city', 'Lublin'],
    ]),
  consents: async (user) => {
    for (const consent of ['terms', 'privacy', 'health'] as const) await user.click(tick(consent))
  },
}

export const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: words('signUp.submit') }))
