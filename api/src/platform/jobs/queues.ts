import type { Queue } from 'pg-boss'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type QueueOptions = Omit<Queue, 'name' | 'deadLetter'>

/**
 * Every queue of jobs. A job that fails is tried again after `retryDelay`, twice as long each time up to
 * `retryDelayMax`; after `retryLimit` times it goes to the queue of dead letters, for an operator. A job whose process
 * dies is tried again after `expireInSeconds`. All times are in seconds.
 */
export const QUEUES = {
  /** Sends one mail. Servers may scan a letter for ten minutes (RFC 5321, section 4.5.3.2.6). Retries end after a day. */
  mail: {
    expireInSeconds: 12 * MINUTE,
    retryLimit: 27,
    retryDelay: 2 * MINUTE,
    retryBackoff: true,
    retryDelayMax: HOUR,
  },
  /** Deletes expired rows. */
  sweep: { expireInSeconds: 10 * MINUTE, retryLimit: 3, retryDelay: MINUTE },
  /** Computes where members stand in work lists. */
  standings: { expireInSeconds: 10 * MINUTE, retryLimit: 2, retryDelay: 30 },
  /** Compares that with the facts. */
  standingComparison: { expireInSeconds: 30 * MINUTE, retryLimit: 2, retryDelay: MINUTE },
  /** Sends the reminders that are due. */
  reminders: { expireInSeconds: 10 * MINUTE, retryLimit: 2, retryDelay: 30 },
  /** Handles one event of the payment provider. Retries end after a day. */
  payments: {
    expireInSeconds: 2 * MINUTE,
    retryLimit: 30,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
  },
  /** Reads at the payment provider what events may have been lost of. */
  reconciliation: { expireInSeconds: 10 * MINUTE, retryLimit: 2, retryDelay: 30 },
  /** Sends the gift cards whose day has come. */
  gifts: { expireInSeconds: 10 * MINUTE, retryLimit: 2, retryDelay: 30 },
  /** Pays one order back after a withdrawal from its contract: the law gives 14 days. Retries end after a week. */
  withdrawals: {
    expireInSeconds: 5 * MINUTE,
    retryLimit: 176,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
  },
  /** A refund that has not arrived and that nobody asks for again: it fails at once, so that an operator sees it. */
  returnedRefunds: { expireInSeconds: 5 * MINUTE, retryLimit: 0 },
  /** Ends one plan at the payment provider that was paid back or is disputed. Retries end after a day. */
  endings: { expireInSeconds: 5 * MINUTE, retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: HOUR },
  /** Ends what somebody whose account was deleted has at the payment provider. Retries end after a day. */
  leavers: { expireInSeconds: 5 * MINUTE, retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: HOUR },
} satisfies Record<string, QueueOptions>

export type QueueName = keyof typeof QUEUES

export const DEAD_LETTERS = 'dead-letters'

/** Jobs that have ended are kept for a day, dead letters until an operator or a month deletes them. */
export const ENDED = { deleteAfterSeconds: DAY }
export const DEAD = { retentionSeconds: 30 * DAY }

/** When jobs without data are added, by one of the processes (cron, in UTC). */
export const SCHEDULES = {
  sweep: '17 * * * *',
  reminders: '*/5 * * * *',
  reconciliation: '*/5 * * * *',
  gifts: '*/5 * * * *',
  /** Midnights are at quarters of an hour in all time zones. */
  standings: '*/15 * * * *',
  standingComparison: '41 2 * * *',
} satisfies Partial<Record<QueueName, string>>
