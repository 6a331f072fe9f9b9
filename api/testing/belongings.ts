import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { providerAccounts } from '../src/auth/authTables.ts'
import { mailedCodes, sessions, specialistDecisions, users } from '../src/identity/identityTables.ts'
import { outbox } from '../src/mail/mailTables.ts'
import { consents } from '../src/registration/consentTables.ts'
import { subscriptions } from '../src/subscriptions/subscriptionTables.ts'
import { avatars } from '../src/users/avatarTables.ts'
import { checkIns, feedbacks, videoSurveys } from '../src/answers/answerTables.ts'
import { gentleTrainings, paths, pathTrainings, planStates } from '../src/path/pathTables.ts'
import { pathTemplates, pathTemplateVersions } from '../src/path-editing/templateTables.ts'
import { favourites, watchList } from '../src/saved-programs/savedProgramTables.ts'
import { messages } from '../src/messages/messageTables.ts'
import { invitations } from '../src/invitations/invitationTables.ts'
import { memberNotes, signalRules, teamMembers } from '../src/team/teamTables.ts'
import { accessLog } from '../src/access/accessTables.ts'
import { events } from '../src/events/eventTables.ts'
import { reminderSettings, reminderSlots, sentReminders } from '../src/reminders/reminderTables.ts'
import { giftCards } from '../src/gifts/giftTables.ts'
import { orders, paidPeriods, providerCustomers, providerSubscriptions } from '../src/orders/orderTables.ts'
import { reportLinks } from '../src/reports/reportTables.ts'
import { emotions, goals, goalScores, symptomsSurveys } from '../src/state/stateTables.ts'
import { doneTrainings, filmPositions } from '../src/training/trainingTables.ts'
import type { Database, Orm } from '../src/database/database.ts'
import { PURCHASER } from './gifts.ts'
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
  })
  await orm.insert(providerAccounts).values({ userId, provider: 'google', subject: `${mark} subject` })
  await orm.insert(sessions).values({ userId, tokenHash: `${mark} secret token`, expiresAt: later })
  await orm.insert(subscriptions).values({ userId, name: `${mark} plan`, startsAt: new Date(), endsAt: later })
  await orm.insert(specialistDecisions).values({ userId, state: 'refused', reason: `${mark} reason` })
  await addCare(orm, userId, mark)
  await addPurchases(orm, { userId, email }, mark)
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
  const [template] = await orm.insert(pathTemplates).values({ userId }).returning({ templateId: pathTemplates.id })
  const made = { name: `${mark} template`, note: `${mark} template note`, items: [], gentle: [] }
  await orm.insert(pathTemplateVersions).values({ userId, templateId: template?.templateId ?? 0, version: 1, ...made })
  const pair = { memberId: userId, specialistId: userId }
  await orm.insert(teamMembers).values(pair)
  await orm.insert(signalRules).values(pair)
  const invited = { senderId: userId, memberId: userId, email: `${mark} invited`, lastName: `${mark} name` }
  await orm.insert(invitations).values({ ...invited, confirmation: '2026-11', expiresAt: new Date() })
  await orm.insert(memberNotes).values({ ...pair, text: `${mark} private note` })
  await orm
    .insert(messages)
    .values({ senderId: userId, receiverId: userId, type: 'TEXT_MESSAGE', content: `${mark} message` })
  await orm.insert(events).values({ userId, kind: 'path.changed', data: { memberId: userId } })
  await orm.insert(accessLog).values({ userId, actorId: userId, actorName: `${mark} reader`, what: 'profile' })
  await addState(orm, userId, mark)
}

/** A gift card that they bought and redeemed themselves, and a plan. Of an order nothing says who bought it. */
async function addPurchases(orm: Orm, { userId, email }: { userId: number; email: string }, mark: string) {
  const gift = { kind: 'gift', lookupKey: 'gift-1', months: 1, amount: 4_950, locale: 'pl' } as const
  const [order] = await orm
    .insert(orders)
    .values({ ...gift, userId, state: 'paid' })
    .returning({ orderId: orders.id })
  const now = new Date()
  await orm.insert(giftCards).values({
    orderId: order?.orderId ?? '',
    templateId: 1,
    purchaser: { ...PURCHASER, email, firstName: `${mark} giver` },
    recipientEmail: `${mark}.recipient@kinora.example`,
    message: `${mark} words`,
    codeHash: `secret code ${userId}`,
    tokenHash: `secret link ${userId}`,
    deliveredAt: now,
    redeemedBy: userId,
    redeemedAt: now,
  })
  await orm.insert(providerCustomers).values({ userId, customerId: `cus_${mark}` })
  const plan = { userId, lookupKey: `${mark} plan` }
  const period = { ...plan, subscriptionId: `sub_${mark}`, amountPaid: 4_900, startsAt: now, endsAt: now }
  await orm.insert(paidPeriods).values({ id: `in_${mark}`, ...period })
  const running = { id: `sub_${mark}`, status: 'active', periodEndsAt: now, endsAtPeriodEnd: false }
  await orm.insert(providerSubscriptions).values({ ...plan, ...running })
}

async function addState(orm: Orm, userId: number, mark: string) {
  const day = '2026-11-21'
  await orm.insert(gentleTrainings).values({ userId, program: `${mark} program`, position: 0 })
  await orm.insert(planStates).values({ userId, mode: 'paused', fromDay: day, untilDay: day })
  await orm.insert(symptomsSurveys).values({ userId, pain: 50, symptoms: ['stress'] })
  await orm.insert(emotions).values({ userId, day, emotion: 'calm' })
  const [goal] = await orm
    .insert(goals)
    .values({ userId, text: `${mark} goal` })
    .returning({ id: goals.id })
  await orm
    .insert(reportLinks)
    .values({ userId, tokenHash: `${mark} secret report`, withNotes: true, expiresAt: new Date() })
  await orm.insert(goalScores).values({ goalId: goal?.id ?? 0, userId, day, score: 5 })
  await orm.insert(reminderSettings).values({ userId })
  await orm.insert(reminderSlots).values({ userId, weekday: 1, minutes: 480 })
  await orm.insert(sentReminders).values({ userId, day, minutes: 480, kind: 'first' })
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
