import type { CheckIn, PastCheckIn } from '@kinora/contracts'
import { SIGNAL_RULES, type Locale } from '@kinora/limits'
import { and, eq, sql } from 'drizzle-orm'
import { checkIns } from './answerTables.ts'
import { isoSql, type Queryable } from '../../platform/index.ts'

type Row = typeof checkIns.$inferSelect
type Answers = Partial<Pick<CheckIn, 'painBefore' | 'painAfter' | 'effort' | 'note' | 'isNoteShared'>>
type Key = Pick<Row, 'userId' | 'program' | 'day'>
type StoredCheckIn = Omit<CheckIn, 'training'>

const firstShared = sql`coalesce(${checkIns.noteSharedAt}, now())`

/** Fields that are not given stay as they are. A note that was shared stays so when it changes, and one that is deleted is not. */
export async function upsertCheckIn(
  tx: Queryable,
  { userId, program, day, isNoteShared, ...answers }: Key & Answers,
): Promise<StoredCheckIn> {
  const key = { userId, program, day }
  const isShared = answers.note === null ? false : isNoteShared
  // SQL does not allow an empty SET, so the key is set to itself.
  const set = { program, ...answers, ...(isShared !== undefined && { noteSharedAt: isShared ? firstShared : null }) }
  const [written] = await tx.orm
    .insert(checkIns)
    .values({ ...key, ...answers, ...(isShared && { noteSharedAt: sql`now()` }) })
    .onConflictDoUpdate({ target: [checkIns.userId, checkIns.program, checkIns.day], set })
    .returning()
  if (!written) throw new Error('A check-in was not written')
  return toStored(written)
}

export async function selectCheckIn(db: Queryable, { userId, program, day }: Key): Promise<StoredCheckIn | undefined> {
  const [row] = await db.orm
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.program, program), eq(checkIns.day, day)))
  return row && toStored(row)
}

const painHighSql = `
  select rules.pain_high as "painHigh" from signal_rules rules
  join team_members team on team.member_id = rules.member_id and team.specialist_id = rules.specialist_id
  where team.member_id = $userId`

/** From which pain on a member should rest: their specialist's rule, or the general one, also where it shows no signal. */
export async function selectPainHigh(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.rows<{ painHigh: number | null }>(painHighSql, { userId })
  return row?.painHigh ?? SIGNAL_RULES.painHigh
}

/** Whether these answers ask for rest. */
export const asksForRest = ({ painAfter, effort }: Pick<CheckIn, 'painAfter' | 'effort'>, painHigh: number): boolean =>
  effort === 'hard' || (painAfter !== null && painAfter >= painHigh)

/** Whether an answer of this day asks its member for rest. */
export async function isRestAsked(db: Queryable, userId: number, day: string): Promise<boolean> {
  const given = await db.orm
    .select({ painAfter: checkIns.painAfter, effort: checkIns.effort })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.day, day)))
  if (given.length === 0) return false
  const painHigh = await selectPainHigh(db, userId)
  return given.some((answers) => asksForRest(answers, painHigh))
}

const rangeSql = `
  select given.id, given.day::text as day, p.title as "trainingName", given.pain_before as "painBefore",
    given.pain_after as "painAfter", given.effort, case when $notes = 'all' or $notes = 'shared' and given.note_shared_at >= (
      select team.since from team_members team where team.member_id = given.user_id
    ) then given.note end as note, ${isoSql('given.created_at')} as "createdAt"
  from check_ins given left join programs p on p.slug = given.program and p.locale = $locale
  where given.user_id = $userId and given.day between $from::date and $to::date
  order by given.day, given.id`

/** Whose notes: all for the member, those that their present specialist may read, or none. */
export type ShownNotes = 'all' | 'shared' | 'none'
type CheckInsQuery = { userId: number; locale: Locale; from: string; to: string; notes: ShownNotes }

/** The oldest first. */
export const selectCheckIns = (db: Queryable, query: CheckInsQuery): Promise<PastCheckIn[]> => db.rows(rangeSql, query)

const toStored = ({ createdAt, noteSharedAt, ...row }: Row): StoredCheckIn => ({
  ...row,
  isNoteShared: noteSharedAt !== null,
  createdAt: createdAt.toISOString(),
})
