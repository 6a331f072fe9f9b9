import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { providerAccounts } from '../../src/accounts/auth/providers/authTables.ts'
import { securityEvents } from '../../src/identity/events/securityEventTables.ts'
import { authenticatorApps, passkeys, recoveryCodes } from '../../src/identity/factors/factorTables.ts'
import { mailedCodes, sessions, specialistDecisions, users } from '../../src/identity/identityTables.ts'
import { outbox } from '../../src/messages/mail/mailTables.ts'
import { consents } from '../../src/accounts/registration/consentTables.ts'
import { subscriptions } from '../../src/money/subscriptions/subscriptionTables.ts'
import { avatars } from '../../src/media/avatarTables.ts'
import { checkIns, feedbacks, videoSurveys } from '../../src/care/answers/answerTables.ts'
import { gentleTrainings, pastDoses, paths, pathTrainings, planStates } from '../../src/care/path/pathTables.ts'
import { pathTemplates, pathTemplateVersions } from '../../src/care/path-editing/templateTables.ts'
import { favourites, watchList } from '../../src/catalogue/saved-programs/savedProgramTables.ts'
import { messages } from '../../src/messages/conversation/messageTables.ts'
import { invitations } from '../../src/team/invitations/invitationTables.ts'
import { memberNotes, signalRules, teamMembers } from '../../src/team/membership/teamTables.ts'
import { accessLog } from '../../src/team/access/accessTables.ts'
import { events } from '../../src/messages/events/eventTables.ts'
import { reminderSettings, reminderSlots, sentReminders } from '../../src/care/reminders/reminderTables.ts'
import { giftCards } from '../../src/money/gifts/giftTables.ts'
import { orders, paidPeriods, providerCustomers, providerSubscriptions } from '../../src/money/orders/orderTables.ts'
import { reportLinks } from '../../src/care/reports/reportTables.ts'
import { emotions, goals, goalScores, symptomsSurveys } from '../../src/care/state/stateTables.ts'
import { doneTrainings, filmPositions } from '../../src/care/training/trainingTables.ts'
import type { Queryable } from '../../src/platform/database/database.ts'
import { PURCHASER } from '../money/gifts.ts'
import { addPerson } from '../people.ts'
import { ofAnyone } from './ofAnyone.ts'

/** Every table with foreign keys to `users`, with these columns, from the database's catalogue. */
export async function tablesOfUsers(db: Queryable): Promise<{ name: string; columns: string[] }[]> {
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
  await orm.insert(passkeys).values({
    userId,
    credentialId: `${mark} secret credential`,
    publicKey: `${mark} secret key`,
    counter: 0,
    transports: [],
    userAgent: `${mark} browser`,
  })
  await orm.insert(authenticatorApps).values({ userId, sealedSecret: `${mark} secret of the app`, lastStep: 0 })
  await orm.insert(recoveryCodes).values({ userId, codeHash: `${mark} secret recovery code` })
  await orm
    .insert(securityEvents)
    .values({ userId, kind: 'signIn', outcome: 'done', userAgent: `${mark} browser`, address: '192.0.2.1' })
  await orm.insert(subscriptions).values({ userId, name: `${mark} plan`, startsAt: new Date(), endsAt: later })
  await orm.insert(specialistDecisions).values({ userId, state: 'refused', reason: `${mark} reason` })
  await addCare(app.db, userId, mark)
  await addPurchases(app.db, { userId, email }, mark)
  await orm
    .update(users)
    .set({ rewardfulToken: `${mark} referral` })
    .where(eq(users.id, userId))
  return { id: userId, email }
}

async function addCare(db: Queryable, userId: number, mark: string) {
  const trained = { userId, program: `${mark} program`, day: '2026-11-21' }
  await db.orm.insert(favourites).values(trained)
  await db.orm.insert(watchList).values(trained)
  await db.orm.insert(filmPositions).values({ ...trained, seconds: 12 })
  await db.orm.insert(doneTrainings).values(trained)
  await db.orm.insert(checkIns).values({ ...trained, note: `${mark} note` })
  await db.orm.insert(videoSurveys).values({ ...trained, feeling: 'calm', note: `${mark} feeling` })
  await db.orm.insert(feedbacks).values({ ...trained, rating: 5, tags: [], comment: `${mark} comment` })
  await db.orm.insert(paths).values({ userId, name: `${mark} path`, note: `${mark} advice` })
  await db.orm.insert(pathTrainings).values({ ...trained, position: 0 })
  const [addedAt, fromAt, untilAt] = [new Date(0), new Date(0), new Date()]
  await db.orm.insert(pastDoses).values({ ...trained, addedAt, fromAt, untilAt })
  const [template] = await db.orm.insert(pathTemplates).values({ userId }).returning({ templateId: pathTemplates.id })
  const made = { name: `${mark} template`, note: `${mark} template note`, items: [], gentle: [] }
  await db.orm
    .insert(pathTemplateVersions)
    .values({ userId, templateId: template?.templateId ?? 0, version: 1, ...made })
  const pair = { memberId: userId, specialistId: userId }
  await db.orm.insert(teamMembers).values(pair)
  await db.orm.insert(signalRules).values(pair)
  const invited = { senderId: userId, memberId: userId, email: `${mark} invited`, lastName: `${mark} name` }
  await db.orm.insert(invitations).values({ ...invited, confirmation: '2026-11', expiresAt: new Date() })
  await db.orm.insert(memberNotes).values({ ...pair, text: `${mark} private note` })
  await db.orm
    .insert(messages)
    .values({ senderId: userId, receiverId: userId, type: 'TEXT_MESSAGE', content: `${mark} message` })
  await db.orm.insert(events).values({ userId, kind: 'path.changed', data: { memberId: userId } })
  await db.orm
    .insert(accessLog)
    .values({ userId, actorId: userId, actorName: `${mark} reader`, what: 'profile', hour: new Date() })
  await addState(db, userId, mark)
}

/** A gift card that they bought and redeemed themselves, and a plan. Of an order nothing says who bought it. */
async function addPurchases(db: Queryable, { userId, email }: { userId: number; email: string }, mark: string) {
  const gift = { kind: 'gift', lookupKey: 'gift-1', months: 1, amount: 4_950, locale: 'pl' } as const
  const [order] = await db.orm
    .insert(orders)
    .values({ ...gift, userId, state: 'paid' })
    .returning({ orderId: orders.id })
  const now = new Date()
  await db.orm.insert(giftCards).values({
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
  await db.orm.insert(providerCustomers).values({ userId, customerId: `cus_${mark}` })
  const plan = { userId, lookupKey: `${mark} plan` }
  const period = { ...plan, subscriptionId: `sub_${mark}`, amountPaid: 4_900, startsAt: now, endsAt: now }
  await db.orm.insert(paidPeriods).values({ id: `in_${mark}`, ...period })
  const running = { id: `sub_${mark}`, status: 'active', periodEndsAt: now, endsAtPeriodEnd: false }
  await db.orm.insert(providerSubscriptions).values({ ...plan, ...running })
}

async function addState(db: Queryable, userId: number, mark: string) {
  const day = '2026-11-21'
  await db.orm.insert(gentleTrainings).values({ userId, program: `${mark} program`, position: 0 })
  await db.orm.insert(planStates).values({ userId, mode: 'paused', fromDay: day, untilDay: day })
  await db.orm.insert(symptomsSurveys).values({ userId, pain: 50, symptoms: ['stress'] })
  await db.orm.insert(emotions).values({ userId, day, emotion: 'calm' })
  const [goal] = await db.orm
    .insert(goals)
    .values({ userId, text: `${mark} goal` })
    .returning({ id: goals.id })
  await db.orm
    .insert(reportLinks)
    .values({ userId, tokenHash: `${mark} secret report`, withNotes: true, expiresAt: new Date() })
  await db.orm.insert(goalScores).values({ goalId: goal?.id ?? 0, userId, day, score: 5 })
  await db.orm.insert(reminderSettings).values({ userId })
  await db.orm.insert(reminderSlots).values({ userId, weekday: 1, minutes: 480 })
  await db.orm.insert(sentReminders).values({ userId, day, minutes: 480, kind: 'first' })
}

/** The tables, of all in the database, in which a row contains this text. */
export async function tablesWith(db: Queryable, text: string): Promise<string[]> {
  const tables = await db.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const tablesWithRows: string[] = []
  for (const { name } of tables) {
    const rows = await db.rows(
      ofAnyone(`select from "${name}" as held where to_jsonb(held)::text ilike $pattern limit 1`),
      {
        pattern: `%${text}%`,
      },
    )
    if (rows.length > 0) tablesWithRows.push(name)
  }
  return tablesWithRows
}
