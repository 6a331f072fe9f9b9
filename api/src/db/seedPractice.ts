import type { ConsentKind } from '@kinora/contracts'
import { accounts, type practice } from '@kinora/demo'
import { eq } from 'drizzle-orm'
import { consents, subscriptions, users } from './accountTables.ts'
import { CONSENT_VERSIONS } from './consentVersions.ts'
import type { Orm } from './database.ts'

type Practice = ReturnType<typeof practice>
type Person = Practice['members'][number] | Practice['specialists'][number]

const AGREED: ConsentKind[] = ['terms', 'privacy', 'health']

/**
 * Brings the demo's people into the database, each once: whom visitors have changed since stays as they are. Only the
 * accounts that visitors try have a password, and each start gives them this one again.
 */
export async function seedPractice(orm: Orm, made: Practice, passwordHash: string): Promise<void> {
  await orm.transaction(async (tx) => {
    for (const person of [...made.specialists, ...made.members]) {
      const [added] = await tx.insert(users).values(userOf(person))
        .onConflictDoNothing({ target: users.email }).returning({ id: users.id })
      if (added) await addBelongings(tx, added.id, person, made)
      if (Object.values(accounts).includes(person.email)) {
        await tx.update(users).set({ passwordHash }).where(eq(users.email, person.email))
      }
    }
  })
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

async function addBelongings(tx: Orm, userId: number, person: Person, { subscriptions: plans }: Practice) {
  const createdAt = new Date(person.registeredAt)
  await tx.insert(consents).values(AGREED.map((kind) =>
    ({ userId, kind, version: CONSENT_VERSIONS[kind], isGiven: true, createdAt })))
  const plan = plans.find(({ member }) => member === person.key)
  if (plan) {
    await tx.insert(subscriptions).values({
      userId,
      name: plan.source === 'card' ? `plan_${plan.months}m` : 'FREE',
      startsAt: new Date(plan.startedAt),
      endsAt: new Date(plan.endsAt),
    })
  }
}
