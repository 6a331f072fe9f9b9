import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Counter } from 'prom-client'
import { Type } from 'typebox'
import { ORDINARY_WRITES } from '../../identity/index.ts'
import { compareAll } from './compareAll.ts'
import { refreshAll, renewAll } from './refreshAll.ts'

/** Keeps standings up to date after midnights, compares them every night, and renews them for an operator. */
export const keepStandings: FastifyPluginAsyncTypebox = async (app) => {
  const differences = new Counter({
    name: 'standing_differences_total',
    help: 'Standings in work lists that did not say what the facts say',
    registers: [app.metrics],
  })
  app.jobs.work('standings', ({ signal }) => refreshAll(app.db, signal))
  app.jobs.work('standingComparison', async ({ signal }) => {
    const { compared, differing } = await compareAll(app.db, signal)
    differences.inc(differing)
    if (differing > 0) app.log.error({ compared, differing }, 'standings.differ')
  })

  const renew = {
    summary: 'Lets all standings in work lists be computed anew from the facts',
    response: { 200: Type.Object({ data: Type.Object({ members: Type.Integer() }) }) },
  }
  const config = { policy: { who: 'internal' }, limit: ORDINARY_WRITES } as const
  app.post('/standings/renewal', { schema: renew, config }, async () => {
    const members = await app.db.transaction(async (tx) => {
      const renewed = await renewAll(tx)
      await app.jobs.send(tx, 'standings', {})
      return renewed
    })
    return { data: { members } }
  })
}
