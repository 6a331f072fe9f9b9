import type { Program, ProgramDetail } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { Database } from '../db/database.ts'
import { programJoins, programJson } from '../db/programSql.ts'

/** Found under its own id or that of its localization: the row in the asked locale answers. */
const detailSql = `
select ${programJson} || jsonb_build_object(
  'summary', p.summary, 'description', p.description, 'forWhom', p.for_whom, 'whatYouNeed', p.what_you_need,
  'whenNotTo', p.when_not_to, 'transcription', p.transcription, 'omitTranscription', p.omit_transcription,
  'video', (select jsonb_build_object('duration', f.duration, 'chapters', p.chapters)
    from films f where f.id = p.film_id),
  'localizations', (
    select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'locale', o.locale) order by o.locale), '[]')
    from programs o where o.slug = p.slug and o.id <> p.id)
) as program ${programJoins}
where p.locale = $1 and p.slug = (select slug from programs where id = $2)`

const othersSql = `
select ${programJson} as program ${programJoins}
join more_like_this m on m.other_id = p.id
where m.program_id = $2
order by m.position`

type Whole = Required<Omit<ProgramDetail, 'moreLikeThis'>>

/** With everything that can be populated but `moreLikeThis`. */
export async function selectProgram(db: Database, id: number, locale: Locale): Promise<Whole | undefined> {
  const [row] = await db.rows<{ program: Whole }>(detailSql, [locale, id])
  return row?.program
}

export async function selectMoreLikeThis(db: Database, id: number, locale: Locale): Promise<Program[]> {
  const rows = await db.rows<{ program: Program }>(othersSql, [locale, id])
  return rows.map(({ program }) => program)
}

export type ProgramFilm = { programId: number; isExample: boolean; locale: Locale; folder: string | null }

export async function selectFilm(db: Database, programId: number): Promise<ProgramFilm | undefined> {
  const [row] = await db.rows<ProgramFilm>(`
    select p.id as "programId", p.is_example as "isExample", p.locale, f.folder
    from programs p left join films f on f.id = p.film_id where p.id = $1`, [programId])
  return row
}
