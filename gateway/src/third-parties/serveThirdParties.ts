import type { ThirdParty } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/problem.ts'
import { frameDocument, frameHeaders } from './thirdPartyFrame.ts'

/** `/third-parties/{id}?locale=pl`: the frames in which third-party scripts run. */
export function serveThirdParties(app: FastifyInstance, parties: ThirdParty[]): void {
  app.get<{ Params: { id: string }; Querystring: { locale?: unknown } }>(
    '/third-parties/:id',
    async ({ params, query }, reply) => {
      const party = parties.find(({ id }) => id === params.id)
      const html = party && frameDocument(party, query.locale === 'en' ? 'en' : 'pl')
      if (!html) return sendProblem(reply, 'request.notFound')
      return reply.headers(frameHeaders(party)).type('text/html; charset=utf-8').send(html)
    },
  )
}
