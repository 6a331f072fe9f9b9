import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams, type ProgramDetail } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { notFound, problemResponses } from '../../platform/index.ts'
import { answerWithFavourites } from './answerWithFavourites.ts'
import { selectMoreLikeThis, selectProgram } from './programQueries.ts'
import { DetailQuery } from './programSchemas.ts'

export const getProgram: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'One program in the language of `locale`, by the id of any of its languages',
    params: IdParams,
    querystring: DetailQuery,
    response: { 200: CALLS['GET /trinings/:id'].answer, ...problemResponses(404) },
  }
  const config = { policy: { who: 'public' } } as const

  app.get('/trinings/:id', { schema, config }, (request, reply) => {
    const { params, query } = request
    const load = () => programOf(params.id, query.locale, query.populate ?? [])
    answerWithFavourites(request, reply, load, ({ data }) => [data, ...(data.moreLikeThis ?? [])])
  })

  async function programOf(id: number, locale: Locale, fields: string[]): Promise<{ data: ProgramDetail }> {
    const program = await selectProgram(app.db, id, locale)
    if (!program) throw notFound('training.notFound')
    const { localizations, video, transcription, omitTranscription, ...data } = program
    const populated = { localizations, video, transcription, omitTranscription }
    const chosen = Object.fromEntries(Object.entries(populated).filter(([field]) => fields.includes(field)))
    const more = fields.includes('moreLikeThis') && { moreLikeThis: await selectMoreLikeThis(app.db, data.id, locale) }
    return { data: { ...data, ...chosen, ...more } }
  }
}
