import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  IdParams,
  NewTemplateAssignment,
  NewTemplatePreviews,
  type PathChanges,
  type PathDifference,
  type Program,
  TemplateAssigned,
  TemplatePreview,
} from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { Type } from 'typebox'
import { readOfMembers } from '../access/index.ts'
import type { Rows } from '../database/database.ts'
import { formProblem, formProblems } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { ORDINARY_WRITES } from '../limits/index.ts'
import { type EditedPath, lockMembers, type PathContent, selectEdited } from '../path/index.ts'
import { selectBySlug } from '../programs/index.ts'
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
    body: NewTemplatePreviews,
    response: { 200: Type.Object({ data: Type.Array(TemplatePreview) }), ...problemResponses(404) },
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
          choose: async (rows) => ({
            memberIds: members,
            template: await selectExisting(rows, { userId, id: request.params.id }, request.query.locale),
          }),
          read: async (rows, { template }) => {
            const paths = pathsOf(await selectEdited(rows, userId, members), members)
            const changes = paths.map(({ content }) => differenceOf(content, assigned(content, template)))
            const programs = await selectBySlug(rows, changes.flatMap(slugsOf), request.query.locale)
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
    body: NewTemplateAssignment,
    response: { 200: Type.Object({ data: TemplateAssigned }), ...problemResponses(404) },
  }
  app.post(
    '/specialist/templates/:id/assignments',
    { schema: assign, config, schemaErrorFormatter: formProblems },
    async (request) => {
      const { userId: specialistId } = callerOf(request)
      const { version, members } = request.body
      const memberIds = members.map(({ memberId }) => memberId)
      if (new Set(memberIds).size < memberIds.length) throw formProblem(400, 'members', 'form.error.members.twice')
      const changed = await app.db.transaction(async (tx, rows) => {
        const which = { userId: specialistId, id: request.params.id }
        const template = await selectExisting(rows, which, request.query.locale, version)
        await lockMembers(tx, specialistId, memberIds)
        const paths = pathsOf(await selectEdited(rows, specialistId, memberIds), memberIds)
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
async function selectExisting(rows: Rows, which: Which, locale: Locale, version?: number): Promise<TemplateContent> {
  const { name, note, items, gentle } = await selectTemplate(rows, which, version)
  const programs = await selectBySlug(rows, [...items.map(({ program }) => program), ...gentle], locale)
  return {
    name,
    note,
    items: items.filter(({ program }) => programs.has(program)),
    gentle: gentle.filter((program) => programs.has(program)),
  }
}
type Which = { userId: number; id: number }

/** The paths in the order of the members. @throws 404 if one of them is not in the team */
const pathsOf = (paths: Map<number, EditedPath>, memberIds: number[]) =>
  memberIds.map((memberId) => {
    const path = paths.get(memberId)
    if (!path) throw notFound()
    return { memberId, ...path }
  })

/** Whether the member may pause, and when programs that stay were added, is theirs. */
function assigned({ allowsPause, items }: PathContent, template: TemplateContent): PathContent {
  const known = new Map(items.map((item) => [item.program, item]))
  return {
    ...template,
    allowsPause,
    items: template.items.map((item) => ({ ...known.get(item.program), ...item })),
  }
}

const slugsOf = ({ added, removed, doses }: PathChanges) => [...added, ...removed, ...doses]

function inPrograms(changes: PathChanges, programs: Map<string, Program>): PathDifference {
  const shown = (slugs: string[]) => slugs.flatMap((slug) => programs.get(slug) ?? [])
  const { added, removed, doses, ...more } = changes
  return { added: shown(added), removed: shown(removed), doses: shown(doses), ...more }
}
