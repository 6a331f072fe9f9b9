import type { NewSymptomsSurvey, SymptomsSurvey } from '@kinora/contracts'
import { SYMPTOMS } from '@kinora/limits'
import { isoSql, type Queryable, selectPage } from '../../platform/index.ts'
import { symptomsSurveys } from './stateTables.ts'

const flags = SYMPTOMS.map((name) => `survey.symptoms ? '${name}' as "${name}"`).join(', ')
const list = {
  columns: `survey.id, survey.pain, ${flags}, ${isoSql('survey.created_at')} as "lastUpdate",
    (survey.created_at at time zone member.time_zone)::date::text as day`,
  from: 'from symptoms_surveys survey join users member on member.id = survey.user_id where survey.user_id = $userId',
  order: 'survey.id desc',
}
const surveySql = `select ${list.columns} ${list.from}`

/** Adds a survey to the user's history; false if an earlier request with this idempotency key has. */
export async function insertSurvey(tx: Queryable, userId: number, { key, pain, ...answers }: NewSymptomsSurvey) {
  const symptoms = SYMPTOMS.filter((name) => answers[name])
  const written = await tx.orm
    .insert(symptomsSurveys)
    .values({ userId, pain, symptoms, writeId: key ?? null })
    .onConflictDoNothing({ target: [symptomsSurveys.userId, symptomsSurveys.writeId] })
    .returning({ id: symptomsSurveys.id })
  return written.length > 0
}

/** The survey with this idempotency key, or without one the last. */
export async function selectSurvey(db: Queryable, userId: number, key?: string): Promise<SymptomsSurvey | undefined> {
  const [survey] = key
    ? await db.rows<SymptomsSurvey>(`${surveySql} and survey.write_id = $key`, { userId, key })
    : await db.rows<SymptomsSurvey>(`${surveySql} order by ${list.order} limit 1`, { userId })
  return survey
}

/** The newest first. */
export const selectSurveys = (db: Queryable, userId: number, page: { page: number; pageSize: number }) =>
  selectPage<SymptomsSurvey>(db, list, { userId }, page)
