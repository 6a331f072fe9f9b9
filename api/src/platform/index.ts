import fp from 'fastify-plugin'
import { Type } from 'typebox'
import { deadLetters } from '../jobs/index.ts'
import { ApiProblem } from '../http/problems.ts'
import { evenUnderPressure } from '../http/shedding.ts'
import { isMigrated } from './platformQueries.ts'

export { openapi } from './openapi.ts'

const internal = { policy: { who: 'internal' }, ...evenUnderPressure } as const
const open = { policy: { who: 'public' }, ...evenUnderPressure } as const

const Ok = Type.Object({ status: Type.Literal('ok') })

/** Operational endpoints. `/health` is liveness alone: it answers under load, and without a database. */
export const platform = fp(
  async (app) => {
    const health = { summary: 'The process runs', response: { 200: Ok } }
    app.get('/health', { schema: health, config: open }, async () => ({ status: 'ok' as const }))

    const ready = {
      summary: 'The database answers and its schema is up to date',
      response: { 200: Ok },
    }
    app.get('/ready', { schema: ready, config: open }, async () => {
      if (!(await isMigrated(app.db))) throw new ApiProblem(503, 'database.notMigrated')
      return { status: 'ok' as const }
    })

    const version = {
      summary: 'A version that changes whenever public content does, for caches',
      response: { 200: Type.Object({ data: Type.Object({ version: Type.String() }) }) },
    }
    app.get('/content-version', { schema: version, config: open }, async () => ({
      data: { version: String(app.content.version()) },
    }))

    const metrics = {
      summary: 'Metrics of the process, for Prometheus',
      response: { 200: { content: { 'text/plain': { schema: Type.String() } } } },
    }
    app.get('/metrics', { schema: metrics, config: internal }, async (_request, reply) =>
      reply.type(app.metrics.contentType).send(await app.metrics.metrics()),
    )

    app.register(deadLetters)
    app.get('/openapi.json', { schema: { hide: true }, config: open }, async () => app.swagger())
  },
  {
    name: 'platform',
    encapsulate: true,
    dependencies: ['policies', 'contentCache', 'jobs', 'limits', 'metrics', 'openapi'],
  },
)
