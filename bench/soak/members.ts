import { memberForm } from '../../api/testing/accounts/registrations.ts'
import type { Product } from '../../tools/product/startProduct.ts'

export type Member = { cookie: string; token: string }

/** Registers a member, from an address of their own because registrations are limited by address. */
export async function register({ urls }: Product, number: number): Promise<Member> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${number + 1}` }
  const body = JSON.stringify(memberForm(`member${number}@kinora.example`))
  const response = await fetch(`${urls.api}/api/auth/local/register?locale=pl`, { method: 'POST', headers, body })
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}: ${await response.text()}`)
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]!)
  return { cookie: cookie.join('; '), token: '' }
}

/** Calls the API through the gateway, as browsers do. Undefined if the connection broke. */
export async function callAs({ origin }: Product, member: Member, method: string, path: string, body?: object) {
  try {
    if (!member.token) {
      const session = await fetch(`${origin}/api/auth/session`, { headers: { cookie: member.cookie } })
      member.token = ((await session.json()) as { jwt?: string }).jwt ?? ''
    }
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' }
    const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    if (response.status === 401) member.token = ''
    return { status: response.status, text }
  } catch {
    return undefined
  }
}

/** The ids of all programs in Polish. */
export async function programIds({ urls }: Product): Promise<number[]> {
  const response = await fetch(`${urls.api}/api/trinings?locale=pl&pagination[pageSize]=100`)
  const { data } = (await response.json()) as { data: { id: number }[] }
  return data.map(({ id }) => id)
}
