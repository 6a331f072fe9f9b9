import { api, fakeAuth, server } from '@kinora/testing'
import { http, HttpResponse } from 'msw'
import { renderAccount } from './renderAccount.fake.ts'

/** What the API answers: where the next page is, or an error of signing in. */
export const answer = (error?: string) =>
  error
    ? HttpResponse.json({ url: `http://localhost/api/auth/error?error=${error}` }, { status: 401 })
    : HttpResponse.json({ url: 'http://localhost/auth/link-sent' })

/** Renders a page of sign-in links. Returns the forms that were sent to `path`, which `respond` answers. */
export async function openLinkPage(
  route: string,
  path: '/auth/signin/email' | '/auth/callback/email',
  respond: (auth: ReturnType<typeof fakeAuth>) => Response,
) {
  const auth = fakeAuth()
  const sent: Record<string, string>[] = []
  server.use(
    http.post(api(path), async ({ request }) => {
      const { csrfToken: _, json: __, ...fields } = Object.fromEntries(new URLSearchParams(await request.text()))
      sent.push(fields)
      return respond(auth)
    }),
    ...auth.handlers,
  )
  return { sent, ...(await renderAccount(route, { providers: ['credentials', 'email'] })) }
}

/** Signs in, and leads to another remote's page. */
export function signedIn(auth: ReturnType<typeof fakeAuth>): Response {
  auth.session = auth.account
  return HttpResponse.json({ url: 'https://kinora.test/programs' })
}
