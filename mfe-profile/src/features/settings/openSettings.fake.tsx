import type { Profile, SpecialistRecord } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { sessionClient } from '@kinora/session'
import { api, fakeAuth, fakeSession, renderApp, server } from '@kinora/testing'
import { ToastStack } from '@kinora/ui'
import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import en from '../../locales/en.json' with { type: 'json' }
import pl from '../../locales/pl.json' with { type: 'json' }
import { fakeProfile } from '../../profile.fake.ts'
import profile from '../../remote.ts'

export type FakeSession = ReturnType<typeof fakeSession>

export const noContent = () => new HttpResponse(null, { status: 204 })

type Method = 'get' | 'post' | 'put' | 'delete'

/** Answers a call with `answer`. Returns the bodies that were sent: JSON, or else text. */
export function answering(method: Method, path: string, answer: (body: unknown, url: URL) => Response = noContent) {
  const sent: unknown[] = []
  server.use(
    http[method](api(path), async ({ request }) => {
      const isJson = request.headers.get('content-type')?.includes('json')
      const body: unknown = method === 'get' ? null : isJson ? await request.json() : await request.text()
      sent.push(body)
      return answer(body, new URL(request.url))
    }),
  )
  return sent
}

/** The profile of a session's user, with every field filled in. */
export const fakeAccount = ({ userData }: FakeSession, more: Partial<Profile> = {}): Profile => ({
  ...userData,
  phoneNumber: '+48501234567',
  data: { streetAddress: 'Lipowa 4', postCode: '20-020', city: 'Lublin' },
  gender: 'female',
  age: 67,
  specialistName: null,
  description: null,
  officeHours: [],
  awayUntil: null,
  hasPassword: true,
  consents: [],
  ...more,
})

type Options = {
  session?: FakeSession | null
  locale?: Locale
  profile?: Partial<Profile>
  specialist?: SpecialistRecord
  providers?: string[]
}

/** The ids of the routes that the settings link among. */
const SETTINGS = ['edit', 'account', 'data', 'reminders', 'stop-reminders', 'change-password', 'delete-account']

/** Opens a page of the settings as somebody who is signed in, with toasts, and with another page to go to. */
export async function openSettings(
  route: string,
  { session = fakeSession(), locale, providers = ['credentials'], ...given }: Options = {},
) {
  const auth = fakeAuth(session)
  const { world, handlers } = fakeProfile({ specialist: given.specialist ?? null })
  server.use(...handlers)
  if (session) {
    server.use(http.get(api('/user/me'), () => HttpResponse.json({ data: fakeAccount(session, given.profile) })))
  }
  const known = Object.fromEntries(providers.map((id) => [id, { id }]))
  server.use(
    http.get(api('/auth/providers'), () => HttpResponse.json(known)),
    ...auth.handlers,
  )
  const routesHere = profile.routes.filter(({ id }) => SETTINGS.includes(id))
  const screens = routesHere.map(async ({ path, screen }) => {
    const { default: Screen } = await screen()
    const element = (
      <>
        <Screen />
        <ToastStack />
      </>
    )
    return { path, element }
  })
  const elsewhere = (
    <>
      <h1>Inna strona</h1>
      <ToastStack />
    </>
  )
  const routes = [...(await Promise.all(screens)), { path: '*', element: elsewhere }]
  const view = renderApp(routes, { locale, route, messages: { 'mfe-profile': { pl, en } } })
  await act(() => sessionClient.follow())
  return { auth, world, ...view }
}
