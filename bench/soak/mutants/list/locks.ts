import type { Mutant } from '../Mutant.ts'

const suite = 'api'

/** Locks, jobs and what must happen once. */
export const lockMutants: Mutant[] = [
  {
    id: 'stale-facts-written',
    breaks: 'what was read of an order earlier overwrites what was read later',
    file: 'api/src/money/settlement/settleOrder.ts',
    from: 'if (order?.version !== version) return false',
    to: 'if (!order) return false',
    suite,
    tests: ['api/src/money/settlement/events.test.ts'],
  },
  {
    id: 'events-out-of-order',
    breaks: 'an open page never gets an event that committed after one with a larger id',
    file: 'api/src/messages/events/recordEvents.ts',
    from: "await tx.rows('select pg_advisory_xact_lock($class, $reader)', { class: LOCK_CLASS, reader })",
    to: 'void reader',
    suite,
    tests: ['api/src/messages/events/recordEvents.test.ts'],
  },
  {
    id: 'daily-maximum-raced',
    breaks: 'two tabs count a program as done more often than a day allows',
    file: 'api/src/identity/people/keepOwnDay.ts',
    from: ".where(eq(users.id, userId)).for('no key update')",
    to: '.where(eq(users.id, userId))',
    suite,
    tests: ['api/src/care/training/training.test.ts'],
  },
  {
    id: 'mails-sent-twice',
    breaks: 'a mail whose job runs again is sent again',
    file: 'api/src/messages/mail/sendMail.ts',
    from: 'if (!mail || mail.sentAt !== null) return',
    to: 'if (!mail) return',
    suite,
    tests: ['api/src/messages/mail/sendMail.test.ts', 'api/src/messages/mail/mail.test.ts'],
  },
]
