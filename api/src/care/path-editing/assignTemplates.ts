import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, IdParams, type PathChanges, type PathDifference, type Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { readOfMembers } from '../../team/index.ts'
import {
  formProblem,
  formProblems,
  LocaleQuery,
  notFound,
  problemResponses,
  type Queryable,
} from '../../platform/index.ts'
import { callerOf, ORDINARY_WRITES } from '../../identity/index.ts'
import { type EditedPath, lockMembers, selectEdited } from '../path/editedPathQueries.ts'
import type { PathContent } from '../path/pathTables.ts'
import { selectBySlug } from '../../catalogue/index.ts'
import { differenceOf, isSame } from './differenceOf.ts'
import { savePath } from './savePath.ts'
import { selectTemplate, type TemplateContent } from './templateQueries.ts'

const config = { policy: { who: 'specialist', whose: 'own', verified: true }, limit: ORDINARY_WRITES } as const
const common = { params: IdParams, querystring: LocaleQuery }

/** A template becomes the path of members of the caller's team; first the caller sees what would change. */
export const assignTemplates: FastifyPluginAsyncTypebox = async (app) => {
  const preview = {
    ...common,
    summary: "What assigning the template's current version would change for these members, in their order",
    description: '404 if one of them is not in the team of the caller. Nothing changes.',
    body: CALLS['POST /specialist/templates/:id/previews'].body,
    response: { 200: CALLS['POST /specialist/templates/:id/previews'].answer, ...problemResponses(404) },
  }
  app.post(
    '/specialist/templates/:id/previews',
    { schema: preview, config, schemaErrorFormatter: formProblems },
    async (request) => {
      const { userId } = callerOf(request)
      const { members } = request.body
      const data = await readOfMembers(
        app.db,
        { actorId: userId, what: 'path' },
        {
          choose: async (tx) => ({
            memberIds: members,
            template: await selectExisting(tx, { userId, id: request.params.id }, request.query.locale),
          }),
          read: async (tx, { template }) => {
            const paths = pathsOf(await selectEdited(tx, userId, members), members)
            const changes = paths.map(({ content }) => differenceOf(content, assigned(content, template)))
            const programs = await selectBySlug(tx, changes.flatMap(slugsOf), request.query.locale)
            return paths.flatMap(({ memberId, version }, index) => {
              const of = changes[index]
              return of ? [{ memberId, version, difference: inPrograms(of, programs) }] : []
            })
          },
        },
      )
      return { data }
    },
  )

  const assign = {
    ...common,
    summary: "Makes the template's version the path of these members, and tells each by one card",
    description:
      'Members whose path changed since the preview are left as they are. The same request again changes nothing.',
    body: CALLS['POST /specialist/templates/:id/assignments'].body,
    response: { 200: CALLS['POST /specialist/templates/:id/assignments'].answer, ...problemResponses(404) },
  }
  app.post(
    '/specialist/templates/:id/assignments',
    { schema: assign, config, schemaErrorFormatter: formProblems },
    async (request) => {
      const { userId: specialistId } = callerOf(request)
      const { version, members } = request.body
      const memberIds = members.map(({ memberId }) => memberId)
      if (new Set(memberIds).size < memberIds.length) throw formProblem(400, 'members', 'form.error.members.twice')
      const changed = await app.db.transaction(async (tx) => {
        const key = { userId: specialistId, id: request.params.id }
        const template = await selectExisting(tx, key, request.query.locale, version)
        await lockMembers(tx, specialistId, memberIds)
        const paths = pathsOf(await selectEdited(tx, specialistId, memberIds), memberIds)
        const left: number[] = []
        for (const [index, { memberId, ...path }] of paths.entries()) {
          const after = assigned(path.content, template)
          // Whoever has this path already was assigned it by the same request before.
          if (isSame(path.content, after)) continue
          if (members[index]?.version === path.version) await savePath(tx, { memberId, specialistId }, path, after)
          else left.push(memberId)
        }
        return left
      })
      return { data: { assigned: memberIds.filter((id) => !changed.includes(id)), changed } }
    },
  )
}

/** The template without programs that are gone. */
async function selectExisting(db: Queryable, key: Key, locale: Locale, version?: number): Promise<TemplateContent> {
  const { name, note, items, gentle } = await selectTemplate(db, key, version)
  const programs = await selectBySlug(db, [...items.map(({ program }) => program), ...gentle], locale)
  return {
    name,
    note,
    items: items.filter(({ program }) => programs.has(program)),
    gentle: gentle.filter((program) => programs.has(program)),
  }
}
type Key = { userId: number; id: number }

/** The paths in the order of the members. @throws 404 if one of them is not in the team */
const pathsOf = (paths: Map<number, EditedPath>, memberIds: number[]) =>
  memberIds.map((memberId) => {
    const path = paths.get(memberId)
    if (!path) throw notFound()
    return { memberId, ...path }
  })

/** What to do when it hurts, whether the member may pause, and when programs that stay were added, is theirs. */
function assigned({ painNote, allowsPause, items }: PathContent, template: TemplateContent): PathContent {
  const formerItems = new Map(items.map((item) => [item.program, item]))
  return {
    ...template,
    painNote,
    allowsPause,
    items: template.items.map((item) => ({ ...formerItems.get(item.program), ...item })),
  }
}

const slugsOf = ({ added, removed, doses }: PathChanges) => [...added, ...removed, ...doses]

function inPrograms(changes: PathChanges, programs: Map<string, Program>): PathDifference {
  const toPrograms = (slugs: string[]) => slugs.flatMap((slug) => programs.get(slug) ?? [])
  const { added, removed, doses, ...more } = changes
  return { added: toPrograms(added), removed: toPrograms(removed), doses: toPrograms(doses), ...more }
}
