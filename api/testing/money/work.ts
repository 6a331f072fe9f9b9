import { refundOrder } from '../../src/money/settlement/refundOrder.ts'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { type AtProvider, endPayments } from '../../src/money/orders/endPayments.ts'
import { type EndedPlan, endPlan } from '../../src/money/settlement/endPlan.ts'
import { handleEvent } from '../../src/money/settlement/handleEvent.ts'
import type { EventAbout } from '../../src/money/payments/aboutEvent.ts'
import { WEBHOOK_SECRET, type System } from './openSystem.ts'
import { diesAfter } from './sandboxLink.ts'
import type { Story } from './Story.ts'

/** A webhook with its signature, in one of the processes. */
export async function receive({ system, statuses }: Story, number: number, event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event)
  const signature = system.stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
  const answer = await system.apps[number % system.apps.length]?.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  if (answer) statuses.push(answer.statusCode)
}

type Data = { eventId: string; about: EventAbout } & EndedPlan & AtProvider
type Job = { id: number; queue: string; data: Data }

/**
 * Runs the jobs that wait, but for those that fail for an operator to see them, all at the same time, in both processes. Those whose process dies are kept; all of them are if
 * they are to run `again`, or fail. Returns those that have failed.
 */
export async function runWork(
  { apps }: System,
  { dies, again }: { dies: number | null; again: boolean },
): Promise<{ queue: string; error: unknown }[]> {
  const [{ db }] = apps as [FastifyInstance]
  const jobs = await db.rows<Job>(
    "select id, queue, data from work where queue not in ('mail', 'returnedRefunds') order by id",
  )
  const failed: { queue: string; error: unknown }[] = []
  await Promise.all(
    jobs.map(async (job, number) => {
      const app = apps[number % apps.length] as FastifyInstance
      const work = () => (dies === null ? run(app, job).then(() => true) : diesAfter(dies, () => run(app, job)))
      const isDone = await work().catch((error: unknown) => {
        failed.push({ queue: job.queue, error })
        return false
      })
      if (isDone && !again) await db.rows('delete from work where id = $id', { id: job.id })
    }),
  )
  return failed
}

function run(app: FastifyInstance, { queue, data }: Job): Promise<void> {
  if (queue === 'payments') return handleEvent(app, data.eventId, data.about)
  if (queue === 'withdrawals') return refundOrder(app, data.orderId)
  if (queue === 'endings') return endPlan(app, data)
  if (queue === 'leavers') return endPayments(app, data)
  throw new Error(`Nobody does the work of ${queue}`)
}
