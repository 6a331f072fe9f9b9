import { growthReads } from '../../api/testing/growth/growthReads.ts'
import { interleave } from '../interleave.ts'
import { tokenOf } from '../serving/openSession.ts'
import { withClient } from '../serving/withClient.ts'
import type { Asked, Both, Grown } from './startGrown.ts'

/** At most five an hour. */
const EXPORT = '/api/user/me/export'

/** How long each read of the API takes at both sizes, in milliseconds. */
export async function askReads(both: Both<Grown>, samples: number): Promise<Asked[]> {
  const shipped = await readerOf(both.shipped)
  const large = await readerOf(both.large)
  const asked: Asked[] = []
  for (const what of shipped.routes) {
    const cases = { shipped: () => shipped.ask(what), large: () => large.ask(what) }
    await Promise.all(Object.values(cases).map((ask) => ask()))
    asked.push({ what, taken: await interleave(what, samples, cases) })
  }
  return asked
}

/** What can be read, and a function that reads it and resolves to the milliseconds it took. */
async function readerOf({ size, product, databaseUrl, readers, cookies }: Grown) {
  const api = product.urls.api
  const tokens = { member: await tokenOf(api, cookies.member), specialist: await tokenOf(api, cookies.specialist) }
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: number }>("select min(id) as id from programs where locale = 'pl'"),
  )
  const reads = new Map(growthReads(readers, rows[0]!.id, size).map((read) => [read.route, read]))
  return {
    routes: [...reads.keys()].filter((route) => route !== EXPORT),
    ask: async (route: string) => {
      const { url, who } = reads.get(route)!
      const begun = performance.now()
      const response = await fetch(api + url, {
        headers: who === 'visitor' ? {} : { authorization: `Bearer ${tokens[who]}` },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
      return performance.now() - begun
    },
  }
}
