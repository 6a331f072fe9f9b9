import type { NewSymptomsSurvey, SymptomsSurvey } from '@kinora/contracts'
import { SYMPTOMS } from '@kinora/limits'
import type { Orm, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { selectPage } from '../database/selectPage.ts'
import { symptomsSurveys } from './stateTables.ts'

const flags = SYMPTOMS.map((name) => `survey.symptoms ? '${name}' as "${name}"`).join(', ')
const list = {
  columns: `survey.id, survey.pain, ${flags}, ${isoSql('survey.created_at')} as "lastUpdate"`,
  from: 'from symptoms_surveys survey where survey.user_id = $1',
  order: 'survey.id desc',
}
const surveySql = `select ${list.columns} ${list.from}`

/** Adds a survey to the user's history; false if an earlier request with this idempotency key has. */
export async function insertSurvey(tx: Orm, userId: number, { key, pain, ...answers }: NewSymptomsSurvey) {
  const symptoms = SYMPTOMS.filter((name) => answers[name])
  const written = await tx
    .insert(symptomsSurveys)
    .values({ userId, pain, symptoms, writeId: key ?? null })
    .onConflictDoNothing({ target: [symptomsSurveys.userId, symptomsSurveys.writeId] })
    .returning({ id: symptomsSurveys.id })
  return written.length > 0
}

/** The survey with this idempotency key, or without one the last. */
export async function selectSurvey(
  { rows }: { rows: Rows },
  userId: number,
  key?: string,
): Promise<SymptomsSurvey | undefined> {
  const [survey] = key
    ? await rows<SymptomsSurvey>(`${surveySql} and survey.write_id = $2`, [userId, key])
    : await rows<SymptomsSurvey>(`${surveySql} order by ${list.order} limit 1`, [userId])
  return survey
}

/** The newest first. */
export const selectSurveys = (db: { rows: Rows }, userId: number, page: { page: number; pageSize: number }) =>
  selectPage<SymptomsSurvey>(db, list, [userId], page)
