import type { RoleName } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { sessions, specialistDecisions, users } from '../src/identity/identityTables.ts'
import { consents } from '../src/accounts/registration/consentTables.ts'
import { subscriptions } from '../src/money/subscriptions/subscriptionTables.ts'
import { hashPassword } from '../src/identity/people/passwords.ts'

export const PASSWORD = 'a quiet morning'

type Person = {
  email: string
  role?: RoleName
  locale?: 'pl' | 'en'
  passwordHash?: string | null
  plan?: 'running' | 'ended' | 'ahead'
  /** Whether they consent to the processing of health data; by default they do. */
  consents?: boolean
  /** Of a specialist; by default verified. */
  verification?: 'pending' | 'verified' | 'refused'
}

let sharedHash: Promise<string> | undefined

/** Adds a user whose password is PASSWORD, unless a hash is given. Returns the id. */
export async function addPerson(
  { db }: Pick<FastifyInstance, 'db'>,
  {
    email,
    role = 'patient',
    locale = 'pl',
    plan,
    consents: isGiven = true,
    verification = 'verified',
    ...rest
  }: Person,
): Promise<number> {
  const passwordHash =
    rest.passwordHash === undefined ? await (sharedHash ??= hashPassword(PASSWORD)) : rest.passwordHash
  const [person] = await db.orm
    .insert(users)
    .values({
      email,
      role,
      locale,
      passwordHash,
      firstName: 'Anna',
      lastName: 'Zielińska',
      ...(role === 'specialist' && { professionalTitle: 'trainer' as const, registrationNumber: 'T 12' }),
    })
    .returning({ id: users.id })
  if (!person) throw new Error('The user was not inserted')
  await db.orm.insert(consents).values({ userId: person.id, kind: 'health', version: '2026-11', isGiven })
  if (role === 'specialist' && verification !== 'pending')
    await db.orm.insert(specialistDecisions).values({ userId: person.id, state: verification })
  if (plan) await addPlan(db, person.id, plan)
  return person.id
}

const DAY_MS = 86_400_000
const DAYS = { running: [-1, 29], ended: [-30, -1], ahead: [1, 31] } as const

async function addPlan({ orm }: FastifyInstance['db'], userId: number, when: keyof typeof DAYS) {
  const [startsAt, endsAt] = DAYS[when].map((days) => new Date(Date.now() + days * DAY_MS)) as [Date, Date]
  await orm.insert(subscriptions).values({ userId, name: 'FREE', startsAt, endsAt })
}

/** An access token of a new session, without signing in. */
export async function tokenOf(
  { db, accessTokens }: FastifyInstance,
  userId: number,
  factor: 'one' | 'two' = 'one',
): Promise<string> {
  const expiresAt = new Date(Date.now() + DAY_MS)
  const row = { userId, factor, tokenHash: `of nobody ${userId} ${Math.random()}`, expiresAt }
  const [session] = await db.orm.insert(sessions).values(row).returning({ id: sessions.id })
  if (!session) throw new Error('The session was not inserted')
  return accessTokens.sign({ userId, sessionId: session.id })
}

/** Ends the day on which the user last wrote something, so that the next time zone that they send has an effect. */
export async function endDay({ db }: Pick<FastifyInstance, 'db'>, userId: number): Promise<void> {
  await db.rows('update users set day_ends_at = now() where id = $userId', { userId })
}
