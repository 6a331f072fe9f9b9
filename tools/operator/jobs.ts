import { parseArgs } from 'node:util'
import { askApi } from './askApi.ts'

type DeadLetter = { id: string; queue: string | null; data: unknown; error: string | null; failedAt: string }

export async function jobs(api: string, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { retry: { type: 'boolean', default: false } } })
  if (values.retry) {
    const url = `${api}/api/jobs/dead-letters/retry`
    const { data } = await askApi<{ data: { retried: number } }>(url, { method: 'POST' })
    return console.log(`Put back: ${data.retried}.`)
  }
  const { data: letters } = await askApi<{ data: DeadLetter[] }>(`${api}/api/jobs/dead-letters`)
  for (const { failedAt, queue, data, error } of letters)
    console.log(`${failedAt}  ${queue ?? '?'}  ${JSON.stringify(data)}  ${error ?? ''}`)
  console.log(`Dead letters: ${letters.length}.`)
}
