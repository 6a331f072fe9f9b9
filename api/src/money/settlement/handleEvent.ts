import type { FastifyInstance } from 'fastify'
import type { EventAbout } from '../payments/aboutEvent.ts'
import { markHandled } from '../payments/eventQueries.ts'
import { findOrder } from './findOrder.ts'
import { markOpen } from '../orders/orderQueries.ts'
import { settleOrder } from './settleOrder.ts'

/** The job that handles one event: it only says which order is to be settled. */
export async function handleEvent(app: FastifyInstance, eventId: string, about: EventAbout): Promise<void> {
  const orderId = await findOrder(app, about)
  // The session of an order whose process ended between making it and writing it down.
  if (orderId && about.session) await markOpen(app.db, orderId, about.session)
  if (orderId) await settleOrder(app, orderId)
  await markHandled(app.db, eventId)
}
