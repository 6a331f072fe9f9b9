import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { PROGRAM_PAGE_SIZE } from '@kinora/limits'
import { Type } from 'typebox'
import { locale, paginationOf } from '../../platform/index.ts'
import { selectSample } from './programQueries.ts'

const OFFSET_MAX = 100_000

/** The programs that stand for a path in a specialist's test mode, which has no member. */
export const listTestMode: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Twelve programs from an offset on, in the order of the catalogue, with the number of all',
    querystring: Type.Object(
      { locale, offset: Type.Integer({ minimum: 0, maximum: OFFSET_MAX, default: 0 }) },
      { additionalProperties: false },
    ),
    response: {
      200: CALLS['GET /trinings/test-mode'].answer,
    },
  }
  const config = { policy: { who: 'specialist', inTestMode: true } } as const

  app.get('/trinings/test-mode', { schema, config }, async ({ query: { locale, offset } }) => {
    const { data, count } = await selectSample(app.db, locale, offset)
    const page = Math.floor(offset / PROGRAM_PAGE_SIZE) + 1
    return { data, count, meta: paginationOf({ page, pageSize: PROGRAM_PAGE_SIZE }, count) }
  })
}
