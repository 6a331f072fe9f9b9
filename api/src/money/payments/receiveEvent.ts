import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { aboutEvent } from './aboutEvent.ts'
import { insertEvent } from './eventQueries.ts'

/**
 * Stores an event, with a job that handles it; the second time nothing. Of its content only ids are kept: it is a hint to
 * read the objects themselves.
 */
export async function receiveEvent(app: FastifyInstance, event: Stripe.Event): Promise<void> {
  const about = aboutEvent(event)
  await app.db.transaction(async (tx) => {
    const { id, type, created } = event
    const isNew = await insertEvent(tx, { id, type, createdAt: new Date(created * 1_000), isHandled: !about })
    if (isNew && about) await app.jobs.send(tx, 'payments', { eventId: id, about })
  })
}
