import type { SecurityEventKind } from '@kinora/contracts'
import fp from 'fastify-plugin'
import { ApiProblem } from '../../platform/index.ts'
import { recordSeldom } from './recordSecurityEvent.ts'

/** Refusals that nobody meets who uses the pages as they are. */
const REFUSALS: Record<string, SecurityEventKind> = {
  'auth.wrongRole': 'accessRefused',
  'auth.notYours': 'accessRefused',
  'auth.crossSite': 'accessRefused',
  'auth.tooManyAttempts': 'limitReached',
}

/** Writes down refused access and limits that were reached (ASVS 5.0, 16.3.2 and 16.3.3). */
export const securityEvents = fp(
  async (app) => {
    app.addHook('onError', async (request, _reply, error) => {
      const kind = error instanceof ApiProblem ? REFUSALS[error.code] : undefined
      if (!kind) return
      const { method, routeOptions, caller } = request
      const detail = `${method} ${routeOptions.url ?? ''}`
      const userId = caller ? (caller.specialistId ?? caller.userId) : undefined
      await recordSeldom(app, request, { kind, outcome: 'refused', detail, userId }).catch((err: unknown) =>
        request.log.error({ err }, 'securityEvent.notWritten'),
      )
    })
  },
  { name: 'securityEvents', decorators: { fastify: ['db'] }, dependencies: ['policies', 'limits'] },
)
