import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { answers } from './answers/index.ts'
import { auth } from './auth/index.ts'
import { choices } from './choices/index.ts'
import type { Config } from './config.ts'
import { contact } from './contact/index.ts'
import type { Database } from './db/database.ts'
import { keeping } from './keeping/index.ts'
import { registerMail } from './mail/index.ts'
import { media } from './media/index.ts'
import { offers } from './offers/index.ts'
import { partners } from './partners/index.ts'
import { path } from './path/index.ts'
import { platform } from './platform/index.ts'
import { registerAccessTokens } from './plugins/accessTokens.ts'
import { registerCallers } from './plugins/callers.ts'
import { registerContentCache } from './plugins/contentCache.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { describeError } from './plugins/describeError.ts'
import { filmLinks } from './plugins/filmLinks.ts'
import { addressList, contains } from './plugins/isInternal.ts'
import { registerLimits } from './plugins/limits.ts'
import { registerMetrics } from './plugins/metrics.ts'
import { registerOpenapi } from './plugins/openapi.ts'
import { registerPolicies } from './plugins/policies.ts'
import { frameworkErrors, registerProblems } from './plugins/problems.ts'
import { parseQuery, registerQueryGuard } from './plugins/queryParser.ts'
import { registerRequestLog, requestIds } from './plugins/requestLog.ts'
import { registerSecurityHeaders } from './plugins/securityHeaders.ts'
import { registerSessions } from './plugins/sessions.ts'
import { registerShedding } from './plugins/shedding.ts'
import { registerSweep } from './plugins/sweep.ts'
import { registerValidators } from './plugins/validators.ts'
import { exampleProgram, programs } from './programs/index.ts'
import { recovery } from './recovery/index.ts'
import { referral } from './referral/index.ts'
import { registration } from './registration/index.ts'
import { training } from './training/index.ts'
import { users } from './users/index.ts'

declare module 'fastify' {
  interface FastifyInstance { db: Database; config: AppConfig }
}

/** All of the config but what concerns the process and its database. */
export type AppConfig = Omit<Config, 'port' | 'host' | 'databaseUrl' | 'dataFolder' | 'demoPassword'>

type Parts = { db: Database; config: AppConfig }

const BODY_MAX_BYTES = 256 * 1024
const HEADERS_TIMEOUT_MS = 10_000
/** A picture of 5 MB comes in time at half a megabit a second. */
const REQUEST_TIMEOUT_MS = 100_000

/** The whole API on a database that is prepared; the caller listens, and closes both. */
export async function buildApp({ db, config }: Parts): Promise<FastifyInstance> {
  const { origin, authSecret } = config
  const trustedProxies = addressList(config.trustedProxies)
  const app = fastify({
    logger: { level: config.logLevel, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }), // ours: plugins/requestLog.ts
    genReqId: requestIds(trustedProxies),
    trustProxy: (address) => contains(trustedProxies, address),
    bodyLimit: BODY_MAX_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 60_000,
    routerOptions: { querystringParser: parseQuery },
    frameworkErrors,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.decorate('db', db)
  app.decorate('config', config)
  registerValidators(app)
  registerProblems(app)
  registerPolicies(app, { exampleProgram })
  registerCallers(app)
  registerRequestLog(app)
  registerMetrics(app)
  registerSecurityHeaders(app)
  registerContentCache(app, db)
  registerShedding(app)
  registerQueryGuard(app)
  await app.register(fastifyCookie)
  registerCsrf(app, origin, authSecret)
  registerSessions(app, origin)
  registerAccessTokens(app, origin, authSecret)
  registerLimits(app, authSecret)
  registerSweep(app)
  registerMail(app, config)
  app.decorate('filmLinks', filmLinks(config.mediaSecret, config.filmLinkSeconds))
  await registerOpenapi(app)
  // Looks at longer than it allows: a stretch without a single turn of the loop counts as endless, and one slow start is no overload.
  await app.register(underPressure, { maxEventLoopDelay: 3_000, sampleInterval: 5_000 })
  await app.register(fastifyStatic, { serve: false, root: config.mediaFolder })

  await app.register(auth, { prefix: '/api/auth' })
  await app.register(registration, { prefix: '/api/auth' })
  await app.register(recovery, { prefix: '/api/auth' })
  await app.register(users, { prefix: '/api' })
  await app.register(choices, { prefix: '/api' })
  await app.register(programs, { prefix: '/api' })
  await app.register(offers, { prefix: '/api' })
  await app.register(partners, { prefix: '/api' })
  await app.register(contact, { prefix: '/api' })
  await app.register(keeping, { prefix: '/api' })
  await app.register(training, { prefix: '/api' })
  await app.register(answers, { prefix: '/api' })
  await app.register(path, { prefix: '/api' })
  await app.register(platform, { prefix: '/api' })
  await app.register(referral, { prefix: '/api', folder: config.referralFolder })
  await app.register(media, { prefix: '/media', folder: config.mediaFolder })
  return app
}
