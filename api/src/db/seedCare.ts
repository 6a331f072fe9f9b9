import { programs } from '@kinora/demo'
import type { PgTable } from 'drizzle-orm/pg-core'
import { dayIn } from '../plugins/ownDays.ts'
import {
  checkIns, doneTrainings, favourites, feedbacks, messages, paths, pathTrainings, teamMembers, videoSurveys, watchList,
} from './careTables.ts'
import type { Orm } from './database.ts'
import type { Practice } from './seedPractice.ts'

/** PostgreSQL takes 65,535 parameters at once. */
const ROWS_AT_ONCE = 2_000
const TIME_ZONE = 'Europe/Warsaw'

/** What the demo's people have done and said. `ids`: of those who are new, by their key; the rest is left out. */
export async function seedCare(tx: Orm, made: Practice, ids: Map<string, number>): Promise<void> {
  const insert = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) => {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE)).onConflictDoNothing()
    }
  }
  const ofMembers = <Row extends { member: string; program: string }, Made>(rows: Row[], at: (row: Row) => string, more: (row: Row) => Made) =>
    rows.flatMap((row) => {
      const [userId, createdAt] = [ids.get(row.member), new Date(at(row))]
      return userId === undefined ? [] : [{ userId, program: row.program, createdAt, day: dayIn(TIME_ZONE, createdAt.getTime()), ...more(row) }]
    })

  await insert(teamMembers, made.members.flatMap(({ key, specialist, inTeamSince }) => {
    const [memberId, specialistId] = [ids.get(key), specialist === null ? undefined : ids.get(specialist)]
    return memberId === undefined || specialistId === undefined || inTeamSince === null ? [] : [{ memberId, specialistId, since: new Date(inTeamSince) }]
  }))
  await insert(doneTrainings, ofMembers(made.doneTrainings, ({ doneAt }) => doneAt, () => ({})))
  await insert(checkIns, ofMembers(made.checkIns, ({ at }) => at, ({ painBefore, painAfter, effort, note }) => ({ painBefore, painAfter, effort, note })))
  await insert(videoSurveys, ofMembers(made.videoSurveys, ({ at }) => at, ({ feeling }) => ({ feeling })))
  await insert(feedbacks, ofMembers(made.feedbacks, ({ at }) => at, ({ rating }) => ({ rating, tags: [] })))
  await insert(favourites, ofMembers(made.favourites, ({ at }) => at, () => ({})))
  await insert(watchList, ofMembers(made.watchList, ({ at }) => at, () => ({})))
  const chosen = made.paths.flatMap((path) => ids.has(path.member) ? [{ ...path, userId: ids.get(path.member) as number }] : [])
  await insert(paths, chosen.map(({ userId, name, note }) => ({ userId, name, note })))
  await insert(pathTrainings, chosen.flatMap(({ userId, trainings }) =>
    trainings.map(({ program, addedAt }, position) => ({ userId, program, position, addedAt: new Date(addedAt) }))))
  await insert(messages, messagesOf(made, ids))
}

function messagesOf({ messages: sent, members, specialists }: Practice, ids: Map<string, number>) {
  const people = new Map([...members, ...specialists].map((person) => [person.key, person]))
  return sent.flatMap(({ from, to, type, content, program, feeling, sentAt, readAt }) => {
    const [senderId, receiverId, receiver] = [ids.get(from), ids.get(to), people.get(to)]
    if (senderId === undefined || receiverId === undefined || !receiver) return []
    const title = programs.find(({ slug }) => slug === program)?.words[receiver.locale].title
    const userName = people.get(from)?.firstName
    const metadata = { ...(title && { trainingName: title }), ...(type !== 'TEXT_MESSAGE' && userName && { userName }), ...(feeling && { response: feeling }) }
    return [{ senderId, receiverId, type, content, metadata, isRead: readAt !== null, createdAt: new Date(sentAt) }]
  })
}
