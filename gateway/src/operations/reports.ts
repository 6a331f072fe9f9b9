import type { BrowserReport } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { countRemoteFailure } from './remoteFailures.ts'
import { sendProblem } from '../http/problem.ts'
import { createRateLimit } from './rateLimit.ts'

const MAX_BYTES = 8_192
const MAX_FIELD = 300
const MAX_REPORTS_IN_ONE = 10
const FORWARD_TIMEOUT_MS = 2_000
const TYPES = ['application/json', 'application/csp-report', 'application/reports+json']

/**
 * The fields of a report that are read, and their new names; all others are dropped. Values are strings and numbers
 * only.
 */
const FIELDS = {
  type: 'type',
  manifest: 'manifest',
  remote: 'remote',
  version: 'version',
  phase: 'phase',
  error: 'error',
  message: 'message',
  'effective-directive': 'directive',
  effectiveDirective: 'directive',
  'violated-directive': 'directive',
  'blocked-uri': 'blocked',
  blockedURL: 'blocked',
  'document-uri': 'page',
  documentURL: 'page',
  destination: 'destination',
  'source-file': 'source',
  sourceFile: 'source',
  'line-number': 'line',
  lineNumber: 'line',
} as const satisfies Record<string, keyof BrowserReport>

/**
 * POST /reports: failed remotes and policy violations from browsers. Logged, and forwarded to `reportsUrl` if it is
 * set: what was taken is forwarded before the gateway ends. Failures of remotes are counted.
 */
export function takeReports(app: FastifyInstance, reportsUrl: string | null, metrics: Metrics): void {
  const limit = createRateLimit({ perClient: 30, together: 300, windowMs: 60_000 })
  metrics.countEntries('reporters', limit.clients)
  const forwarding = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(forwarding)))

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: string }>('/reports', async (request, reply) => {
      if (!limit.isAllowed(request.ip)) return sendProblem(reply.header('retry-after', '60'), 'request.tooMany')
      const reports = readReports(request.body)
      if (!reports) return sendProblem(reply, 'request.malformed')
      for (const report of reports) {
        app.log.warn({ report }, 'A browser reports')
        if (report.type === 'remote-failure') countRemoteFailure(metrics.remoteFailures, request.snapshot, report)
      }
      if (reportsUrl) {
        const sent = forward(reportsUrl, reports).finally(() => forwarding.delete(sent))
        forwarding.add(sent)
      }
      return reply.code(204).send()
    })
  })

  async function forward(url: string, reports: BrowserReport[]): Promise<void> {
    for (const report of reports) {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        redirect: 'error' as const,
        signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
      }
      await fetch(url, request)
        .then(({ body }) => body?.cancel())
        .catch((error: Error) => app.log.info({ reason: error.message }, 'A report was not handed on'))
    }
  }
}

/**
 * Reads our own reports, `{ "csp-report": … }`, and the Reporting API's `[{ type, url, body }]`. Null for anything
 * else.
 */
function readReports(text: string): BrowserReport[] | null {
  try {
    const content: unknown = JSON.parse(text)
    const reports = (Array.isArray(content) ? content : [content]).slice(0, MAX_REPORTS_IN_ONE).map(unwrap).map(clean)
    return reports.length > 0 && reports.every((report) => Object.keys(report).length > 0) ? reports : null
  } catch {
    return null
  }
}

function unwrap(content: unknown): object {
  if (typeof content !== 'object' || content === null) return {}
  if ('csp-report' in content) return { type: 'csp-violation', ...(content['csp-report'] as object) }
  if ('body' in content && 'type' in content) return { ...(content.body as object), type: content.type }
  return content
}

function clean(content: object): BrowserReport {
  const entries = Object.entries(FIELDS).flatMap(([theirs, ours]): [string, string | number][] => {
    const value = (content as Record<string, unknown>)[theirs]
    if (typeof value === 'number') return [[ours, value]]
    return typeof value === 'string' ? [[ours, withoutQueries(value).slice(0, MAX_FIELD)]] : []
  })
  return Object.fromEntries(entries)
}

/** Queries can contain what people searched for. */
const withoutQueries = (text: string) => text.replace(/[?#]\S*/g, '')
