import { parseArgs } from 'node:util'
import { askApi } from './askApi.ts'

export async function standings(api: string, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rebuild: { type: 'boolean', default: false } } })
  if (!values.rebuild) throw new Error('It takes --rebuild.')
  const { data } = await askApi<{ data: { members: number } }>(`${api}/api/standings/renewal`, { method: 'POST' })
  console.log(`To be computed anew: ${data.members}.`)
}
