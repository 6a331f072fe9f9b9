import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import type { ReferralScripts } from './readScripts.ts'

const schema = {
  summary: 'The script of the referral program in this language',
  querystring: LocaleQuery,
  response: { 200: { content: { 'text/javascript': { schema: Type.String() } } }, ...problemResponses(404) },
}

export const getReferralScript: FastifyPluginAsyncTypebox<{ scripts: ReferralScripts }> = async (app, { scripts }) => {
  app.get('/referral.js', { schema, config: { policy: { who: 'public' } } }, async ({ query }, reply) => {
    if (!scripts) throw notFound('referral.none')
    // It runs in an iframe with an opaque origin (docs/third-parties.md), so the request is cross-origin.
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    })
    reply.type('text/javascript; charset=utf-8')
    return scripts[query.locale]
  })
}
