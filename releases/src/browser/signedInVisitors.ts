import type { Role } from '@kinora/contracts'

/** Somebody whose pages are opened signed in. */
export type CheckAccount = { role: Role; email: string; password: string }
export type Visitor = { role: Role; cookies: { name: string; value: string }[] }

const ROLES = ['member', 'specialist'] as const
const ANSWER_MS = 15_000

/**
 * The accounts that pages are opened with: those of CHECK_MEMBER and CHECK_SPECIALIST (`email:password`), otherwise those
 * of the product that runs here.
 * @throws Error for a setting of another form
 */
export const checkAccounts = (ofProduct: CheckAccount[], env: NodeJS.ProcessEnv = process.env): CheckAccount[] =>
  ROLES.flatMap((role) => {
    const setting = `CHECK_${role.toUpperCase()}`
    const text = env[setting]
    if (!text) return ofProduct.filter((account) => account.role === role)
    const [, email, password] = /^([^:\s]+):(.+)$/.exec(text) ?? []
    if (!email || !password) throw new Error(`${setting} has to be like anna@kinora.example:password.`)
    return [{ role, email, password }]
  })

/**
 * Signs them in, each in a session of its own. `refused` says which the API does not let in; `signOut` ends the sessions.
 * @param apiUrl without its `/api`
 */
export async function signInVisitors(apiUrl: string, accounts: CheckAccount[]) {
  const attempts = await Promise.allSettled(accounts.map((account) => signIn(apiUrl, account)))
  const visitors = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  return {
    visitors,
    refused: attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [(attempt.reason as Error).message] : [])),
    signOut: () =>
      Promise.allSettled(visitors.map(({ cookies }) => postForm(apiUrl, 'signout', {}, new Map(cookies.map(pair))))),
  }
}

async function signIn(apiUrl: string, { role, email, password }: CheckAccount): Promise<Visitor> {
  const kept = new Map<string, string>()
  const answer = await postForm(apiUrl, 'callback/credentials', { email, password }, kept)
  const session = (await (await ask(apiUrl, 'session', kept)).json()) as { user?: object } | null
  if (!answer.ok || !session?.user)
    throw new Error(
      `${email} could not be signed in, so no page was looked at as a ${role}: the API answered ${answer.status}.`,
    )
  return { role, cookies: [...kept].map(([name, value]) => ({ name, value })) }
}

/** Posts a form of the sign-in with the token against forgeries, and keeps the cookies that the API sets. */
async function postForm(apiUrl: string, form: string, fields: Record<string, string>, kept: Map<string, string>) {
  const { csrfToken } = (await (await ask(apiUrl, 'csrf', kept)).json()) as { csrfToken: string }
  const body = new URLSearchParams({ ...fields, csrfToken, callbackUrl: '/', json: 'true' })
  return ask(apiUrl, form, kept, { method: 'POST', body })
}

async function ask(apiUrl: string, path: string, kept: Map<string, string>, init: RequestInit = {}): Promise<Response> {
  const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  const signal = AbortSignal.timeout(ANSWER_MS)
  const answer = await fetch(`${apiUrl}/api/auth/${path}`, { ...init, headers: { cookie }, redirect: 'manual', signal })
  for (const text of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
    kept.set(name, value)
  }
  return answer
}

const pair = ({ name, value }: Visitor['cookies'][number]) => [name, value] as const
