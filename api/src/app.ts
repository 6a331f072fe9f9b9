import fastifyStatic from '@fastify/static'
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { choices } from './choices/index.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { media } from './media/index.ts'
import { platform } from './platform/index.ts'
import { registerContentCache } from './plugins/contentCache.ts'
import { filmLinks } from './plugins/filmLinks.ts'
import { addressList, contains } from './plugins/isInternal.ts'
import { registerMetrics } from './plugins/metrics.ts'
import { registerOpenapi } from './plugins/openapi.ts'
import { registerPolicies } from './plugins/policies.ts'
import { frameworkErrors, registerProblems } from './plugins/problems.ts'
import { parseQuery, registerQueryGuard } from './plugins/queryParser.ts'
import { registerRequestLog, requestIds } from './plugins/requestLog.ts'
import { registerSecurityHeaders } from './plugins/securityHeaders.ts'
import { exampleProgram, programs } from './programs/index.ts'

declare module 'fastify' {
  interface FastifyInstance { db: Database }
}

type Parts = {
  db: Database
  config: Pick<Config, 'mediaSecret' | 'mediaFolder' | 'trustedProxies' | 'logLevel'>
}

const BODY_MAX_BYTES = 256 * 1024

/** The whole API on a database that is prepared; the caller listens, and closes both. */
export async function buildApp({ db, config }: Parts): Promise<FastifyInstance> {
  const trustedProxies = addressList(config.trustedProxies)
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }), // ours: plugins/requestLog.ts
    genReqId: requestIds(trustedProxies),
    trustProxy: (address) => contains(trustedProxies, address),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: 10_000,
    connectionTimeout: 60_000,
    routerOptions: { querystringParser: parseQuery },
    // Unknown fields are refused, not removed; every complaint is named. Strict numbers would let 1e999 past `maximum`.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: 'array', allErrors: true, strictNumbers: false } },
    frameworkErrors,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.decorate('db', db)
  registerProblems(app)
  registerPolicies(app, { exampleProgram })
  registerRequestLog(app)
  registerMetrics(app)
  registerSecurityHeaders(app)
  registerContentCache(app, db)
  registerQueryGuard(app)
  app.decorate('filmLinks', filmLinks(config.mediaSecret))
  await registerOpenapi(app)
  await app.register(underPressure, { maxEventLoopDelay: 3_000 })
  await app.register(fastifyStatic, { serve: false, root: config.mediaFolder })

  await app.register(choices, { prefix: '/api' })
  await app.register(programs, { prefix: '/api' })
  await app.register(platform, { prefix: '/api' })
  await app.register(media, { prefix: '/media', folder: config.mediaFolder })
  return app
}
