import fp from 'fastify-plugin'
import { getPlan } from './getPlan.ts'
import { getStatus } from './getStatus.ts'
import { listInvoices } from './listInvoices.ts'
import { openPortal } from './openPortal.ts'

export { selectPaidUntil } from './accessQueries.ts'
export { planSql } from './planSql.ts'
export { lockAccess, rewriteAccess } from './rewriteAccess.ts'
export { selectPlan } from './subscriptionQueries.ts'

/** What members have bought. */
export const subscriptions = fp(
  async (app) => {
    app.register(getStatus)
    app.register(getPlan)
    app.register(listInvoices)
    app.register(openPortal)
  },
  { name: 'subscriptions', encapsulate: true, dependencies: ['policies'] },
)
