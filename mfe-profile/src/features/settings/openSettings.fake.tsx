import type { Profile, SpecialistRecord } from '@kinora/contracts'
import { api, fakeSession, server, type RemoteOptions } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { openProfile } from '../../openProfile.fake.tsx'

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

type Options = Omit<RemoteOptions, 'as'> & {
  as?: FakeSession | 'visitor'
  profile?: Partial<Profile>
  specialist?: SpecialistRecord | null
  providers?: string[]
}

/** Opens a page of the settings as somebody whose profile is filled in. */
export function openSettings(
  route: string,
  {
    as = fakeSession(),
    profile,
    specialist = null,
    providers = ['credentials'],
    handlers = [],
    ...options
  }: Options = {},
) {
  const data = as === 'visitor' ? null : fakeAccount(as, profile)
  return openProfile(
    route,
    { specialist },
    {
      as,
      ...options,
      handlers: [
        ...handlers,
        http.get(api('/user/me'), () => HttpResponse.json({ data })),
        http.get(api('/user/me/sessions'), () => HttpResponse.json({ data: [] })),
        http.get(api('/user/me/factors'), () => HttpResponse.json({ data: { passkeys: [], app: null, codesLeft: 0 } })),
        http.get(api('/user/me/security-events'), () =>
          HttpResponse.json({ data: [], meta: { pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } } }),
        ),
        http.get(api('/auth/providers'), () =>
          HttpResponse.json(Object.fromEntries(providers.map((id) => [id, { id }]))),
        ),
      ],
    },
  )
}
