import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, EditablePath, Id, IdParams, NewPathTraining } from '@kinora/contracts'
import { type Locale, PATH_ITEMS_MAX } from '@kinora/limits'
import { Type } from 'typebox'
import { logAccess, readOfMember } from '../../team/index.ts'
import {
  ApiProblem,
  formProblem,
  formProblems,
  LocaleQuery,
  notFound,
  problemResponses,
  type Queryable,
} from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { lockMembers, selectEdited } from '../path/editedPathQueries.ts'
import type { PathContent } from '../path/pathTables.ts'
import { selectSlug, selectSlugs } from '../../catalogue/index.ts'
import { readItems, readWords } from './readItems.ts'
import { savePath } from './savePath.ts'
import { showPath } from './showPath.ts'

const config = { policy: { who: 'specialist', whose: 'team' } } as const
const writes = { ...config, limit: ORDINARY_WRITES } as const
const common = { params: IdParams, querystring: LocaleQuery }
const one = Type.Object({ data: EditablePath })

type EditTarget = { memberId: number; specialistId: number; locale: Locale; version?: number | undefined }

/** A specialist edits the path of a member of their team. `{id}` is the member's. */
export const editPath: FastifyPluginAsyncTypebox = async (app) => {
  const read = {
    ...common,
    summary: "A member's path as its specialist edits it; version 0 and empty without one",
    response: { 200: CALLS['GET /specialist/path/:id'].answer, ...problemResponses(404) },
  }
  app.get('/specialist/path/:id', { schema: read, config }, async (request) => {
    const [memberId, specialistId] = [request.params.id, callerOf(request).userId]
    const data = await readOfMember(app.db, { actorId: specialistId, memberId, what: 'path' }, async (tx) => {
      const path = (await selectEdited(tx, specialistId, [memberId])).get(memberId)
      if (!path) throw notFound()
      return showPath(tx, path, request.query.locale)
    })
    return { data }
  })

  /** Saves what `change` makes of the path, and returns the path as it is then. */
  const edit = (
    { memberId, specialistId, locale, version }: EditTarget,
    change: (tx: Queryable, before: PathContent) => Promise<PathContent>,
  ): Promise<EditablePath> =>
    app.db.transaction(async (tx) => {
      await lockMembers(tx, specialistId, [memberId])
      await logAccess(tx, { actorId: specialistId, memberId, what: 'path' })
      const current = async () => {
        const path = (await selectEdited(tx, specialistId, [memberId])).get(memberId)
        if (!path) throw notFound()
        return path
      }
      const path = await current()
      if (version !== undefined && version !== path.version) throw new ApiProblem(409, 'path.changed')
      await savePath(tx, { memberId, specialistId }, path, await change(tx, path.content))
      return showPath(tx, await current(), locale)
    })

  const replace = {
    ...common,
    summary: "Replaces a member's path and tells the member by one card",
    description:
      '409 `path.changed` with a version that is no longer that of the path. Within 10 minutes, until the member has read it, the same card tells of all changes, and the path before them undoes it.',
    body: CALLS['PUT /specialist/path/:id'].body,
    response: { 200: CALLS['PUT /specialist/path/:id'].answer, ...problemResponses(404, 409) },
  }
  app.put(
    '/specialist/path/:id',
    { schema: replace, config: writes, schemaErrorFormatter: formProblems },
    async (request) => {
      const { version, allowsPause, painNote, ...sent } = request.body
      const target = { memberId: request.params.id, specialistId: callerOf(request).userId, ...request.query, version }
      const data = await edit(target, async (tx, before) => ({
        ...readWords(sent),
        painNote: painNote?.trim() ?? before.painNote,
        allowsPause: allowsPause ?? before.allowsPause,
        ...(await readItems(tx, sent, before)),
      }))
      return { data }
    },
  )

  const add = {
    ...common,
    summary: "Adds a program at the end of a member's path; one that is there already stays where it is",
    body: NewPathTraining,
    response: { 200: one, ...problemResponses(404) },
  }
  app.post(
    '/specialist/path/:id',
    { schema: add, config: writes, schemaErrorFormatter: formProblems },
    async (request) => {
      const { trainingId } = request.body
      const target = { memberId: request.params.id, specialistId: callerOf(request).userId, ...request.query }
      const data = await edit(target, async (tx, before) => {
        const program = (await selectSlugs(tx, [trainingId])).get(trainingId)
        if (program === undefined) throw formProblem(400, 'trainingId', 'form.error.trainingId.unknown')
        if (before.items.some((item) => item.program === program)) return before
        if (before.items.length === PATH_ITEMS_MAX)
          throw formProblem(400, 'trainingId', 'form.error.trainingId.tooMany')
        return { ...before, items: [...before.items, { program, dose: null }] }
      })
      return { data }
    },
  )

  const remove = {
    summary: "Removes a program from a member's path; one that is not on it changes nothing",
    params: Type.Object({ id: Id, trainingId: Id }),
    querystring: LocaleQuery,
    response: { 200: one, ...problemResponses(404) },
  }
  app.delete('/specialist/path/:id/:trainingId', { schema: remove, config: writes }, async (request) => {
    const { id: memberId, trainingId } = request.params
    const target = { memberId, specialistId: callerOf(request).userId, ...request.query }
    const program = await selectSlug(app.db, trainingId)
    const data = await edit(target, async (_tx, before) => {
      if (program === undefined) throw notFound('training.notFound')
      return { ...before, items: before.items.filter((item) => item.program !== program) }
    })
    return { data }
  })
}
