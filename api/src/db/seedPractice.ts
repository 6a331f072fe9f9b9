import type { ConsentKind } from '@kinora/contracts'
import { accounts, type practice } from '@kinora/demo'
import { inArray } from 'drizzle-orm'
import { consents, subscriptions, users } from './accountTables.ts'
import { CONSENT_VERSIONS } from './consentVersions.ts'
import type { Transaction } from './database.ts'
import { seedCare } from './seedCare.ts'

export type Practice = ReturnType<typeof practice>
type Person = Practice['members'][number] | Practice['specialists'][number]

const AGREED: ConsentKind[] = ['terms', 'privacy', 'health']

/**
 * Brings the demo's people into the database with all that is theirs, each once: whom visitors have changed since stays
 * as they are. Only the accounts that visitors try have a password, and each start gives them this one again.
 */
export async function seedPractice(transaction: Transaction, made: Practice, passwordHash: string): Promise<void> {
  const people = [...made.specialists, ...made.members]
  await transaction(async (tx) => {
    const added = await tx.insert(users).values(people.map(userOf))
      .onConflictDoNothing({ target: users.email }).returning({ id: users.id, email: users.email })
    await tx.update(users).set({ passwordHash }).where(inArray(users.email, Object.values(accounts)))
    if (added.length === 0) return

    const byEmail = new Map(added.map(({ email, id }) => [email, id]))
    const ids = new Map(people.flatMap(({ key, email }) => byEmail.has(email) ? [[key, byEmail.get(email) as number]] : []))
    await tx.insert(consents).values(people.flatMap(({ key, registeredAt }) => AGREED.flatMap((kind) =>
      of(ids, key, (userId) => ({ userId, kind, version: CONSENT_VERSIONS[kind], isGiven: true, createdAt: new Date(registeredAt) })))))
    await tx.insert(subscriptions).values(made.subscriptions.flatMap(({ member, source, months, startedAt, endsAt }) =>
      of(ids, member, (userId) => ({
        userId, name: source === 'card' ? `plan_${months}m` : 'FREE', startsAt: new Date(startedAt), endsAt: new Date(endsAt),
      }))))
    await seedCare(tx, made, ids)
  })
}

/** A row for whoever was added now, nothing for others. */
const of = <Row>(ids: Map<string, number>, key: string, rowOf: (userId: number) => Row): Row[] => {
  const userId = ids.get(key)
  return userId === undefined ? [] : [rowOf(userId)]
}

function userOf(person: Person) {
  const { email, locale, firstName, lastName, gender, age, phoneNumber, avatar, address, registeredAt } = person
  const createdAt = new Date(registeredAt)
  return {
    email, locale, firstName, lastName, gender, age, phoneNumber, createdAt,
    emailVerifiedAt: createdAt,
    avatar: avatar && `${avatar}.webp`,
    country: address.country,
    address: { streetAddress: `${address.street} ${address.number}`, postCode: address.postCode, city: address.city },
    role: 'title' in person ? 'specialist' as const : 'patient' as const,
    ...('title' in person && {
      professionalTitle: person.title,
      registrationNumber: person.registrationNumber,
      description: person.description[locale],
    }),
  }
}
