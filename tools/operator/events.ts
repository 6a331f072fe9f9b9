import type { ListOf, OperatorSecurityEvent } from '@kinora/contracts'
import { parseArgs } from 'node:util'
import { askApi } from './askApi.ts'

const OPTIONS = { of: { type: 'string' }, kind: { type: 'string' }, hours: { type: 'string' } } as const

export async function events(api: string, args: string[]): Promise<void> {
  const { of: user, kind, hours = '24' } = parseArgs({ args, options: OPTIONS }).values
  const query = new URLSearchParams({ hours, ...(user && { user }), ...(kind && { kind }) })
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    query.set('pagination[page]', String(page))
    const { data, meta } = await askApi<ListOf<OperatorSecurityEvent>>(`${api}/api/security-events?${query}`)
    for (const event of data) console.log(lineOf(event))
    pageCount = meta.pagination.pageCount
    if (page >= pageCount) console.log(`Security events of the last ${hours} hours: ${meta.pagination.total}.`)
  }
}

const lineOf = ({ createdAt, userId, kind, outcome, detail, address, userAgent }: OperatorSecurityEvent) =>
  [createdAt, userId ?? 'nobody', kind, outcome, detail || '-', address, userAgent].join('  ')
