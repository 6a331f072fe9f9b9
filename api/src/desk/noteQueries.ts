import type { MemberNote } from '@kinora/contracts'
import { ApiProblem, isoSql, type Queryable, selectPage } from '../platform/index.ts'

type Pair = { memberId: number; specialistId: number }
type Key = Pair & { noteId: number }

const columns = `note.id, note.text, ${isoSql('note.created_at')} as "createdAt", ${isoSql('note.updated_at')} as "updatedAt"`
const list = {
  columns,
  from: 'from member_notes note where note.member_id = $memberId and note.specialist_id = $specialistId and note.deleted_at is null',
  order: 'note.id desc',
}

/** The newest first. A note cannot outlive the team: a foreign key sees to it. */
export const selectNotes = (
  db: Queryable,
  { memberId, specialistId }: Pair,
  page: { page: number; pageSize: number },
) => selectPage<MemberNote>(db, list, { memberId, specialistId }, page)

/**
 * Undefined if the member is not in the team. With a `key` that was sent before it is the note that was written then:
 * the empty change is what makes the database return it.
 * @throws 410 `note.deleted` if that note was deleted
 */
export async function insertNote(
  db: Queryable,
  pair: Pair,
  { text, key }: { text: string; key?: string | undefined },
): Promise<MemberNote | undefined> {
  const [row] = await db.rows<MemberNote & { isDeleted: boolean }>(
    `insert into member_notes as note (member_id, specialist_id, text, write_id)
    select team.member_id, team.specialist_id, $text::text, $key::uuid from team_members team
    where team.member_id = $memberId and team.specialist_id = $specialistId
    on conflict (member_id, specialist_id, write_id) do update set write_id = excluded.write_id
    returning ${columns}, note.deleted_at is not null as "isDeleted"`,
    { ...pair, text, key: key ?? null },
  )
  if (!row) return undefined
  const { isDeleted, ...note } = row
  if (isDeleted) throw new ApiProblem(410, 'note.deleted')
  return note
}

const IS_THAT =
  'note.member_id = $memberId and note.specialist_id = $specialistId and note.id = $noteId and note.deleted_at is null'

export async function updateNote(db: Queryable, key: Key, text: string): Promise<MemberNote | undefined> {
  const [note] = await db.rows<MemberNote>(
    `update member_notes note set text = $text, updated_at = now() where ${IS_THAT} returning ${columns}`,
    { ...key, text },
  )
  return note
}

/** Its words go, its row stays: a late repetition of the write must not bring the note back. */
export const deleteNote = async (db: Queryable, key: Key): Promise<boolean> =>
  (await db.rows(`update member_notes note set text = '', deleted_at = now() where ${IS_THAT} returning note.id`, key))
    .length > 0
