import type { SecurityEventKind } from '@kinora/contracts'
import fp from 'fastify-plugin'
import { acrossOwners, ApiProblem } from '../../platform/index.ts'
import { deviceOf } from '../sessions/deviceOf.ts'

/** Refusals that nobody meets who uses the pages as they are. */
const REFUSALS: Record<string, SecurityEventKind> = {
  'auth.wrongRole': 'accessRefused',
  'auth.notYours': 'accessRefused',
  'auth.crossSite': 'accessRefused',
  'auth.tooManyAttempts': 'limitReached',
}

/** One an hour of the same kind, so that whoever repeats a refused call does not fill the table. */
const RECORD = `
  insert into security_events (user_id, kind, outcome, detail, user_agent, address)
  select $userId::int, $kind, 'refused', $detail, $userAgent, $address
  where not exists (select from security_events
    where user_id is not distinct from $userId::int and kind = $kind and detail = $detail and address = $address
      and created_at > now() - interval '1 hour' and ${acrossOwners('refused visitors are nobody')})`

/** Writes down refused access and limits that were reached (ASVS 5.0, 16.3.2 and 16.3.3). */
export const securityEvents = fp(
  async (app) => {
    app.addHook('onError', async (request, _reply, error) => {
      const kind = error instanceof ApiProblem ? REFUSALS[error.code] : undefined
      if (!kind) return
      const { method, routeOptions, caller } = request
      const detail = `${method} ${routeOptions.url ?? ''}`
      const userId = caller ? (caller.specialistId ?? caller.userId) : null
      const event = { kind, detail, userId, ...deviceOf(request) }
      await app.db.rows(RECORD, event).catch((err: unknown) => request.log.error({ err }, 'securityEvent.notWritten'))
    })
  },
  { name: 'securityEvents', decorators: { fastify: ['db'] }, dependencies: ['policies'] },
)
