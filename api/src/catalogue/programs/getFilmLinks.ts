import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams } from '@kinora/contracts'
import { LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { selectFilm } from './programQueries.ts'

const config = { policy: { who: 'user', active: true, unless: 'exampleProgram' } } as const

/** Example programs are public: their guard identifies no caller. */
const NO_SESSION = 0

/** Links that play a program: its film, and its captions in the program's language. */
export const getFilmLinks: FastifyPluginAsyncTypebox = async (app) => {
  const video = {
    summary: "A signed link to the film's HLS playlist",
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /trinings/getVideoURL/:id'].answer, ...problemResponses(404) },
  }
  app.get('/trinings/getVideoURL/:id', { schema: video, config }, async ({ params, caller }) => {
    const { programId, folder } = await filmOf(params.id)
    if (!folder) throw notFound('training.noVideo')
    return {
      data: app.filmLinks.sign({ programId, folder, sessionId: caller?.sessionId ?? NO_SESSION }, 'master.m3u8'),
    }
  })

  const transcription = {
    summary: "A signed link to the film's WebVTT captions, or null",
    params: IdParams,
    querystring: LocaleQuery,
    response: { 200: CALLS['GET /trinings/getTranscriptionURL/:id'].answer, ...problemResponses(404) },
  }
  app.get('/trinings/getTranscriptionURL/:id', { schema: transcription, config }, async ({ params, caller }) => {
    const { programId, folder, locale } = await filmOf(params.id)
    return {
      data: folder
        ? app.filmLinks.sign(
            { programId, folder, sessionId: caller?.sessionId ?? NO_SESSION },
            `captions-${locale}.vtt`,
          )
        : null,
    }
  })

  async function filmOf(id: number) {
    const film = await selectFilm(app.db, id)
    if (!film) throw notFound('training.notFound')
    return film
  }
}
