import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { Type } from 'typebox'
import { LocaleQuery, problemResponses } from '../../platform/index.ts'
import { Token } from './tokenParams.ts'
import { requireOpen, selectLinked } from './tokenQueries.ts'

/** Reads alone: programs that check the links of mails open every address. */
export const previewInvitation: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Who invites, and until when',
    description: '410 `invitation.used`, `.revoked`, `.replaced` by a newer link, or `.expired`.',
    // A path has one name for its parameter in OpenAPI, here that of DELETE.
    params: Type.Object({ id: Token }),
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /invitation/:id'].answer, ...problemResponses(404, 410) },
  }
  const config = { policy: { who: 'public' }, limit: { max: 120, seconds: 60 } } as const

  app.get('/invitation/:id', { schema, config }, async (request) => {
    const linked = await selectLinked(app.db, request.params.id)
    requireOpen(linked)
    const { inviter, email, expiresAt } = linked
    return { data: { inviter, maskedEmail: maskEmail(email), expiresAt } }
  })
}

/** `anna.nowak@example.com` is `a•••@e•••.com`: enough to recognise one's own address. */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const first = (text: string) => [...text][0] ?? ''
  return `${first(local)}•••@${first(domain)}•••.${domain.split('.').at(-1)}`
}
