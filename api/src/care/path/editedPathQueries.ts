import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { isoSql, notFound, type Queryable } from '../../platform/index.ts'
import { isVerifiedSql } from '../../identity/index.ts'
import { keepPastDoses } from './pastDoseQueries.ts'
import { gentleTrainings, type PathContent, paths, pathTrainings } from './pathTables.ts'

/** A path as it is edited, without programs that are gone; version 0 is no path yet. `timeZone` is its member's. */
export type EditedPath = {
  version: number
  timeZone: string
  content: PathContent
  cardId: number | null
  beforeCard: PathContent | null
}

/**
 * Holds these members in the specialist's team until the transaction ends; edits of their paths run one after another.
 * The team's row is locked, because a member may have no path yet.
 * @throws 404 if one of them is not in the team of this specialist, or the specialist is not verified
 */
export async function lockMembers(tx: Queryable, specialistId: number, memberIds: number[]): Promise<void> {
  const locked = await tx.rows(
    `select member_id from team_members
    where specialist_id = $specialistId and member_id = any (string_to_array($memberIds, ',')::int[])
      and ${isVerifiedSql('team_members.specialist_id')}
    order by member_id for no key update`,
    { specialistId, memberIds: memberIds.join() },
  )
  if (locked.length < new Set(memberIds).size) throw notFound()
}

const exists = (slug: string) => `exists (select from programs p where p.slug = ${slug})`

/** Words of a former specialist are not edited: whoever saves the path afterwards replaces them. */
const ofTeam = (column: string) => `case when team.since <= path.${column}_at then path.${column} else '' end`

const editedSql = `
  select team.member_id as "memberId", coalesce(path.version, 0) as version,
    member.time_zone as "timeZone", path.card_id as "cardId",
    jsonb_build_object('painNote', '') || path.before_card as "beforeCard", jsonb_build_object(
      'name', coalesce(path.name, ''), 'note', ${ofTeam('note')},
      'painNote', ${ofTeam('pain_note')}, 'allowsPause', coalesce(path.allows_pause, false),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'program', listed.program, 'dose', listed.dose, 'addedAt', ${isoSql('listed.added_at')})
          order by listed.position, listed.program), '[]')
        from path_trainings listed
        where listed.user_id = path.user_id and listed.removed_at is null and ${exists('listed.program')}),
      'gentle', (
        select coalesce(jsonb_agg(chosen.program order by chosen.position, chosen.program), '[]')
        from gentle_trainings chosen where chosen.user_id = path.user_id and ${exists('chosen.program')})
    ) as content
  from team_members team join users member on member.id = team.member_id left join paths path on path.user_id = team.member_id
  where team.specialist_id = $specialistId and team.member_id = any (string_to_array($memberIds, ',')::int[])`

/** The paths of those who are in the specialist's team, by their ids. */
export async function selectEdited(
  db: Queryable,
  specialistId: number,
  memberIds: number[],
): Promise<Map<number, EditedPath>> {
  const rows = await db.rows<EditedPath & { memberId: number }>(editedSql, {
    specialistId,
    memberIds: memberIds.join(),
  })
  return new Map(rows.map(({ memberId, ...path }) => [memberId, path]))
}

type Written = { before: PathContent; after: PathContent; cardId: number | null; beforeCard: PathContent | null }

/**
 * Writes the path; its version grows. A program that stays keeps when it was added. Programs of the path that are gone
 * from the content, and those that the member has just removed, are in neither list: their rows and places stay.
 */
export async function writeEdited(tx: Queryable, userId: number, { before, after, ...card }: Written): Promise<void> {
  const { name, note, painNote, allowsPause, items, gentle } = after
  const written = { name, note, painNote, allowsPause, ...card }
  const times = {
    ...(note !== before.note && { noteAt: sql`now()` }),
    ...(painNote !== before.painNote && { painNoteAt: sql`now()` }),
  }
  await tx.orm
    .insert(paths)
    .values({ userId, ...written })
    .onConflictDoUpdate({
      target: paths.userId,
      set: { ...written, ...times, version: sql`${paths.version} + 1` },
    })

  const removed = missing(
    before.items.map(({ program }) => program),
    items.map(({ program }) => program),
  )
  await keepPastDoses(tx, userId, [...removed, ...changedDoses(before, after)])
  if (removed.length > 0)
    await tx.orm
      .delete(pathTrainings)
      .where(
        and(eq(pathTrainings.userId, userId), inArray(pathTrainings.program, removed), isNull(pathTrainings.removedAt)),
      )
  if (items.length > 0)
    await tx.orm
      .insert(pathTrainings)
      .values(
        items.map(({ program, dose, addedAt }, position) => ({
          userId,
          program,
          position,
          dose,
          addedAt: addedAt === undefined ? sql`now()` : new Date(addedAt),
        })),
      )
      .onConflictDoUpdate({
        target: [pathTrainings.userId, pathTrainings.program],
        set: {
          position: sql`excluded.position`,
          dose: sql`excluded.dose`,
          addedAt: sql`case when ${pathTrainings.removedAt} is null then ${pathTrainings.addedAt} else excluded.added_at end`,
          removedAt: null,
          removalMessageId: null,
        },
      })

  const ungentle = missing(before.gentle, gentle)
  if (ungentle.length > 0)
    await tx.orm
      .delete(gentleTrainings)
      .where(and(eq(gentleTrainings.userId, userId), inArray(gentleTrainings.program, ungentle)))
  if (gentle.length > 0)
    await tx.orm
      .insert(gentleTrainings)
      .values(gentle.map((program, position) => ({ userId, program, position })))
      .onConflictDoUpdate({
        target: [gentleTrainings.userId, gentleTrainings.program],
        set: { position: sql`excluded.position` },
      })
}

const changedDoses = (before: PathContent, after: PathContent) =>
  after.items
    .filter(({ program, dose }) =>
      before.items.some((item) => item.program === program && !isDeepStrictEqual(item.dose, dose)),
    )
    .map(({ program }) => program)

const missing = (before: string[], after: string[]) => before.filter((one) => !after.includes(one))
