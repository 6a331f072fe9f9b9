import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { providerAccounts } from '../src/auth/authTables.ts'
import { mailedCodes, sessions, users } from '../src/identity/identityTables.ts'
import { outbox } from '../src/mail/mailTables.ts'
import { consents } from '../src/registration/consentTables.ts'
import { subscriptions } from '../src/subscriptions/subscriptionTables.ts'
import { avatars } from '../src/users/avatarTables.ts'
import { checkIns, feedbacks, videoSurveys } from '../src/answers/answerTables.ts'
import { paths, pathTrainings } from '../src/path/pathTables.ts'
import { favourites, watchList } from '../src/saved-programs/savedProgramTables.ts'
import { messages, teamMembers } from '../src/team/teamTables.ts'
import { doneTrainings, filmPositions } from '../src/training/trainingTables.ts'
import type { Database, Orm } from '../src/database/database.ts'
import { addPerson } from './people.ts'
import { ofAnyone } from './ofAnyone.ts'

/** Every table with foreign keys to `users`, with these columns, from the database's catalogue. */
export async function tablesOfUsers(db: Database): Promise<{ name: string; columns: string[] }[]> {
  const rows = await db.rows<{ name: string; column: string }>(`
    select source.relname as name, field.attname as column
    from pg_constraint as key
    join pg_class as source on source.oid = key.conrelid
    join pg_attribute as field on field.attrelid = source.oid and field.attnum = any (key.conkey)
    where key.contype = 'f' and key.confrelid = 'users'::regclass`)
  return Object.entries(Object.groupBy(rows, ({ name }) => name)).map(([name, fields = []]) => ({
    name,
    columns: fields.map(({ column }) => column),
  }))
}

/**
 * Adds a user with a row in each of those tables; all their texts contain `mark`. A new table with a foreign key to
 * `users` needs another line here.
 */
export async function addOwner(app: FastifyInstance, mark: string): Promise<{ id: number; email: string }> {
  const { orm } = app.db
  const email = `${mark}@kinora.example`
  const userId = await addPerson(app, { email })
  const later = new Date(Date.now() + 3_600_000)
  await orm.insert(avatars).values({ userId, name: `${mark}avatar`, picture: Buffer.from(`${mark} picture`) })
  await orm.insert(consents).values({ userId, kind: 'terms', version: `${mark} version`, isGiven: true })
  await orm
    .insert(mailedCodes)
    .values({ userId, email, purpose: 'verify', codeHash: `${mark} secret code`, expiresAt: later })
  await orm.insert(outbox).values({
    userId,
    recipient: email,
    template: 'verifyEmail',
    locale: 'pl',
    values: { code: `${mark} secret link` },
    dueAt: later,
  })
  await orm.insert(providerAccounts).values({ userId, provider: 'google', subject: `${mark} subject` })
  await orm.insert(sessions).values({ userId, tokenHash: `${mark} secret token`, expiresAt: later })
  await orm.insert(subscriptions).values({ userId, name: `${mark} plan`, startsAt: new Date(), endsAt: later })
  await addCare(orm, userId, mark)
  await orm
    .update(users)
    .set({ rewardfulToken: `${mark} referral` })
    .where(eq(users.id, userId))
  return { id: userId, email }
}

async function addCare(orm: Orm, userId: number, mark: string) {
  const trained = { userId, program: `${mark} program`, day: '2026-11-21' }
  await orm.insert(favourites).values(trained)
  await orm.insert(watchList).values(trained)
  await orm.insert(filmPositions).values({ ...trained, seconds: 12 })
  await orm.insert(doneTrainings).values(trained)
  await orm.insert(checkIns).values({ ...trained, note: `${mark} note` })
  await orm.insert(videoSurveys).values({ ...trained, feeling: 'calm', note: `${mark} feeling` })
  await orm.insert(feedbacks).values({ ...trained, rating: 5, tags: [], comment: `${mark} comment` })
  await orm.insert(paths).values({ userId, name: `${mark} path`, note: `${mark} advice` })
  await orm.insert(pathTrainings).values({ ...trained, position: 0 })
  await orm.insert(teamMembers).values({ memberId: userId, specialistId: userId })
  await orm
    .insert(messages)
    .values({ senderId: userId, receiverId: userId, type: 'TEXT_MESSAGE', content: `${mark} message` })
}

/** The tables, of all in the database, in which a row contains this text. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const tables = await db.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.rows(ofAnyone(`select from "${name}" as held where to_jsonb(held)::text ilike $1 limit 1`), [
      `%${text}%`,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}
