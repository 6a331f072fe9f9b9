import type { ConsentKind } from '@kinora/contracts'
import { accounts, type Practice } from '@kinora/demo'
import { and, inArray, sql } from 'drizzle-orm'
import { consents, signalRules, specialistDecisions, subscriptions, teamMembers, users } from '../../src/app/schema.ts'
import { CONSENT_VERSIONS } from '../../src/accounts/index.ts'
import { acrossOwners, type Queryable } from '../../src/platform/index.ts'
import { type IdsByKey, rowOf } from './idsByKey.ts'
import { insertRows } from './insertRows.ts'

type Person = Practice['members'][number] | Practice['specialists'][number]

const AGREED: ConsentKind[] = ['terms', 'privacy', 'health']

/** Imports people with their consents, subscriptions and teams. Returns the ids of those whom it inserted. */
export async function importPeople(tx: Queryable, made: Practice, passwordHash: string): Promise<IdsByKey> {
  const people = [...made.specialists, ...made.members]
  const added = await tx.orm
    .insert(users)
    .values(people.map(userOf))
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, email: users.email })
  await tx.orm
    .update(users)
    .set({ passwordHash })
    .where(
      and(inArray(users.email, Object.values(accounts)), sql.raw(acrossOwners('the import finds users by e-mail'))),
    )

  const byEmail = new Map(added.map(({ email, id }) => [email, id]))
  const ids: IdsByKey = new Map(
    people.flatMap(({ key, email }) => (byEmail.has(email) ? [[key, byEmail.get(email) as number]] : [])),
  )
  await insertRows(
    tx,
    consents,
    people.flatMap(({ key, registeredAt }) =>
      AGREED.flatMap((kind) =>
        rowOf(ids, key, (userId) => ({
          userId,
          kind,
          version: CONSENT_VERSIONS[kind],
          isGiven: true,
          createdAt: new Date(registeredAt),
        })),
      ),
    ),
  )
  await insertRows(
    tx,
    specialistDecisions,
    made.specialists.flatMap(({ key, registeredAt }) =>
      rowOf(ids, key, (userId) => ({ userId, state: 'verified' as const, createdAt: new Date(registeredAt) })),
    ),
  )
  await insertRows(
    tx,
    subscriptions,
    made.subscriptions.flatMap(({ member, source, months, startedAt, endsAt }) =>
      rowOf(ids, member, (userId) => ({
        userId,
        name: source === 'card' ? `plan_${months}m` : 'FREE',
        startsAt: new Date(startedAt),
        endsAt: new Date(endsAt),
      })),
    ),
  )
  await insertRows(
    tx,
    teamMembers,
    made.members.flatMap(({ key, specialist, inTeamSince }) => {
      const [memberId, specialistId] = [ids.get(key), specialist === null ? undefined : ids.get(specialist)]
      return memberId === undefined || specialistId === undefined || inTeamSince === null
        ? []
        : [{ memberId, specialistId, since: new Date(inTeamSince) }]
    }),
  )
  await insertRows(
    tx,
    signalRules,
    made.members.flatMap(({ key, specialist, putOffUntil: snoozedUntil }) => {
      const [memberId, specialistId] = [ids.get(key), specialist === null ? undefined : ids.get(specialist)]
      return memberId === undefined || specialistId === undefined || snoozedUntil === null
        ? []
        : [{ memberId, specialistId, snoozedUntil }]
    }),
  )
  return ids
}

function userOf(person: Person) {
  const { email, locale, firstName, lastName, gender, age, phoneNumber, avatar, address, registeredAt } = person
  const createdAt = new Date(registeredAt)
  return {
    email,
    locale,
    firstName,
    lastName,
    gender,
    age,
    phoneNumber,
    createdAt,
    emailVerifiedAt: createdAt,
    avatar: avatar && `${avatar}.webp`,
    country: address.country,
    address: { streetAddress: `${address.street} ${address.number}`, postCode: address.postCode, city: address.city },
    role: 'title' in person ? ('specialist' as const) : ('patient' as const),
    ...('title' in person && {
      professionalTitle: person.title,
      registrationNumber: person.registrationNumber,
      description: person.description[locale],
      officeHours: person.officeHours,
    }),
  }
}
