import { type JobDatabase, openBoss } from './openBoss.ts'
import { DEAD, DEAD_LETTERS, ENDED, QUEUES, SCHEDULES } from './queues.ts'

/** Creates or migrates the tables of the jobs, and their queues and schedules with their present options. Idempotent. */
export async function installJobs(db: JobDatabase): Promise<void> {
  const boss = openBoss(db, { migrate: true })
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  boss.on('error', failed.reject)
  const install = async () => {
    await boss.start()
    await boss.createQueue(DEAD_LETTERS, DEAD)
    for (const [name, options] of Object.entries(QUEUES)) {
      const queue = { ...options, ...ENDED, deadLetter: DEAD_LETTERS, notify: true }
      await boss.createQueue(name, queue)
      await boss.updateQueue(name, queue)
    }
    for (const [name, cron] of Object.entries(SCHEDULES)) await boss.schedule(name, cron)
  }
  await Promise.race([install(), failed.promise]).finally(() => boss.stop({ graceful: false, close: false }))
}
