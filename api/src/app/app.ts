import fastifyStatic from '@fastify/static'
import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import underPressure from '@fastify/under-pressure'
import { s3Objects } from '@kinora/releases/objects'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { accounts } from '../accounts/index.ts'
import { care } from '../care/index.ts'
import { catalogue, exampleProgram } from '../catalogue/index.ts'
import { desk } from '../desk/index.ts'
import { identity } from '../identity/index.ts'
import { bucketMedia, filmLinks, folderMedia, media } from '../media/index.ts'
import { mail, messages } from '../messages/index.ts'
import { money, paymentsOf } from '../money/index.ts'
import {
  addressList,
  BODY_MAX_BYTES,
  contains,
  type Database,
  describeError,
  frameworkErrors,
  jobs,
  parseQuery,
  platform,
  refuseConnection,
  requestIds,
} from '../platform/index.ts'
import { team } from '../team/index.ts'
import type { Config } from './config.ts'
import { deleteMe } from './erasure/deleteMe.ts'
import { oldAnswers } from './operations/oldAnswers.ts'
import { openapi } from './operations/openapi.ts'
import { operations } from './operations/operations.ts'
import { sweep } from './sweep/sweep.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    config: AppConfig
    requestIdOf: ReturnType<typeof requestIds>
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
  const requestIdOf = requestIds(trustedProxies)
  const app = fastify({
    logger: { level: config.logLevel, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }), // replaced by requestLog
    genReqId: requestIdOf,
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
  app.decorate('requestIdOf', requestIdOf)
  app.decorate('filmLinks', filmLinks(config.mediaSecret, config.filmLinkSeconds))
  const { mediaBucket, mediaFolder } = config
  app.decorate('mediaStore', mediaBucket ? bucketMedia(await s3Objects(mediaBucket)) : folderMedia(mediaFolder))
  app.decorate('payments', paymentsOf(config.payments))
  await app.register(oldAnswers)
  await app.register(platform)
  await app.register(identity, { exceptions: { exampleProgram } })
  await app.register(jobs)
  await app.register(sweep)
  await app.register(mail)
  await app.register(openapi)
  // The sample is longer than the allowed delay: a sample without a single turn of the event loop counts as an infinite
  // delay, and one slow start is no overload.
  if (maxEventLoopDelayMs > 0)
    await app.register(underPressure, { maxEventLoopDelay: maxEventLoopDelayMs, sampleInterval: 5_000 })
  await app.register(fastifyStatic, { serve: false, root: mediaFolder })

  for (const area of [accounts, catalogue, messages, team, care, desk, money, deleteMe, operations])
    await app.register(area, { prefix: '/api' })
  await app.register(media, { prefix: '/media' })
  return app
}
