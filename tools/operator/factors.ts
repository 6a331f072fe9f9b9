import type { UserFactors } from '@kinora/contracts'
import { parseArgs } from 'node:util'
import { askApi } from './askApi.ts'

export async function factors(api: string, args: string[]): Promise<void> {
  const text = { type: 'string' } as const
  const { of, remove, reason } = parseArgs({ args, options: { of: text, remove: text, reason: text } }).values
  const user = of ?? remove
  if (!user || (of && remove) || !remove !== !reason)
    throw new Error('It takes --of WHO, or --remove WHO with --reason TEXT.')
  const url = `${api}/api/factors?user=${encodeURIComponent(user)}`
  const call = reason === undefined ? {} : ({ method: 'DELETE', body: { reason } } as const)
  const { data } = await askApi<{ data: UserFactors }>(url, call)
  const { id, email, passkeys, hasApp, codesLeft } = data
  const what = `${passkeys} passkeys, ${hasApp ? 'an app' : 'no app'}, ${codesLeft} recovery codes`
  console.log(`${remove ? 'Removed from' : 'Second factors of'} ${email} (${id}): ${what}.`)
}
