import type { UserSessions } from '@kinora/contracts'
import { parseArgs } from 'node:util'
import { askApi } from './askApi.ts'

export async function sessions(api: string, args: string[]): Promise<void> {
  const { of, end } = parseArgs({ args, options: { of: { type: 'string' }, end: { type: 'string' } } }).values
  const user = of ?? end
  if (!user || (of && end)) throw new Error('It takes --of WHO, or --end WHO.')
  const url = `${api}/api/sessions?user=${encodeURIComponent(user)}`
  const { data } = await askApi<{ data: UserSessions }>(url, { method: end ? 'DELETE' : 'GET' })
  const { id, email, sessions } = data
  for (const { createdAt, lastUsedAt, address, userAgent } of sessions)
    console.log(`since ${createdAt}  used ${lastUsedAt}  ${address}  ${userAgent}`)
  console.log(`${end ? 'Ended' : 'Sessions'} of ${email} (${id}): ${sessions.length}.`)
}
