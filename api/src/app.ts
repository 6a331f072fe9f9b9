import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { access } from './access/index.ts'
import { answers } from './answers/index.ts'
import { auth } from './auth/index.ts'
import { choices } from './choices/index.ts'
import { contentCache } from './cache/index.ts'
import type { Config } from './config.ts'
import { contact } from './contact/index.ts'
import type { Database } from './database/database.ts'
import { desk } from './desk/index.ts'
import { erasure } from './erasure/index.ts'
import { savedPrograms } from './saved-programs/index.ts'
import { csrf } from './http/csrf.ts'
import { describeError } from './http/describeError.ts'
import { BODY_MAX_BYTES, inputGuard } from './http/inputGuard.ts'
import { addressList, contains } from './http/isInternal.ts'
import { emptyJson } from './http/emptyJson.ts'
import { metrics } from './http/metrics.ts'
import { frameworkErrors, problems } from './http/problems.ts'
import { parseQuery } from './http/queryParser.ts'
import { refuseConnection } from './http/refuseConnection.ts'
import { requestIds, requestLog } from './http/requestLog.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { shedding } from './http/shedding.ts'
import { strapiQuery } from './http/strapiQuery.ts'
import { validators } from './http/validators.ts'
import { accessTokens } from './identity/accessTokens.ts'
import { policies } from './identity/policies.ts'
import { sessions } from './identity/sessions.ts'
import { testWrites } from './identity/testWrites.ts'
import { invitations } from './invitations/index.ts'
import { giftOrders } from './gift-orders/index.ts'
import { gifts } from './gifts/index.ts'
import { jobs } from './jobs/index.ts'
import { limits } from './limits/index.ts'
import { mail } from './mail/index.ts'
import { filmLinks, media } from './media/index.ts'
import { members } from './members/index.ts'
import { messages } from './messages/index.ts'
import { offers } from './offers/index.ts'
import { orders } from './orders/index.ts'
import { partners } from './partners/index.ts'
import { path } from './path/index.ts'
import { pathEditing } from './path-editing/index.ts'
import { payments } from './payments/index.ts'
import { openapi, platform } from './platform/index.ts'
import { exampleProgram, programs } from './programs/index.ts'
import { recovery } from './recovery/index.ts'
import { referral } from './referral/index.ts'
import { consents, registration } from './registration/index.ts'
import { reminders } from './reminders/index.ts'
import { reports } from './reports/index.ts'
import { specialists } from './specialists/index.ts'
import { state } from './state/index.ts'
import { stream } from './stream/index.ts'
import { subscriptions } from './subscriptions/index.ts'
import { sweep } from './sweep/index.ts'
import { team } from './team/index.ts'
import { training } from './training/index.ts'
import { users } from './users/index.ts'
import { withdrawals } from './withdrawals/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    config: AppConfig
  }
}

/** The config without the settings of the process and its database. */
export type AppConfig = Omit<Config, 'port' | 'host' | 'databaseUrl' | 'dataFolder'>

/** `maxEventLoopDelayMs`: a process whose event loop is later refuses calls; with 0 it never does. */
type Parts = { db: Database; config: AppConfig; maxEventLoopDelayMs?: number }

/** A hundred ids with commas. */
const PARAMETER_MAX_LENGTH = 1_100
const HEADERS_TIMEOUT_MS = 10_000
/** Enough for an upload of 5 MB at 0.5 Mbit/s. */
const REQUEST_TIMEOUT_MS = 100_000

/** Builds the API on a database that is migrated; the caller listens, and closes both. */
export async function buildApp({ db, config, maxEventLoopDelayMs = 3_000 }: Parts): Promise<FastifyInstance> {
  const trustedProxies = addressList(config.trustedProxies)
  const app = fastify({
    logger: { level: config.logLevel, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }), // replaced by http/requestLog.ts
    genReqId: requestIds(trustedProxies),
    trustProxy: (address) => contains(trustedProxies, address),
    bodyLimit: BODY_MAX_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: 60_000,
    return503OnClosing: false, // a proxy forwards a 503, but tries another upstream when the connection closes
    routerOptions: { querystringParser: parseQuery, maxParamLength: PARAMETER_MAX_LENGTH },
    frameworkErrors,
    clientErrorHandler: refuseConnection,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.decorate('db', db)
  app.decorate('config', config)
  app.decorate('filmLinks', filmLinks(config.mediaSecret, config.filmLinkSeconds))
  await app.register(validators)
  await app.register(problems)
  await app.register(requestLog)
  await app.register(metrics)
  await app.register(securityHeaders)
  await app.register(contentCache)
  await app.register(shedding)
  await app.register(emptyJson)
  await app.register(inputGuard)
  await app.register(strapiQuery)
  await app.register(fastifyCookie)
  await app.register(csrf)
  await app.register(sessions)
  await app.register(accessTokens)
  await app.register(testWrites)
  await app.register(policies, { exceptions: { exampleProgram } })
  await app.register(limits)
  await app.register(jobs)
  await app.register(sweep)
  await app.register(mail)
  await app.register(orders)
  await app.register(openapi)
  // The sample is longer than the allowed delay: a sample without a single turn of the event loop counts as an infinite
  // delay, and one slow start is no overload.
  await app.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs, sampleInterval: 5_000 })
  await app.register(fastifyStatic, { serve: false, root: config.mediaFolder })

  await app.register(auth, { prefix: '/api/auth' })
  await app.register(registration, { prefix: '/api/auth' })
  await app.register(recovery, { prefix: '/api/auth' })
  await app.register(users, { prefix: '/api' })
  await app.register(erasure, { prefix: '/api' })
  await app.register(consents, { prefix: '/api' })
  await app.register(choices, { prefix: '/api' })
  await app.register(programs, { prefix: '/api' })
  await app.register(offers, { prefix: '/api' })
  await app.register(partners, { prefix: '/api' })
  await app.register(contact, { prefix: '/api' })
  await app.register(savedPrograms, { prefix: '/api' })
  await app.register(training, { prefix: '/api' })
  await app.register(answers, { prefix: '/api' })
  await app.register(messages, { prefix: '/api' })
  await app.register(stream, { prefix: '/api' })
  await app.register(specialists, { prefix: '/api' })
  await app.register(team, { prefix: '/api' })
  await app.register(desk, { prefix: '/api' })
  await app.register(invitations, { prefix: '/api' })
  await app.register(path, { prefix: '/api' })
  await app.register(pathEditing, { prefix: '/api' })
  await app.register(reminders, { prefix: '/api' })
  await app.register(payments, { prefix: '/api' })
  await app.register(gifts, { prefix: '/api' })
  await app.register(giftOrders, { prefix: '/api' })
  await app.register(withdrawals, { prefix: '/api' })
  await app.register(subscriptions, { prefix: '/api' })
  await app.register(state, { prefix: '/api' })
  await app.register(members, { prefix: '/api' })
  await app.register(reports, { prefix: '/api' })
  await app.register(access, { prefix: '/api' })
  await app.register(platform, { prefix: '/api' })
  await app.register(referral, { prefix: '/api', folder: config.referralFolder })
  await app.register(media, { prefix: '/media', folder: config.mediaFolder })
  return app
}
