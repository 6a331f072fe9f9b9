import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, Id, IdParams } from '@kinora/contracts'
import { Type } from 'typebox'
import { readOfMember } from '../team/index.ts'
import {
  formProblems,
  locale,
  LocaleQuery,
  NoContent,
  notFound,
  pagination,
  paginationOf,
  problemResponses,
} from '../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../identity/index.ts'
import { deleteNote, insertNote, selectNotes, updateNote } from './noteQueries.ts'

const PAGE_SIZE = 20
const NoteParams = Type.Object({ id: Id, noteId: Id })
const config = { policy: { who: 'specialist', whose: 'team' } } as const
const writes = { ...config, limit: ORDINARY_WRITES } as const

/** A specialist's notes about a member. Nobody else reads them, and they end with the team. */
export const notes: FastifyPluginAsyncTypebox = async (app) => {
  const list = {
    summary: "The caller's notes about a member, the newest first",
    params: IdParams,
    querystring: Type.Object({ locale, pagination: pagination(PAGE_SIZE) }, { additionalProperties: false }),
    response: { 200: CALLS['GET /team/member/:id/notes'].answer, ...problemResponses(404) },
  }
  app.get('/team/member/:id/notes', { schema: list, config }, async (request) => {
    const [memberId, specialistId] = [request.params.id, callerOf(request).userId]
    const { pagination } = request.query
    const access = { actorId: specialistId, memberId, what: 'notes' } as const
    const { data, total } = await readOfMember(app.db, access, (tx) =>
      selectNotes(tx, { memberId, specialistId }, pagination),
    )
    return { data, meta: paginationOf(pagination, total) }
  })

  const add = {
    summary: 'Adds a note about a member; with a `key` that was sent before it adds nothing',
    description: '410 `note.deleted` if the note of that key was deleted.',
    params: IdParams,
    querystring: LocaleQuery,
    body: CALLS['POST /team/member/:id/notes'].body,
    response: { 201: CALLS['POST /team/member/:id/notes'].answer, ...problemResponses(404, 410) },
  }
  app.post(
    '/team/member/:id/notes',
    { schema: add, config: writes, schemaErrorFormatter: formProblems },
    async (request, reply) => {
      const pair = { memberId: request.params.id, specialistId: callerOf(request).userId }
      const { text, key } = request.body.data
      const data = await insertNote(app.db, pair, { text: text.trim(), key })
      if (!data) throw notFound()
      return reply.code(201).send({ data })
    },
  )

  const change = {
    summary: 'Changes one of the caller’s notes',
    params: NoteParams,
    querystring: LocaleQuery,
    body: CALLS['PUT /team/member/:id/notes/:noteId'].body,
    response: { 200: CALLS['PUT /team/member/:id/notes/:noteId'].answer, ...problemResponses(404) },
  }
  app.put(
    '/team/member/:id/notes/:noteId',
    { schema: change, config: writes, schemaErrorFormatter: formProblems },
    async (request) => {
      const { id: memberId, noteId } = request.params
      const pair = { memberId, specialistId: callerOf(request).userId }
      const data = await updateNote(app.db, { ...pair, noteId }, request.body.data.text.trim())
      if (!data) throw notFound()
      return { data }
    },
  )

  const remove = {
    summary: 'Deletes one of the caller’s notes',
    params: NoteParams,
    querystring: LocaleQuery,
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/team/member/:id/notes/:noteId', { schema: remove, config: writes }, async (request, reply) => {
    const { id: memberId, noteId } = request.params
    const pair = { memberId, specialistId: callerOf(request).userId }
    if (!(await deleteNote(app.db, { ...pair, noteId }))) throw notFound()
    return reply.code(204).send()
  })
}
