import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { openStore, type ReleaseStore } from '@kinora/releases'
import { codeOfStatus } from '@kinora/contracts'
import Fastify, { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { serveReleaseFiles } from './files/releaseFiles.ts'
import { serveLiveFederation } from './files/serveLiveFederation.ts'
import { followLiveManifest, type LiveManifest } from './live/followLiveManifest.ts'
import { serveLive } from './live/serveLive.ts'
import { snapshotOpener } from './live/snapshotOpener.ts'
import { serveMetrics } from './operations/metrics.ts'
import { serveProbes } from './operations/probes.ts'
import { refuseConnection, sendProblem } from './http/problem.ts'
import { takeReports } from './operations/reports.ts'
import { serveSecurityContact } from './operations/securityContact.ts'
import { logRequests } from './operations/requestLog.ts'
import { addSecurityHeaders, commonHeaders } from './http/securityHeaders.ts'
import { watchContentVersion } from './pages/contentVersion.ts'
import { serveFaults } from './pages/faults.ts'
import { createPageCache } from './pages/pageCache.ts'
import { PAGES, servePages } from './pages/pages.ts'
import { canonicalUrl } from './pages/redirectFor.ts'
import { serveIndexes } from './pages/serveIndexes.ts'
import { followCanaries, type Canaries } from './previews/followCanaries.ts'
import { servePreviews } from './previews/servePreviews.ts'
import { proxyApi } from './proxy/apiProxy.ts'
import { showSandbox } from './proxy/sandboxPages.ts'
import { serveThirdParties } from './third-parties/serveThirdParties.ts'

const HEADERS_TIMEOUT_MS = 10_000
/** Long enough to upload a picture of 5 MB at half a megabit per second. */
const REQUEST_TIMEOUT_MS = 100_000
const IDLE_TIMEOUT_MS = 120_000
const MAX_URL_SEGMENT = 4_096

/** Builds the gateway, which does not listen yet. `live.start()` loads the live manifest, `canaries.look()` the canaries. */
export async function buildApp(
  config: Config,
): Promise<{ app: FastifyInstance; live: LiveManifest; canaries: Canaries }> {
  const {
    apiUrl,
    origin,
    home,
    publicKeys,
    s3,
    reportsUrl,
    sandboxUrl,
    sandboxIsPublic,
    thirdParties,
    affiliateUrl,
    securityContact,
    renderThreads,
  } = config
  const { store: wholeStore, keys } = await openStore(home, publicKeys, s3)
  const store = config.previewManifest === undefined ? wholeStore : pinnedTo(wholeStore, config.previewManifest)
  const app = Fastify(serverOptions(config))
  const cache = createPageCache()
  const { log } = app
  const shown = { store, keys, apiUrl, origin, thirdParties, affiliateUrl, log }
  const live = followLiveManifest({ ...shown, renderThreads })

  app.decorateRequest('snapshot', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.snapshot = live.current()
    done()
  })
  const open = snapshotOpener(shown)
  const canaries = followCanaries(app, { store, origin, open, log })
  servePreviews(app, { keys, origin, open })

  addSecurityHeaders(app, origin)
  const metrics = serveMetrics(app, config.metricsToken)
  metrics.countEntries('pages', cache.size)
  metrics.countEntries('routes', () => live.current()?.routes.size() ?? 0)
  serveProbes(app, live)
  serveSecurityContact(app, { origin, securityContact })
  serveLive(app, canaries)
  serveReleaseFiles(app, { store, keys, metrics })
  serveLiveFederation(app, { store, live, origin })
  takeReports(app, reportsUrl, metrics)
  proxyApi(app, apiUrl)
  if (sandboxUrl) showSandbox(app, sandboxUrl, sandboxIsPublic)
  if (thirdParties.length > 0) serveThirdParties(app, thirdParties)
  const indexes = serveIndexes(app, { live, apiUrl, origin })
  const content = watchContentVersion(apiUrl, () => (cache.clear(), indexes.clear()))
  // Visitors see neither a product with a sandbox nor a preview.
  const hasFaults = sandboxUrl !== null || config.previewManifest !== undefined
  if (hasFaults) serveFaults(app)
  servePages(app, { cache, content, metrics, apiUrl, origin, hasFaults })

  // Every GET and POST matches the route of pages, so a request without a route has another method.
  app.setNotFoundHandler((_request, reply) => sendProblem(reply.header('allow', 'GET, HEAD'), 'request.wrongMethod'))
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'Not answered')
    return sendProblem(reply, codeOfStatus(status), status)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Which of the two a proxy and we believe may differ (RFC 9112, 3.2).
    if (hostsOf(request.raw) > 1) return sendProblem(reply, 'request.malformed')
    // The API refuses NUL characters; passed on, the request would look like a failure of the API. Pages redirect.
    if (request.url.includes('%00') && (request.routeOptions.url !== PAGES || request.method === 'POST'))
      return sendProblem(reply, 'request.malformed')
  })
  logRequests(app)
  app.addHook('onClose', () => live.close())
  return { app, live, canaries }
}

/** How many `Host` fields a request has: Node keeps the first alone. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length

/** The store as if this manifest were live for all and stayed so. */
const pinnedTo = (store: ReleaseStore, manifest: string): ReleaseStore => ({
  ...store,
  live: async () => manifest,
  plans: async () => [],
  watch: () => () => {},
})

const serverOptions = ({ logLevel, trustedProxies, origin }: Config): FastifyHttpOptions<Server> => ({
  // operations/requestLog.ts logs requests instead.
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
  logger: { level: logLevel, base: { name: 'gateway' }, serializers: { req: ({ id, method }) => ({ id, method }) } },
  genReqId: () => randomUUID(),
  trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
  http: { headersTimeout: HEADERS_TIMEOUT_MS },
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionTimeout: IDLE_TIMEOUT_MS,
  bodyLimit: 8_192,
  forceCloseConnections: 'idle',
  return503OnClosing: false, // a proxy forwards a 503, but tries another gateway when the connection closes
  clientErrorHandler: (error, socket) => refuseConnection(error, socket, commonHeaders(origin)),
  routerOptions: { maxParamLength: MAX_URL_SEGMENT },
  // Addresses that the router cannot decode. A page's has a spelling that can be decoded.
  frameworkErrors: (_error, { method, url }, reply) => {
    reply.headers(commonHeaders(origin))
    const canonical = canonicalUrl(url)
    void (['GET', 'HEAD'].includes(method) && canonical !== url
      ? reply.redirect(canonical, 308)
      : sendProblem(reply, 'request.malformed'))
  },
})
