import type { Practice } from '@kinora/demo'
import { SYMPTOMS } from '@kinora/limits'
import { emotions, goals, goalScores, symptomsSurveys } from '../../src/app/schema.ts'
import { dayIn, type Queryable } from '../../src/platform/index.ts'
import { type IdsByKey, rowOf } from './idsByKey.ts'
import { insertRows } from './insertRows.ts'

const TIME_ZONE = 'Europe/Warsaw'

/** Imports what members told of themselves: emotions, symptoms surveys, goals with their scores. */
export async function importState(tx: Queryable, made: Practice, ids: IdsByKey): Promise<void> {
  await insertRows(
    tx,
    emotions,
    made.emotions.flatMap(({ member, emotion, at }) =>
      rowOf(ids, member, (userId) => ({
        userId,
        emotion,
        day: dayIn(TIME_ZONE, Date.parse(at)),
        createdAt: new Date(at),
      })),
    ),
  )
  await insertRows(
    tx,
    symptomsSurveys,
    made.symptomsSurveys.flatMap(({ member, pain, at, ...answers }) =>
      rowOf(ids, member, (userId) => ({
        userId,
        pain,
        symptoms: SYMPTOMS.filter((name) => answers[name]),
        createdAt: new Date(at),
      })),
    ),
  )
  for (const { member, text, setAt, scores } of made.goals) {
    const [userId] = rowOf(ids, member, (id) => id)
    if (userId === undefined) continue
    const [goal] = await tx.orm
      .insert(goals)
      .values({ userId, text, createdAt: new Date(setAt) })
      .returning({ id: goals.id })
    if (!goal) throw new Error('A goal was not written')
    await insertRows(
      tx,
      goalScores,
      scores.map((score) => ({ goalId: goal.id, userId, ...score })),
    )
  }
}
