import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, type ProgramList } from '@kinora/contracts'
import { paginationOf } from '../../platform/index.ts'
import { answerWithFavourites } from './answerWithFavourites.ts'
import { keepCatalogue } from './programFacts.ts'
import { selectProgramPage } from './programListQueries.ts'
import { ListQuery } from './programSchemas.ts'

const POPULATED = ['category', 'image', 'levels', 'localizations'] as const

export const listPrograms: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Programs by filters and phrase, with the number that each other filter would leave',
    querystring: ListQuery,
    response: { 200: CALLS['GET /trinings'].answer },
  }
  const kept = keepCatalogue(app.db, app.content)
  const config = { policy: { who: 'public' } } as const

  app.get('/trinings', { schema, config }, (request, reply) =>
    answerWithFavourites(
      request,
      reply,
      () => listOf(request.query),
      ({ data }) => data,
    ),
  )

  async function listOf(query: ListQuery): Promise<ProgramList> {
    const { total, programs, facets } = await selectProgramPage(app.db, kept, query)
    const populate = query.populate ?? []
    for (const field of POPULATED) {
      if (!populate.includes(field)) programs.forEach((program) => delete program[field])
    }
    return { data: programs, meta: { ...paginationOf(query.pagination, total), facets } }
  }
}
