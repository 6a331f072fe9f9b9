import { sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { fromDrizzle, type JobWithMetadata } from 'pg-boss'
import { Gauge } from 'prom-client'
import type { Queryable } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { openBoss, WORK } from './openBoss.ts'
import { DEAD_LETTERS, type QueueName } from './queues.ts'

/** `queue` is the one in which it failed; `error` what its last run threw. `failedAt` is ISO 8601 UTC. */
type DeadLetter = { id: string; queue: string | null; data: unknown; error: string | null; failedAt: string }

type Counted = { name: string; state: string; count: number }

/** One run of a job. `signal` aborts when it takes too long, or the process must end. */
export type Run<Data> = { data: Data; signal: AbortSignal; isLastTry: boolean }
type Worker = { queue: QueueName; atOnce: number; run: (job: Run<never>) => Promise<void> }

declare module 'fastify' {
  interface FastifyInstance {
    jobs: {
      /** Adds a job in a transaction: it runs after the commit, and only then. `data` has ids, nothing personal. */
      send: (tx: Queryable, queue: QueueName, data: object) => Promise<void>
      /** Adds many jobs at once. */
      sendAll: (tx: Queryable, queue: QueueName, data: object[]) => Promise<void>
      /**
       * Runs the queue's jobs in this process, `atOnce` at a time, until the app closes. Each job is run by one process,
       * and again when `run` rejects.
       */
      work: <Data>(queue: QueueName, run: (job: Run<Data>) => Promise<void>, options?: { atOnce?: number }) => void
      /** Jobs that have failed for good, the oldest first. */
      deadLetters: () => Promise<DeadLetter[]>
      /** Puts dead letters back into their queues. Returns how many. */
      retryDeadLetters: () => Promise<number>
    }
  }
}

const STOP_WITHIN_MS = 3_000
const COUNT_EVERY_MS = 30_000

/** Work in the background: `app.jobs`, on pg-boss. Retries, dead letters and schedules are set in queues.ts. */
export const jobs = fp(
  async (app) => {
    const boss = openBoss(app.db, { works: true })
    boss.on('error', (error) => app.log.warn({ err: error }, 'jobs.unknown'))
    const workers: Worker[] = []
    const started = boss.start()
    started.catch(() => {}) // whoever awaits it is told
    // Metrics are read under overload too, so they are counted beforehand.
    let counts: Counted[] = []
    const count = async () => {
      counts = await countJobs(app.db)
    }
    const timer = setInterval(() => void count().catch(() => {}), COUNT_EVERY_MS).unref()

    app.decorate('jobs', {
      send: async (tx, queue, data) => {
        await started
        await boss.send(queue, data, { db: fromDrizzle(tx.orm as never, sql) })
      },
      sendAll: async (tx, queue, all) => {
        await started
        await boss.insert(
          queue,
          all.map((data) => ({ data })),
          { db: fromDrizzle(tx.orm as never, sql) },
        )
      },
      work: (queue, run, { atOnce = 1 } = {}) => void workers.push({ queue, run: run, atOnce }),
      deadLetters: async () => {
        await count()
        return selectDeadLetters(app.db)
      },
      retryDeadLetters: () => boss.redrive(DEAD_LETTERS),
    })
    app.addHook('onReady', async () => {
      await started
      for (const worker of workers) for (let count = 0; count < worker.atOnce; count++) await startWorker(worker)
    })
    const startWorker = async ({ queue, run }: Worker) => {
      const id = await boss.work(queue, WORK, async ([job]: JobWithMetadata<never>[]) => {
        if (!job) return
        boss.notifyWorker(id) // looks for the next job as soon as this one has ended
        await run({ data: job.data, signal: job.signal, isLastTry: job.retryCount >= job.retryLimit })
      })
    }
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await started.catch(() => {})
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: false })
    })
    new Gauge({
      name: 'jobs',
      help: 'Jobs by queue and state; those that have failed for good are in the queue dead-letters',
      labelNames: ['queue', 'state'],
      registers: [app.metrics],
      collect() {
        this.reset()
        this.set({ queue: DEAD_LETTERS, state: 'created' }, 0)
        for (const { name, state, count } of counts) this.set({ queue: name, state }, count)
      },
    })
  },
  { name: 'jobs', decorators: { fastify: ['db', 'metrics'] } },
)

/** The oldest first, at most 1,000. */
const selectDeadLetters = (db: Queryable): Promise<DeadLetter[]> =>
  db.rows<DeadLetter>(
    `select id, source_name as queue, data, source_output->>'message' as error, ${isoSql('created_on')} as "failedAt"
    from jobs.job where name = $queue and state = 'created' order by created_on limit 1000`,
    { queue: DEAD_LETTERS },
  )

/** Jobs that have not ended, by queue and state. */
const countJobs = (db: Queryable): Promise<Counted[]> =>
  db.rows(
    "select name, state::text, count(*)::int as count from jobs.job where state < 'completed' group by name, state",
  )
