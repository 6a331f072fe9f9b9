import { readMigrationFiles } from 'drizzle-orm/migrator'
import fp from 'fastify-plugin'
import { Type } from 'typebox'
import { deadLetters } from './deadLetters.ts'
import { nameShapes } from './nameShapes.ts'
import { ApiProblem, evenUnderPressure, migrationsFolder, type Queryable } from '../../platform/index.ts'

const migrationCount = readMigrationFiles({ migrationsFolder }).length
const internal = { policy: { who: 'internal' }, ...evenUnderPressure } as const
const open = { policy: { who: 'public' }, ...evenUnderPressure } as const

const Readability = Type.Union([Type.Literal('readable'), Type.Literal('unreadable')])
const Ok = Type.Object({ status: Type.Literal('ok') })

/** Operational endpoints. `/health` is liveness alone: it answers under load, and without a database. */
export const operations = fp(
  async (app) => {
    const health = { summary: 'The process runs', response: { 200: Ok } }
    app.get('/health', { schema: health, config: open }, async () => ({ status: 'ok' as const }))

    const ready = {
      summary: 'The database answers and its schema is up to date. Media that cannot be read leave the rest ready',
      response: { 200: Type.Object({ status: Type.Literal('ok'), media: Readability }) },
    }
    app.get('/ready', { schema: ready, config: open }, async () => {
      if (!(await isMigrated(app.db))) throw new ApiProblem(503, 'database.notMigrated')
      return { status: 'ok' as const, media: (await app.mediaStore.isReadable()) ? 'readable' : 'unreadable' } as const
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
    let document: object | undefined
    const itself = { ...open, undocumented: 'The document itself' }
    app.get('/openapi.json', { schema: {}, config: itself }, async () => {
      document ??= nameShapes(app.swagger())
      return document
    })
  },
  {
    name: 'operations',
    encapsulate: true,
    dependencies: ['policies', 'contentCache', 'jobs', 'limits', 'metrics', 'openapi'],
  },
)

/** Whether all migrations of this build have run; a newer process may have run more. Rejects without a database. */
async function isMigrated(db: Queryable): Promise<boolean> {
  const [done] = await db.rows<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
  return (done?.count ?? 0) >= migrationCount
}
