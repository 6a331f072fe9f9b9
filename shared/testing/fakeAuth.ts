import type { ActiveSession, UserData } from '@kinora/contracts'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { api } from './server.ts'

const PASSWORD = 'dobre hasło'

/** The session of Anna, a member, unless overridden. */
export const fakeSession = (user: Partial<UserData> = {}, session: Partial<ActiveSession> = {}): ActiveSession => {
  const role = user.isSpecialist ? 'specialist' : 'patient'
  const userData: UserData = {
    id: 7,
    role: { name: role },
    isSpecialist: false,
    firstName: 'Anna',
    lastName: 'Nowak',
    avatarURL: null,
    email: 'anna@kinora.test',
    emailVerified: true,
    phoneNumber: null,
    country: 'PL',
    stripeLocale: 'pl',
    createdAt: '2026-01-02T03:04:05.000Z',
    data: null,
    ...user,
  }
  return {
    user: { name: `${userData.firstName} ${userData.lastName}`, email: userData.email, image: null },
    expires: '2026-12-31T00:00:00.000Z',
    jwt: 'token-1',
    id: userData.id,
    hasActiveSubscription: false,
    userData,
    subscription: null,
    ...session,
  }
}

/**
 * /api/auth in memory, with one account whose password is `dobre hasło`. Writes change later reads; each read of the
 * session returns a new token. Set `session` to change it as the server would; `calls` are the requested paths, in
 * order.
 */
export function fakeAuth(session: ActiveSession | null = null) {
  const auth = {
    session,
    account: session ?? fakeSession(),
    calls: [] as string[],
    handlers: [] as RequestHandler[],
    tokens: 0,
  }
  const answer = () => (auth.session ? { ...auth.session, jwt: `token-${++auth.tokens}` } : {})
  const checked = async (request: Request) => {
    const fields = new URLSearchParams(await request.text())
    return fields.get('csrfToken') === 'csrf' && fields.get('json') === 'true' ? fields : null
  }
  const note = ({ request }: { request: Request }) =>
    void auth.calls.push(`${request.method} ${new URL(request.url).pathname.slice('/api/auth/'.length)}`)

  auth.handlers = [
    http.all(api('/auth/*'), note),
    http.get(api('/auth/session'), () => HttpResponse.json(answer())),
    http.get(api('/auth/csrf'), () => HttpResponse.json({ csrfToken: 'csrf' })),
    http.post(api('/auth/callback/credentials'), async ({ request }) => {
      const fields = await checked(request)
      if (fields?.get('password') !== PASSWORD) {
        return HttpResponse.json({ url: 'http://localhost/auth/sign-in?error=CredentialsSignin' }, { status: 401 })
      }
      auth.session = auth.account
      return HttpResponse.json({ url: new URL(fields.get('callbackUrl') ?? '/', 'http://localhost').href })
    }),
    http.post(api('/auth/session'), async ({ request }) => {
      const { csrfToken, data } = (await request.json()) as { csrfToken: string; data: Partial<UserData> }
      if (csrfToken !== 'csrf' || !auth.session) return new HttpResponse(null, { status: 401 })
      auth.session = { ...auth.session, userData: { ...auth.session.userData, ...data } }
      return HttpResponse.json(answer())
    }),
    http.post(api('/auth/signout'), async ({ request }) => {
      if (!(await checked(request))) return new HttpResponse(null, { status: 400 })
      auth.session = null
      return HttpResponse.json({ url: 'http://localhost/' })
    }),
    http.post(api('/auth/_log'), () => HttpResponse.json({})),
  ]
  return auth
}
