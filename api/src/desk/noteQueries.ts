import type { MemberNote } from '@kinora/contracts'
import type { Database, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { selectPage } from '../database/selectPage.ts'

type Pair = { memberId: number; specialistId: number }
type Which = Pair & { noteId: number }

const columns = `note.id, note.text, ${isoSql('note.created_at')} as "createdAt", ${isoSql('note.updated_at')} as "updatedAt"`
const list = {
  columns,
  from: 'from member_notes note where note.member_id = $1 and note.specialist_id = $2',
  order: 'note.id desc',
}

/** The newest first. A note cannot outlive the team: a foreign key sees to it. */
export const selectNotes = (
  db: { rows: Rows },
  { memberId, specialistId }: Pair,
  page: { page: number; pageSize: number },
) => selectPage<MemberNote>(db, list, [memberId, specialistId], page)

/**
 * Undefined if the member is not in the team. With a `key` that was sent before it is the note that was written then:
 * the empty change is what makes the database return it.
 */
export async function insertNote(
  { rows }: Database,
  pair: Pair,
  { text, key }: { text: string; key?: string | undefined },
): Promise<MemberNote | undefined> {
  const [note] = await rows<MemberNote>(
    `insert into member_notes as note (member_id, specialist_id, text, write_id)
    select team.member_id, team.specialist_id, $3::text, $4::uuid from team_members team
    where team.member_id = $1 and team.specialist_id = $2
    on conflict (member_id, specialist_id, write_id) do update set write_id = excluded.write_id
    returning ${columns}`,
    [pair.memberId, pair.specialistId, text, key ?? null],
  )
  return note
}

const IS_THAT = 'note.member_id = $1 and note.specialist_id = $2 and note.id = $3'

export async function updateNote({ rows }: Database, which: Which, text: string): Promise<MemberNote | undefined> {
  const [note] = await rows<MemberNote>(
    `update member_notes note set text = $4, updated_at = now() where ${IS_THAT} returning ${columns}`,
    [which.memberId, which.specialistId, which.noteId, text],
  )
  return note
}

export const deleteNote = async ({ rows }: Database, which: Which): Promise<boolean> =>
  (
    await rows(`delete from member_notes note where ${IS_THAT} returning note.id`, [
      which.memberId,
      which.specialistId,
      which.noteId,
    ])
  ).length > 0
